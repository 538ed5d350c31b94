import { createGlobalStyle } from 'styled-components';
import { fontFaces } from './fonts';
import { tokenCss } from './token-css';

/** Fonts, tokens and the few element rules every portal shares. */
export const GlobalStyle = createGlobalStyle`
${fontFaces}
${tokenCss}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding: 96px 0 120px; }
body {
  margin: 0; background: var(--page); color: var(--ink); font: 400 var(--body-text)/var(--body-line) var(--font-ui);
  -webkit-font-smoothing: antialiased; font-feature-settings: "kern", "liga";
}
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, fieldset { margin: 0; padding: 0; }
fieldset { border: 0; min-width: 0; }
ul, ol { list-style: none; }
a { color: var(--primary-text); text-underline-offset: 3px; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { touch-action: manipulation; }
img, svg { max-width: 100%; }
dialog { color: inherit; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: var(--radius-chip); }
h1:focus, main:focus, [data-silent-focus]:focus { outline: none; }
::placeholder { color: var(--ink-3); opacity: 1; }
[hidden] { display: none !important; }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; }
}
@media print {
  body { background: #FFFFFF; color: #000000; font-size: 10.5pt; line-height: 1.4; }
  a { color: inherit; }
}
`;
