import styled from 'styled-components';

export const Stage = styled.section`
  & + & { margin-top: 20px; }
  h2 { display: flex; gap: 8px; align-items: baseline; padding-bottom: 6px; border-bottom: 1px solid var(--line-strong, var(--line)); font-size: 14px; line-height: 20px; font-weight: 650; }
  h2 small { font-size: 13px; font-weight: 400; color: var(--ink-3); }
  ol, ul { list-style: none; }
`;
export const Row = styled.li`
  position: relative; display: grid; grid-template-columns: 28px minmax(0, 1fr) 160px 56px 32px; gap: 4px 10px; align-items: center; padding: 5px 8px; border-bottom: 1px solid var(--line); font-size: 13.5px; line-height: 20px;
  > span:first-child { text-align: right; color: var(--ink-3); font-variant-numeric: tabular-nums; }
  &[data-wide] { grid-template-columns: 28px minmax(0, 1fr) minmax(0, 300px) 32px; }
  &[data-target] { box-shadow: inset 0 2px 0 var(--focus); }
  &[data-target='below'] { box-shadow: inset 0 -2px 0 var(--focus); }
  &[data-dragged] { opacity: 0.5; }
  &[data-changed] > span:first-child { color: var(--promo-text); font-weight: 700; }
  &[data-wrong] { border-radius: 10px; background: var(--danger-tint); box-shadow: inset 0 0 0 1.5px var(--danger-line); border-bottom-color: transparent; }
  > [role='group'] { grid-column: 1 / -1; }
  @media (max-width: 767.98px) {
    &, &[data-wide] { grid-template-columns: 24px minmax(0, 1fr) 44px; }
    > span:nth-of-type(2) { grid-column: 2; grid-row: 2; }
  }
`;
/** At the left of the number; the mouse takes the rule by it. */
export const Grip = styled.i`
  position: absolute; left: -8px; top: 0; bottom: 0; width: 16px; display: grid; place-items: center; color: var(--ink-3); cursor: grab;
  &:active { cursor: grabbing; }
  @media (hover: none), (max-width: 767.98px) { display: none; }
`;
export const Met = styled.span`
  text-align: right; color: var(--ink-2); font-variant-numeric: tabular-nums;
  @media (max-width: 767.98px) { display: none; }
`;
export const Heads = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 160px 56px 32px; gap: 10px; padding: 0 8px; margin-bottom: -20px; font-size: 12.5px; line-height: 20px; color: var(--ink-3);
  span:nth-child(3) { text-align: right; white-space: nowrap; direction: rtl; }
  @media (max-width: 767.98px) { display: none; }
`;
export const Sentence = styled.button`
  min-height: 32px; padding: 4px 6px; border: 0; border-radius: 8px; background: none; color: var(--ink); font: inherit; text-align: left; cursor: pointer; overflow-wrap: anywhere;
  b { font-weight: 600; padding: 1px 4px; margin: 0 -1px; border-radius: 5px; background: var(--primary-50); box-decoration-break: clone; -webkit-box-decoration-break: clone; }
  &:hover:not(:disabled) { background: var(--hover); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
  &:disabled { cursor: default; }
  @media (pointer: coarse) { min-height: 44px; }
`;
export const Fault = styled.div`
  grid-column: 2 / -1; display: grid; gap: 6px; padding-bottom: 6px;
  p { display: flex; gap: 7px; align-items: flex-start; padding-left: 6px; font-weight: 600; color: var(--danger); }
  svg { flex: none; margin-top: 1px; }
`;
export const Mend = styled.div`display: flex; flex-wrap: wrap; gap: 8px; padding-left: 6px;`;
export const Tools = styled.div`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; margin: 10px 0 14px;`;
