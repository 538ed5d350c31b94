import styled from 'styled-components';

/** A line of buttons above the calendar; not on paper. */
export const Bar = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 24px 8px;
  > span { display: flex; gap: 2px; }
  @media (max-width: 767.98px) { padding: 8px 16px; }
  @media print { display: none; }
`;

/** The calendar, and beside it what waits. */
export const Body = styled.div`
  display: grid; gap: 20px; padding: 8px 24px 48px; align-items: start; grid-template-columns: minmax(0, 1fr);
  @media print { > aside { display: none; } }
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) 260px; }
  @media print { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767.98px) { padding: 8px 16px 40px; }
`;

/** One of several views, side by side. */
export const Views = styled.div`
  display: inline-flex; padding: 3px; border-radius: var(--radius-control); background: var(--sunken);
  button { min-height: 28px; padding: 0 12px; border: 0; border-radius: 7px; background: none; color: var(--ink-2); font: inherit; font-size: 13px; font-weight: 500; cursor: pointer; }
  button[aria-pressed='true'] { background: var(--surface); color: var(--ink); font-weight: 600; box-shadow: var(--shadow-1, 0 1px 2px rgb(0 0 0 / .12)); }
  @media (pointer: coarse) { button { min-height: 40px; } }
`;
