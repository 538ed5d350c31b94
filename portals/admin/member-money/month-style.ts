import styled from 'styled-components';

const phone = '@media (max-width: 767.98px)';

export const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 2fr) minmax(260px, 1fr); gap: 20px; align-items: start; padding: 18px 24px 40px;
  > div { display: grid; gap: 20px; min-width: 0; }
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
  ${phone} { padding: 16px 16px 40px; }
`;

export const Equation = styled.dl`
  display: flex; flex: none; align-items: stretch; margin: 16px 24px 0; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line); overflow: hidden;
  > div { position: relative; flex: 1 1 auto; padding: 12px 26px 12px 14px; }
  dt { font-size: 13px; line-height: 18px; color: var(--ink-2); }
  dd { margin-top: 2px; font: 600 20px/26px var(--font-voice); font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  [data-sign]::before { content: attr(data-sign); position: absolute; left: -11px; bottom: 13px; font-size: 18px; color: var(--ink-3); }
  @media (max-width: 1200px) {
    flex-direction: column;
    > div { display: flex; justify-content: space-between; align-items: baseline; gap: 14px; padding: 8px 14px; box-shadow: 0 -1px 0 var(--line); }
    dd { font-size: 17px; } > div { padding-left: 34px; } [data-sign]::before { left: 13px; bottom: auto; top: 8px; line-height: 26px; }
  }
  ${phone} { margin: 14px 16px 0; }
`;

export const Apart = styled.div<{ $tone: 'success' | 'warning' }>`
  background: var(--${({ $tone }) => $tone}-tint); color: var(--${({ $tone }) => $tone}); box-shadow: inset 0 0 0 1px var(--${({ $tone }) => $tone}-line);
  && dt { color: inherit; font-weight: 600; } dd { color: var(--ink); }
`;

export const Card = styled.section`
  min-width: 0; padding: 16px 18px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line);
  header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 4px 12px; }
  h2 { font-size: 15px; line-height: 20px; font-weight: 650; }
  header > :last-child:not(h2) { font-size: 13px; line-height: 18px; color: var(--ink-2); }
  header a { color: var(--primary-text); }
  > p { margin-top: 8px; color: var(--ink-2); }
  table { width: 100%; margin-top: 8px; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
  th, td { padding: 8px 8px 8px 0; text-align: left; font-weight: 400; vertical-align: top; }
  th:last-child, td:last-child { padding-right: 0; }
  td:first-child:not([colspan]) { white-space: nowrap; }
  thead th { font-size: 13px; line-height: 18px; color: var(--ink-2); }
  tbody tr, tfoot tr { box-shadow: inset 0 1px 0 var(--line); }
  tr[data-chosen] { background: var(--hover); box-shadow: inset 3px 0 0 var(--primary), inset 0 1px 0 var(--line); }
  tr[data-chosen] > :first-child { padding-left: 10px; }
  [data-amount] { text-align: right; white-space: nowrap; }
  &[data-lines] td:first-child { white-space: normal; }
  td small { display: block; font-size: 12.5px; line-height: 17px; color: var(--ink-3); }
  td b { font-weight: 600; }
  tfoot td { font-weight: 650; }
  ${phone} { [data-wide] { display: none; } }
`;

export const Letter = styled.button`
  min-width: 26px; height: 24px; padding: 0 6px; border: 0; border-radius: 6px; background: var(--hover); color: var(--ink-2); font: inherit; font-size: 13px; cursor: pointer;
  &[aria-pressed='true'] { background: var(--primary); color: var(--on-primary); }
  @media (pointer: coarse) { min-width: 44px; height: 44px; }
`;

export const Months = styled.nav`
  display: flex; gap: 6px; @media print { display: none; }
`;

export const Mark = styled.span`margin-right: auto; padding-left: 6px;`;

/** What only the paper of a month says: whose it is, and of which day. */
export const OnPaper = styled.p`
  display: none; padding: 4px 24px 0; color: var(--ink-2);
  @media print { display: block; }
`;
