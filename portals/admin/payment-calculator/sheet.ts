import { useCalculatorStyles } from '@portals/calculator-sheet/use-calculator-styles';
import styled from 'styled-components';

export { useCalculatorStyles };

/**
 * The calculator's own sheet at the sizes of staff screens, and in the dark look that patients' pages do not have. Wider
 * columns, because without a patient every figure is a range.
 */
export const Sheet = styled.section.attrs({ className: 'pfc' })`
  /* Faded towards the sheet, not towards white. */
  && { --rest: color-mix(in oklab, var(--primary-line) 24%, var(--surface)); --bar: color-mix(in oklab, var(--primary-line) 55%, var(--surface)); }
  && { --hair: var(--line); margin: 0; max-width: 1240px; font-size: 14px; }
  && .pfc-in { gap: 44px; padding: 0; grid-template-columns: minmax(220px, 272px) minmax(0, 1fr); }
  && .pfc-typed { font-size: 38px; line-height: 44px; }
  && .pfc-amount label { font-size: 13.5px; }
  && .pfc-slider::-webkit-slider-runnable-track { background: linear-gradient(90deg, var(--ln) var(--pfc-at), var(--rest) 0); }
  && .pfc-slider::-moz-range-track { background: linear-gradient(90deg, var(--ln) var(--pfc-at), var(--rest) 0); }
  && input:not(:checked) ~ .pfc-axis .pfc-ribbon {
    background: repeating-linear-gradient(90deg, var(--bar) 0 calc(100% / var(--n) - 2px), transparent 0 calc(100% / var(--n)));
  }
  && .pfc-slider::-webkit-slider-thumb { background: var(--surface); }
  && .pfc-slider::-moz-range-thumb { background: var(--surface); }
  && .pfc-error { color: var(--danger); }
  && input[type='radio'] { background: var(--surface); border-color: var(--line-control); width: 20px; height: 20px; }
  && input[type='radio']:checked { border-width: 6px; border-color: var(--primary-line); }
  && :focus-visible { outline-color: var(--focus); }
  /* The search draws the ring around its whole box. */
  && input[type='search']:focus-visible { outline: none; }
  && .pfc-head, && .pfc-row { grid-template-columns: 20px minmax(150px, 184px) minmax(60px, 1fr) 76px 92px 92px; gap: 0 12px; }
  && .pfc-row { min-height: 58px; margin: 0 -12px; padding: 6px 12px; }
  && .pfc-row:hover { background: var(--hover); }
  && .pfc-row:has(:checked) { background: var(--primary-50); }
  && .pfc-pay b { font-size: 20px; line-height: 24px; }
  && .pfc-group legend { font-size: 15px; }
  && .pfc-num { font-size: 13.5px; line-height: 18px; }
  && .pfc-legal { border-top-color: var(--line); }
  @container (max-width: 940px) { && .pfc-in { grid-template-columns: minmax(0, 1fr); gap: 24px; } }
  @container (max-width: 640px) {
    && .pfc-in { padding: 0; }
    && .pfc-row { grid-template-columns: 20px repeat(3, minmax(0, 1fr)); gap: 6px 12px; margin: 0 -8px; padding: 10px 8px; }
  }
`;
