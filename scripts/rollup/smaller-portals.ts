import type { Plugin } from 'rollup';

/** Replaces a part of a package's code, and fails when a new version no longer has it. */
function replaceIn(code: string, id: string, [part, by]: readonly [RegExp, string]): string {
  if (!part.test(code)) throw new Error(`${id} changed: ${part} is not in it.`);
  return code.replace(part, by);
}

const thrower = (name: string): readonly [RegExp, string] => [
  new RegExp(`function ${name}\\(value, message\\) \\{\\n {2}if \\(([^{]*)\\) \\{\\n {4}throw new Error\\(message\\);`),
  `function ${name}(value) {\n  if ($1) {\n    throw new Error("router");`,
];

/** What the router would tell a programmer on the console; a page in production tells nobody. The same cases still throw. */
export const terseRouter: Plugin = {
  name: 'terse-router',
  transform(code, id) {
    if (!/\/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id) || !code.includes('function warningOnce('))
      return null;
    const parts: (readonly [RegExp, string])[] = [
      thrower('invariant'),
      thrower('invariant2'),
      [/function warning\(cond, message\) \{[\s\S]*?\n\}\n/, 'function warning() {}\n'],
      [/function warningOnce\(key, cond, message\) \{[\s\S]*?\n\}\n/, 'function warningOnce() {}\n'],
    ];
    return { code: parts.reduce((rest, part) => replaceIn(rest, id, part), code), map: null };
  },
};

/** The stores ask the bundler for its mode in a way that ours does not fill in: without an answer they watch for mistakes. */
export const productionStores: Plugin = {
  name: 'production-stores',
  transform(code, id) {
    if (!/\/valtio\/esm\/.*\.mjs$/.test(id) || !code.includes('import.meta.env')) return null;
    return {
      code: code.replace(/\(import\.meta\.env \? import\.meta\.env\.MODE : void 0\)/g, '"production"'),
      map: null,
    };
  },
};

/** What the portals' build does to packages for size alone. */
export const smallerPackages: Plugin[] = [terseRouter, productionStores];
