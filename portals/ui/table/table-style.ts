import styled from 'styled-components';

const phone = '@media (max-width: 767.98px)';

export const Scroller = styled.div`
  position: relative; flex: 1; min-height: 0; overflow: auto; overscroll-behavior-x: contain;
  ${phone} { overflow: visible; }
`;

export const Table = styled.table<{ $dense: boolean }>`
  width: 100%; border-collapse: separate; border-spacing: 0; font-size: 13.5px; line-height: 18px; font-variant-numeric: tabular-nums lining-nums;
  th, td { padding: 0 12px; text-align: left; white-space: nowrap; border-bottom: 1px solid var(--line); }
  th { position: sticky; top: 0; z-index: var(--z-table-head); height: 36px; background: var(--surface); font-weight: 500; font-size: 12.5px; line-height: 16px; color: var(--ink-3); }
  td { height: ${(props) => (props.$dense ? 'var(--row-dense)' : 'var(--row)')}; color: var(--ink-2); }
  th[data-numeric], td[data-numeric] { text-align: right; }
  td[data-numeric] { font-weight: 500; color: var(--ink); }
  tr > :first-child { padding-left: 24px; } tr > :last-child { padding-right: 24px; }
  th[aria-sort] { color: var(--ink); font-weight: 600; }
  tbody tr:hover td { background: var(--hover); }
  tbody tr[aria-selected='true'] td { background: var(--primary-50); }
  td[data-lead] { color: var(--ink); font-weight: 500; }
  td > a:first-child { color: var(--ink); font-weight: 600; text-decoration: none; } td > a:first-child:hover { text-decoration: underline; }
  [data-card-only] { display: none; }
  [data-row-menu] { opacity: 0; } tr:is(:hover, :focus-within) [data-row-menu] { opacity: 1; }
  @media (hover: none) { [data-row-menu] { opacity: 1; } }
  /* Between a phone and a desk the table moves beneath its first column, and the acts of a row stay in reach. */
  @media (min-width: 768px) and (max-width: 1024px) {
    :is(th, td):is([data-select], [data-lead], [data-menu]) { position: sticky; left: 0; background: var(--surface); }
    :is(th, td)[data-select] { width: 54px; min-width: 54px; }
    tr > [data-select] + [data-lead] { left: 54px; }
    :is(th, td)[data-lead] { box-shadow: inset -1px 0 0 var(--line); }
    :is(th, td)[data-menu] { left: auto; right: 0; padding-left: 4px; }
    td:is([data-select], [data-lead], [data-menu]) { z-index: calc(var(--z-table-head) - 1); }
    th:is([data-select], [data-lead], [data-menu]) { z-index: calc(var(--z-table-head) + 1); }
  }
  ${phone} {
    &, tbody, tr { display: block; } thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { position: relative; display: grid; grid-template-columns: 1fr 1fr; gap: 6px 14px; padding: 14px 16px; border-bottom: 1px solid var(--line); }
    td { display: block; height: auto; border: 0; padding: 0 !important; white-space: normal; overflow-wrap: anywhere; text-align: left !important; font-size: 14px; }
    tbody tr:hover td, tbody tr[aria-selected='true'] td { background: none; } tbody tr[aria-selected='true'] { background: var(--primary-50); }
    td[data-title]::before { content: attr(data-title); display: block; font-size: 12.5px; line-height: 16px; color: var(--ink-3); font-weight: 400; }
    td[data-lead] { grid-column: 1 / -1; font-size: 16px; line-height: 22px; padding-right: 44px !important; } td[data-lead]::before { content: none; }
    tr[data-cards] { grid-template-columns: 1fr auto; gap: 4px 14px; padding: 12px 16px; }
    td[data-card='none'] { display: none; } [data-card-only] { display: inline; }
    td[data-card='line'] { grid-column: 1 / -1; order: 1; } td[data-card='start'] { order: 2; } td[data-card='end'] { order: 3; }
    tr[data-cards] td::before { content: none; } tr[data-cards] td[data-card='start']::before { content: attr(data-title) ' '; display: inline; font-size: inherit; }
    tr:has(td[data-select]) td[data-lead] { padding-right: 88px !important; }
    td[data-select] { position: absolute; right: 56px; top: 16px; } td[data-menu] { position: absolute; right: 12px; top: 8px; }
  }
  @media print { th { position: static; } }
`;

export const SortButton = styled.button`
  display: inline-flex; align-items: center; gap: 4px; min-height: 28px; padding: 0; border: 0; background: none; cursor: pointer; color: inherit; font: inherit; font-weight: inherit;
  &:hover { color: var(--ink); }
`;

export const Pager = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 10px 24px; font-size: 13px; line-height: 18px; color: var(--ink-3); border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums lining-nums; background: var(--surface);
  > :first-child { flex: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px; color: var(--ink-2); }
  b { color: var(--ink); font-weight: 600; }
  select { min-height: 32px; border: 0; border-radius: 8px; padding: 0 8px; background: var(--surface); box-shadow: inset 0 0 0 1px var(--line-2); color: var(--ink-2); }
  @media (pointer: coarse) { select { min-height: 44px; } }
  ${phone} { padding: 10px 16px; > :first-child { flex-basis: 100%; } > :nth-last-child(3) { margin-right: auto; } }
`;

export const Refetching = styled.div`
  position: sticky; top: 0; left: 0; height: 2px; margin-bottom: -2px; z-index: calc(var(--z-table-head) + 1); background: linear-gradient(90deg, var(--primary-200), var(--primary-line), var(--primary-200)) 0 0 / 200% 100%;
`;

export const Empty = styled.div`
  display: grid; justify-items: center; gap: 6px; padding: 48px 24px; text-align: center;
  h2 { font-size: 16px; line-height: 22px; font-weight: 650; text-wrap: balance; } p { color: var(--ink-2); } > :last-child:not(p, h2) { margin-top: 10px; }
`;
