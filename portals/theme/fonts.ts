/**
 * Self-hosted font files, latin subset (covers English and Spanish). The build copies them from @fontsource-variable
 * into `/v2/fonts`, and the program fetches both before it draws anything.
 */
export const fontFiles = {
  ui: '/v2/fonts/figtree-latin-wght-normal.woff2',
  voice: '/v2/fonts/ysabeau-office-latin-wght-normal.woff2',
} as const;

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Font faces, with a fallback of the voice scaled to its width so that the swap moves little. */
export const fontFaces = `
@font-face { font-family: "Figtree Variable"; font-style: normal; font-display: swap; font-weight: 300 900; src: url(${fontFiles.ui}) format("woff2"); unicode-range: ${latin}; }
@font-face { font-family: "Ysabeau Office Variable"; font-style: normal; font-display: swap; font-weight: 1 1000; src: url(${fontFiles.voice}) format("woff2"); unicode-range: ${latin}; }
@font-face { font-family: "Ysabeau fallback"; src: local("Optima"), local("Candara"), local("Gill Sans Nova"), local("Segoe UI"), local("Arial"); size-adjust: 94%; }
`;
