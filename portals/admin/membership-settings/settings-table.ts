import styled from 'styled-components';

/** Rows of settings; cards below 768 px, where `data-label` says what a cell is. */
export const SettingsTable = styled.table`
  width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums;
  caption { text-align: left; padding-bottom: 8px; color: var(--ink-2); }
  th { padding: 8px 20px 8px 0; text-align: left; font-size: 12.5px; line-height: 18px; font-weight: 500; color: var(--ink-3); border-bottom: 1px solid var(--line); }
  td { padding: 9px 20px 9px 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
  td > b { font-weight: 600; overflow-wrap: anywhere; }
  td small { display: block; font-size: 12.5px; line-height: 17px; color: var(--ink-3); overflow-wrap: anywhere; }
  th[data-number], [data-number] { text-align: right; }
  th[data-number]:last-child { padding-right: 0; }
  td:last-child { padding-right: 0; text-align: right; white-space: nowrap; }
  @media (max-width: 767.98px) {
    &, tbody, tr, td { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { padding: 10px 0; border-bottom: 1px solid var(--line); }
    td, td:last-child { display: flex; justify-content: space-between; gap: 12px; padding: 3px 0; border: 0; text-align: left; white-space: normal; }
    td[data-label]::before { content: attr(data-label); color: var(--ink-3); }
    td:empty { display: none; }
    td:last-child:not([data-label]) { justify-content: flex-start; padding-top: 8px; }
  }
`;
export const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px;
  > :first-child { flex: 1 1 320px; }
`;
export const Swatch = styled.span`
  display: inline-grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; color: #FFFFFF; font-size: 11.5px; font-weight: 700; flex: none;
`;
