import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runNode } from './command.mjs';
import { at, hashFiles, listFiles } from './project.mjs';

/** Every part that rollup builds: what it is made of, and a file that proves it was built. */
const PARTS = {
  sdk: { sources: ['sdk', 'domain'], proof: 'dist/sdk/v1/manifest.json' },
  portals: { sources: ['portals', 'contract', 'domain', 'sdk'], proof: 'dist/portals/index.html' },
  'portals-es': { sources: ['portals', 'contract', 'domain', 'sdk'], proof: 'dist/portals-es/index.html' },
  api: { sources: ['api', 'contract', 'domain', 'sdk'], proof: 'dist/api/main.js' },
  sandbox: { sources: ['sandbox', 'contract', 'domain'], proof: 'dist/sandbox/main.js' },
  'demo-site': { sources: ['demo-site', 'contract', 'domain'], proof: 'dist/demo-site/server.js' },
};

/** @typedef {keyof typeof PARTS} Part */

/** All parts, and those that production needs. */
export const allParts = /** @type {Part[]} */ (Object.keys(PARTS));
export const productionParts = /** @type {Part[]} */ (['sdk', 'portals', 'portals-es', 'api']);

/** What every part depends on besides its own folders. */
const COMMON = ['rollup.config.ts', 'scripts/rollup-sdk.ts', 'scripts/rollup', 'package.json', 'package-lock.json'];
const STAMP = 'dist/.stamp';

/**
 * Builds the parts whose sources have changed since they were last built.
 *
 * @param {readonly Part[]} [wanted]
 * @returns {Promise<{ok: boolean, built: Part[], output: string}>} `output` is rollup's, when it fails
 */
export async function buildStale(wanted = allParts) {
  const before = readStamp();
  const current = Object.fromEntries(wanted.map((part) => [part, digest(part)]));
  const stale = wanted.filter((part) => before[part] !== current[part] || !existsSync(at(PARTS[part].proof)));
  if (stale.length === 0) return { ok: true, built: [], output: '' };

  // The portals take in each language about as long as everything else together, so processes of their own use all cores.
  const isPortals = (/** @type {Part} */ part) => part.startsWith('portals');
  const rest = stale.filter((part) => !isPortals(part));
  const groups = [...stale.filter(isPortals).map((part) => [part]), rest].filter((group) => group.length > 0);
  const results = await Promise.all(groups.map(buildGroup));
  const ok = results.every((result) => result.ok);
  if (ok) {
    mkdirSync(at('dist'), { recursive: true });
    const built = Object.fromEntries(stale.map((part) => [part, current[part]]));
    writeFileSync(at(STAMP), `${JSON.stringify({ ...readStamp(), ...built }, null, 2)}\n`);
  }
  return { ok, built: stale, output: results.map((result) => result.output).join('\n') };
}

/** @param {readonly Part[]} parts */
function buildGroup(parts) {
  const args = ['-c', 'rollup.config.ts', '--configPlugin', 'esbuild', '--silent', '--environment'];
  return runNode('node_modules/rollup/dist/bin/rollup', [...args, `part:${parts.join('+')}`], { quiet: true });
}

/** @param {Part} part */
function digest(part) {
  const files = [...PARTS[part].sources, ...COMMON].flatMap(listFiles);
  return hashFiles(files.filter((file) => !/\.(test|spec)\.tsx?$/.test(file)));
}

/** @returns {Record<string, string>} */
function readStamp() {
  if (!existsSync(at(STAMP))) return {};
  try {
    return JSON.parse(readFileSync(at(STAMP), 'utf8'));
  } catch {
    return {};
  }
}
