import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { Plugin } from 'rollup';

const root = process.cwd();

/** Cuts a part out of a package's code, and fails when a new version no longer has it. */
function cutOnce(code: string, part: RegExp, id: string): string {
  if (!part.test(code)) throw new Error(`${id} changed: ${part} is not in it.`);
  return code.replace(part, '');
}

/** Minifies the css`…` templates of *.styles.ts and leaves plain strings. */
const minifyCss: Plugin = {
  name: 'minify-css',
  transform(code, id) {
    if (!id.endsWith('.styles.ts')) return null;
    const minified = code.replace(/css`([^`]*)`/g, (_, text: string) =>
      JSON.stringify(transformSync(text, { loader: 'css', minify: true, logLevel: 'error' }).code.trim()),
    );
    return { code: minified, map: null };
  },
};

/** Every `pfc-…` name of the calculator; in the portals, where all share one page, they stay long. */
function calculatorNames(): Map<string, string> {
  const folder = `${root}/sdk/calculator`;
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const names = texts.flatMap((text) => text.match(/\bpfc-[a-z]+/g) ?? []);
  return new Map([...new Set(names)].sort().map((name, index) => [name, `c${index.toString(36)}`]));
}
const shortNames = calculatorNames();

/** Inside a shadow tree the calculator's classes and custom properties meet nobody else's. */
const shortenNames: Plugin = {
  name: 'shorten-names',
  transform(code, id) {
    if (!id.includes('/sdk/calculator/')) return null;
    return { code: code.replace(/\bpfc-[a-z]+/g, (name) => shortNames.get(name) ?? name), map: null };
  },
};

/**
 * Our elements give r2wc neither properties nor events, because it parses them wrong (see widget-element.ts). What it does for them
 * is left out: each pattern is one loop or method over the two empty lists.
 */
export const withoutProperties: Plugin = {
  name: 'without-properties',
  transform(code, id) {
    if (!id.endsWith('@r2wc/core/dist/core.js')) return null;
    const parts = [
      / {2}for \(const r of n\) \{\n {4}a\[r\][\s\S]*?\n {2}\}\n {2}for \(const r of u\)\n[^\n]*\n/,
      / {6}for \(const s of n\) \{\n[\s\S]*?\n {8}\};\n/,
      / {4}attributeChangedCallback\(s, l, o\) \{\n[\s\S]*?\n {4}\}\n/,
      / {2}for \(const r of n\) \{\n {4}const s = d\[r\][\s\S]*?\n {2}\}\n(?= {2}return v;)/,
      / {2}e\.props \|\| [\s\S]*?const n = [^;]*, m = \{\};\n/,
      / {4}static get observedAttributes\(\) \{\n.*\n {4}\}\n/,
    ];
    return { code: parts.reduce((rest, part) => cutOnce(rest, part, id), code), map: null };
  },
};

/** The classic form of JSX writes children as arguments and needs no runtime of its own. */
const classicJsx: Plugin = {
  name: 'classic-jsx',
  transform: (code, id) =>
    id.endsWith('.tsx') ? { code: `import { createElement as h, Fragment } from 'preact';${code}`, map: null } : null,
};

/** The calculator never shows a refusal of the domain, so its bundle refuses without the sentence: the same cases, the same class. */
const terseRefusals: Plugin = {
  name: 'terse-refusals',
  transform(_, id) {
    if (!id.endsWith('/domain/refusal.ts')) return null;
    return {
      code: `export class DomainRefusal extends RangeError {}
        export function refuse(field) { throw new RangeError(field); }
        export function wholeNumberWithin(field, value, low, high) {
          if (!Number.isInteger(value) || value < low || value > high) refuse(field);
          return value;
        }`,
      map: null,
    };
  },
};

/** The server checks dates by the million and reads their characters; the calculator checks one per answer. The same days pass. */
export const shortDateCheck: Plugin = {
  name: 'short-date-check',
  transform(code, id) {
    if (!id.endsWith('/domain/calendar/civil-date.ts')) return null;
    const check = `export function isCivilDate(text) {
      return /^(19|2[01])/.test(text) && JSON.stringify(new Date(text)) === JSON.stringify(\`\${text}T00:00:00.000Z\`);
    }\n\n`;
    const long = /const DASH = 45;[\s\S]*?(?=\/\*\*\n \* Brands text as a civil date)/;
    return { code: `${cutOnce(code, long, id)}${check}`, map: null };
  },
};

/** What the SDK's build does for size alone. */
export const smaller: Plugin[] = [
  minifyCss,
  shortenNames,
  withoutProperties,
  classicJsx,
  terseRefusals,
  shortDateCheck,
];
