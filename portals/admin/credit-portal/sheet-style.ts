import styled from 'styled-components';

export const Scroller = styled.div`overflow-x: auto; padding: 2px 3px 8px; margin: 0 -3px; scrollbar-width: thin;`;
export const Grid = styled.table<{ $columns: number }>`
  border-collapse: separate; border-spacing: 3px; width: 100%; min-width: ${({ $columns }) => 115 + $columns * 75}px; table-layout: fixed; font-variant-numeric: tabular-nums;
  thead th { font-size: 12.5px; line-height: 18px; font-weight: 500; color: var(--ink-3); padding: 4px 0; }
  tbody th, thead th:first-child { text-align: left; padding-left: 3px; }
  thead th:first-child { width: ${({ $columns }) => ($columns > 6 ? 190 : 120)}px; }
  tbody th, thead th:first-child { position: sticky; left: -3px; z-index: 2; background: var(--surface); }
  tbody th { padding: 0 8px 0 3px; font-size: 13.5px; line-height: 18px; font-weight: 500; }
  td { padding: 0; }
  tfoot td { text-align: center; button { margin: 0 auto; } }
  @media (max-width: 767.98px) { thead th:first-child { width: ${({ $columns }) => ($columns > 6 ? 112 : 84)}px; } }
`;
export const Cell = styled.span<{ $heat: number }>`
  position: relative; display: flex; flex-direction: column; justify-content: center; min-height: 44px; border-radius: 7px; color: var(--ink);
  background: ${({ $heat }) => ($heat === 0 ? 'var(--surface)' : `color-mix(in srgb, var(--primary-300) ${$heat}%, var(--primary-50))`)}; box-shadow: inset 0 0 0 1px var(--line);
  &[data-changed] { box-shadow: inset 0 0 0 2px var(--promo-text); background: var(--promo-tint); }
  &[data-wrong] { box-shadow: inset 0 0 0 2px var(--danger); background: var(--danger-tint); }
  &[data-fixed] { box-shadow: none; background: none; }
  s, small { padding-bottom: 3px; margin-top: -5px; text-align: center; font-size: 11.5px; line-height: 13px; color: var(--ink); pointer-events: none; }
  i { display: block; padding-top: 3px; margin-bottom: -5px; text-align: center; font-style: normal; font-size: 11.5px; line-height: 13px; color: var(--ink); pointer-events: none; }
  input {
    width: 100%; min-width: 0; min-height: 30px; padding: 0 2px; border: 0; border-radius: 7px; background: none; color: var(--ink); text-align: center; font: inherit; font-size: 13.5px; font-weight: 500; flex: 1;
  }
  &:focus-within { outline: 2px solid var(--focus); outline-offset: 1px; z-index: 1; }
  input:focus-visible { outline: none; }
  &[data-changed] input { font-weight: 700; }
  @media (pointer: coarse) { input { min-height: 44px; font-size: 16px; } }
  @media (forced-colors: active) { border: 1px solid; }
`;
