import styled from 'styled-components';

/** Rows of a person's panel: what on the left, amount and time on the right; each leads to where it is worked on. */
export const Sheet = styled.ul`
  border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line);
  > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 14px; align-items: baseline; padding: 13px 16px; }
  > li + li { box-shadow: 0 -1px 0 var(--line); }
  a { font-weight: 600; color: var(--ink); text-decoration: none; overflow-wrap: anywhere; &:hover { text-decoration: underline; } }
  b { text-align: right; font-weight: 600; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  small > * { margin-right: 8px; }
  small { font-size: 12.5px; line-height: 18px; color: var(--ink-3); }
  small:nth-of-type(even) { text-align: right; white-space: nowrap; }
  @media (pointer: coarse) { a { display: inline-flex; align-items: center; min-height: 44px; } }
`;
