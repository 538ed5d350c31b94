import { readFileSync } from 'node:fs';
import type { OutputBundle, Plugin } from 'rollup';
import type { Language } from '../../contract/language';
import { FIRST_WORDS_STYLE } from './first-words';
import { chunksOf, staticFiles } from './static-files';

/** Where the application serves `dist/portals`. */
const BASE = '/v2/';

const FONTS = [
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2',
];

/** Emits the fonts and `index.html`, the one page of all portals. */
export function portalsPage(language: Language): Plugin {
  return {
    name: 'portals-page',
    generateBundle(_, bundle) {
      for (const font of FONTS) {
        const fileName = `fonts/${font.slice(font.lastIndexOf('/') + 1)}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`node_modules/${font}`) });
      }
      this.emitFile({ type: 'asset', fileName: 'index.html', source: pageOf(bundle, language) });
    },
  };
}

/**
 * Six bars that breathe while the page is empty, for people on slow networks; they come late enough not to flash, and are
 * grey because brand and dark look are not known yet.
 */
const WAITING_STYLE = [
  '#root:empty::after{content:"";position:fixed;top:45%;left:50%;width:68px;height:24px;margin-left:-34px;opacity:0;',
  'background:repeating-linear-gradient(90deg,#8a867f 0 8px,transparent 8px 12px);animation:waiting 1s .6s infinite alternate}',
  '@keyframes waiting{from{opacity:.2}to{opacity:.7}}',
  '@media (prefers-reduced-motion:reduce){#root:empty::after{animation-name:shown}@keyframes shown{from,to{opacity:.5}}}',
].join('');

const WITHOUT_SCRIPT: Record<Language, string> = {
  en: 'Turn on JavaScript to use this page.',
  es: 'Active JavaScript para usar esta página.',
};

/**
 * Where the first words stand in the page, the program is asked for right after the frame that paints them: to compile it takes a
 * phone longer than a frame, and a person who sees a question waits less. Its preloads lie in a template until then. A page that
 * nobody looks at paints nothing.
 */
const beginning = (program: string): string =>
  [
    `const preloads = document.getElementById('preloads');`,
    `const begin = () => { if (preloads) document.head.append(preloads.content); import('${program}'); };`,
    'if (preloads && !document.hidden) requestAnimationFrame(() => setTimeout(begin));',
    'else begin();',
  ].join('\n');

/**
 * The page has one inline style, for the time before the program, and one inline script, which begins it. The server fills the marks of every answer: `__CSP_NONCE__`, which
 * styled-components reads from the meta element, `__BRAND_NAME__`, `__BRAND_DESCRIPTION__`, the JSON of `__PUBLIC_CONFIG__`, and the preloads of the
 * address's first screen, `__CALL_PRELOAD__` and `__SCRIPT_PRELOADS__`; in the body the words of a flow's first question, `__FIRST_WORDS__`. Where it
 * fills those, `__WITH_WORDS__` and `__/WITH_WORDS__` are the template around the preloads of scripts.
 */
function pageOf(bundle: OutputBundle, language: Language): string {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error('The portals have no entry chunk.');
  const preloads = staticFiles(bundle, entry.fileName)
    .filter((file) => file !== entry.fileName)
    .map((file) => `<link rel="modulepreload" href="${BASE}${file}">`);
  return [
    '<!doctype html>',
    `<html lang="${language}" data-theme="financing" data-density="portal">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="description" content="__BRAND_DESCRIPTION__">',
    '<meta name="format-detection" content="telephone=no">',
    '<meta property="csp-nonce" nonce="__CSP_NONCE__">',
    '<title>__BRAND_NAME__</title>',
    `<style nonce="__CSP_NONCE__">${WAITING_STYLE}${FIRST_WORDS_STYLE}</style>`,
    '__CALL_PRELOAD__',
    '__WITH_WORDS__',
    // Browsers that speak HTTP/1.1 fetch six files at a time, so what everything waits for stands first.
    `<link rel="modulepreload" href="${BASE}${entry.fileName}">`,
    ...preloads,
    '__SCRIPT_PRELOADS__',
    '__/WITH_WORDS__',
    `<script type="module" nonce="__CSP_NONCE__">${beginning(`${BASE}${entry.fileName}`)}</script>`,
    '<script type="application/json" id="site">__PUBLIC_CONFIG__</script>',
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '__FIRST_WORDS__',
    `<noscript>${WITHOUT_SCRIPT[language]}</noscript>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
