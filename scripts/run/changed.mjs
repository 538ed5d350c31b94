import { dirname } from 'node:path/posix';
import { run } from './command.mjs';

/** @typedef {Pick<import('../layers/module-graph.mjs').Import, 'from' | 'to'>} Import */

const TEST = /\.test\.tsx?$/;
const APART = /\.(durability|size)\.test\.ts$/;
/** Of pieces of the portals, in a browser. */
const COMPONENT = /\.component\.test\.tsx$/;
/** Importing these is importing everything, so what reaches a change only through them is not near to it. */
const HUBS = new Set([
  'api/app.ts',
  'api/assemble-deps.ts',
  'api/features/owners.ts',
  'api/features/routes.ts',
  'contract/index.ts',
]);
/** A unit test is cheap, so it may be further away than one that starts the application. */
const UNIT_DISTANCE = 3;
const HTTP_DISTANCE = 1;
const GENERATED = 'api/generated/';

/**
 * What differs from main, committed or not, new files included; on main itself what is not committed, or else the last commit.
 *
 * @returns {Promise<string[]>} files from the top folder; deleted ones too
 */
export async function changedFiles() {
  const uncommitted = [
    ...(await gitLines(['diff', '--name-only', 'HEAD'])),
    ...(await gitLines(['ls-files', '--others', '--exclude-standard'])),
  ];
  const [base] = await gitLines(['merge-base', 'HEAD', 'main']);
  const [head] = await gitLines(['rev-parse', 'HEAD']);
  const from = base !== undefined && base !== head ? base : uncommitted.length === 0 ? 'HEAD~1' : 'HEAD';
  return [...new Set([...uncommitted, ...(await gitLines(['diff', '--name-only', from]))])];
}

/** @param {string[]} args */
async function gitLines(args) {
  const { ok, output } = await run('git', args, { quiet: true });
  return ok ? output.split('\n').filter((line) => line !== '') : [];
}

/**
 * The test files that stand near a change: unit tests that reach it through few modules, and tests of the application in the
 * folders of what changed or imports it. Whatever else could break is found by the whole run.
 *
 * @param {readonly string[]} changed
 * @param {readonly Import[]} imports of the whole project
 * @returns {{unit: string[], components: string[], http: string[], needsBuild: boolean}}
 */
export function testsNear(changed, imports) {
  const importers = importersOf(imports);
  const tests = [...new Set(imports.map(({ from }) => from))].filter((path) => TEST.test(path) && !APART.test(path));
  const within = (/** @type {number} */ distance) => reach(changed, importers, distance);

  const nearUnit = within(UNIT_DISTANCE);
  const near = tests.filter((path) => !path.startsWith('api/') && nearUnit.has(path));
  const unit = near.filter((path) => !COMPONENT.test(path));
  const components = near.filter((path) => COMPONENT.test(path));

  const nearHttp = within(HTTP_DISTANCE);
  const folders = new Set([...nearHttp].filter((path) => path.startsWith('api/')).map((path) => dirname(path)));
  const isWire = changed.some((path) => /^contract\/[^/]+\/([a-z-]+-)?(calls|list|entity)\.ts$/.test(path));
  const http = tests.filter(
    (path) =>
      path.startsWith('api/') &&
      (nearHttp.has(path) || folders.has(dirname(path)) || (isWire && path.startsWith(GENERATED))),
  );
  const needsBuild = changed.some((path) => /^(portals|sdk|domain|contract)\//.test(path) && !TEST.test(path));
  return { unit, components, http, needsBuild };
}

/** @param {readonly Import[]} imports */
function importersOf(imports) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { from, to } of imports) {
    const known = importers.get(to);
    if (known) known.push(from);
    else importers.set(to, [from]);
  }
  return importers;
}

/**
 * @param {readonly string[]} changed
 * @param {Map<string, readonly string[]>} importers by the imported module
 * @param {number} distance
 */
function reach(changed, importers, distance) {
  const reached = new Set(changed);
  let edge = [...changed];
  for (let step = 0; step < distance; step += 1) {
    const next = edge
      .filter((path) => !HUBS.has(path))
      .flatMap((path) => importers.get(path) ?? [])
      .filter((from) => !reached.has(from));
    edge = [...new Set(next)];
    for (const path of edge) reached.add(path);
  }
  return reached;
}
