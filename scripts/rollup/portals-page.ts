import { readFileSync } from 'node:fs';
import type { OutputBundle, Plugin } from 'rollup';
import { staticFiles } from './static-files';

/** Where the application serves `dist/portals`. */
const BASE = '/v2/';

const FONTS = [
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2',
];

/**
 * Emits the fonts and `index.html`. The page has no inline script or style; the server replaces `__CSP_NONCE__` by the
 * nonce of the answer, which styled-components reads from the meta element.
 */
export function portalsPage(): Plugin {
  return {
    name: 'portals-page',
    generateBundle(_, bundle) {
      for (const font of FONTS) {
        const fileName = `fonts/${font.slice(font.lastIndexOf('/') + 1)}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`node_modules/${font}`) });
      }
      this.emitFile({ type: 'asset', fileName: 'index.html', source: pageOf(bundle) });
    },
  };
}

function pageOf(bundle: OutputBundle): string {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  if (entry === undefined) throw new Error('The portals have no entry chunk.');
  const preloads = staticFiles(bundle, entry.fileName)
    .filter((file) => file !== entry.fileName)
    .map((file) => `<link rel="modulepreload" href="${BASE}${file}">`);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light">',
    '<meta property="csp-nonce" nonce="__CSP_NONCE__">',
    '<title>Loading</title>',
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${BASE}fonts/figtree-latin-wght-normal.woff2">`,
    ...preloads,
    `<script type="module" src="${BASE}${entry.fileName}"></script>`,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>This site needs JavaScript. Please turn it on and load the page again.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
