import styled from 'styled-components';

/** The body of a tab: one column, or two where there is room. */
export const Body = styled.div`
  padding: 20px 24px 32px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px; align-content: start;
  @media (max-width: 767.98px) { padding: 16px 16px 28px; gap: 24px; }
`;
export const Columns = styled.div`
  display: grid; gap: 28px 40px; grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); align-items: start; max-width: 1160px;
`;
export const Title = styled.h2`
  font-size: 15px; line-height: 20px; font-weight: 650; margin-bottom: 10px;
  small { font-size: 13px; font-weight: 400; color: var(--ink-3); }
`;
export const Quiet = styled.p`color: var(--ink-2); max-width: 68ch;`;

/** Labels and answers, label left. */
export const Facts = styled.dl`
  display: grid; grid-template-columns: minmax(84px, 112px) minmax(0, 1fr); gap: 9px 14px; line-height: 20px;
  dt { color: var(--ink-3); }
  dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums lining-nums; }
  dd > small { display: block; color: var(--ink-3); font-size: 12.5px; line-height: 17px; }
`;
