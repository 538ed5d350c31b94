import { darkFinancingTokens, darkProviderTokens, financingTokens, providerTokens } from './brand-tokens';
import { darkTokens, lightTokens, sharedTokens, type Tokens } from './tokens';

const declare = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/**
 * Sizes of controls by density, so that a component has one look per shell and no density property.
 * Flow inputs are 20 px (no zoom on iOS); staff screens are dense.
 */
const densities: Record<string, Tokens> = {
  flow: {
    'field-height': '56px',
    'field-text': '20px',
    'field-line': '26px',
    'field-pad': '16px',
    'field-radius': '12px',
    'field-gap': '24px',
    'label-text': '16px',
    'label-line': '22px',
    'hint-text': '15px',
    'hint-line': '21px',
    'body-text': '17px',
    'body-line': '26px',
    'button-height': '48px',
    'button-text': '16px',
  },
  portal: {
    'field-height': '48px',
    'field-text': '16px',
    'field-line': '22px',
    'field-pad': '14px',
    'field-radius': '10px',
    'field-gap': '20px',
    'label-text': '15px',
    'label-line': '21px',
    'hint-text': '14px',
    'hint-line': '20px',
    'body-text': '15px',
    'body-line': '22px',
    'button-height': '44px',
    'button-text': '15px',
  },
  staff: {
    'field-height': '40px',
    'field-text': '14px',
    'field-line': '20px',
    'field-pad': '12px',
    'field-radius': '10px',
    'field-gap': '16px',
    'label-text': '13.5px',
    'label-line': '18px',
    'hint-text': '13px',
    'hint-line': '18px',
    'body-text': '14px',
    'body-line': '20px',
    'button-height': '40px',
    'button-text': '14px',
  },
};

/** All custom properties as one style sheet: themes by `data-theme`, dark mode by `data-mode`, sizes by `data-density`. */
export const tokenCss = [
  `:root{${declare({ ...sharedTokens, ...lightTokens })}}`,
  `:root,[data-theme="financing"]{${declare(financingTokens)}}`,
  `[data-theme="provider"]{${declare(providerTokens)}}`,
  `[data-mode="dark"]{${declare(darkTokens)}color-scheme:dark;}`,
  `[data-mode="dark"]:not([data-theme="provider"]){${declare(darkFinancingTokens)}}`,
  `[data-mode="dark"][data-theme="provider"]{${declare(darkProviderTokens)}}`,
  `:root{${declare(densities.portal ?? {})}}`,
  ...Object.entries(densities).map(([name, tokens]) => `[data-density="${name}"]{${declare(tokens)}}`),
  '@media (pointer:coarse){[data-density="staff"]{--field-text:16px;--button-height:44px;--field-height:44px;--control-dense:44px;}}',
  '@media (prefers-reduced-motion:reduce){:root{--time-1:0ms;--time-2:0ms;--time-3:0ms;--time-ribbon:0ms;}}',
  '@media (prefers-contrast:more){:root{--line:#8A867F;--line-2:#666D70;--ink-2:#1B2226;--ink-3:#333B3F;}[data-mode="dark"]{--line:#75828A;--line-2:#96A0A4;--ink-2:#E9ECEC;--ink-3:#BCC4C7;}}',
].join('\n');
