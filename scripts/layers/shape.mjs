/** @typedef {import('./module-graph.mjs').Import} Import */

/** Modules that are started, served or loaded by a tool, so nothing imports them. */
const ENTRIES = [
  /^api\/(main|database-command)\.ts$/,
  /^sandbox\/main\.ts$/,
  /^demo-site\/server\.ts$/,
  /^portals\/main\.tsx$/,
  /^sdk\/(embed|full|widgets|bridge\/child)\.tsx?$/,
  /^sdk\/elements\/react-shim\.ts$/,
  /^scripts\//,
  /\.d\.ts$/,
  // Copied into a practice's own React project.
  /^sdk\/react\.tsx$/,
  // The texts of areas that later screens show; the catalogue's own test reads them.
  /^contract\/messages\//,
  // The Spanish translation of a file of words takes its place when the Spanish portals are built.
  /\.es\.ts$/,
];

/**
 * Modules of the product that nothing imports, tests included.
 *
 * @param {readonly string[]} modules without test code
 * @param {readonly Import[]} imports all there are
 * @returns {string[]}
 */
export function findOrphans(modules, imports) {
  const used = new Set(imports.map(({ to }) => to));
  // The build takes `copy.es.ts` in the place of `copy.ts`, so a translation is used where its English file is.
  const users = (/** @type {string} */ path) => path.replace(/\.es(\.tsx?)$/, '$1');
  return modules.filter((path) => !used.has(users(path)) && !ENTRIES.some((pattern) => pattern.test(path)));
}

/**
 * Circles of imports, of types too, with lazy loading left out.
 *
 * @param {readonly Import[]} imports
 * @returns {string[][]} each circle once, as the files on it
 */
export function findCycles(imports) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const { from, to, isDynamic } of imports) {
    if (!isDynamic) next.set(from, [...(next.get(from) ?? []), to]);
  }
  /** @type {string[][]} */
  const cycles = [];
  /** @type {Set<string>} */
  const done = new Set();

  /**
   * @param {string} path
   * @param {string[]} way
   */
  const visit = (path, way) => {
    if (done.has(path)) return;
    const start = way.indexOf(path);
    if (start >= 0) {
      cycles.push(way.slice(start));
      return;
    }
    for (const to of next.get(path) ?? []) visit(to, [...way, path]);
    done.add(path);
  };
  for (const path of next.keys()) visit(path, []);
  return cycles;
}

/** Files that may hold SQL besides `*.reads.ts` and `*.writes.ts`. */
const SQL_PLACES = /^api\/(db|security|audit|jobs|seed)\//;
const SQL = /\bstatement(<|\()|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;

/**
 * Whether a file holds SQL where none belongs.
 *
 * @param {string} path
 * @param {string} source
 */
export const hasStraySql = (path, source) =>
  path.startsWith('api/') && !SQL_PLACES.test(path) && !/\.(reads|writes)\.ts$/.test(path) && SQL.test(source);

/** Places that may draw random numbers; everything else is given `deps.random` or `deps.newId`. */
const RANDOM_PLACES = /^(api\/(deps|main|database-command)\.ts$|sandbox\/|demo-site\/|scripts\/)/;

/**
 * Whether a file draws random numbers where none belong.
 *
 * @param {string} path
 * @param {string} source
 */
export const hasStrayRandomness = (path, source) => !RANDOM_PLACES.test(path) && /\bMath\.random\b/.test(source);

/**
 * Whether a feature writes an audit row by itself: commands and `workOnRecord` do, so that none is forgotten.
 *
 * @param {string} path
 * @param {string} source
 */
export const hasHandWrittenAudit = (path, source) => /^api\/features\//.test(path) && /\baudit\.append\b/.test(source);

/** Lines that half of a part's files stay under. */
const MEDIAN_LINES_MAX = 70;

/**
 * Parts of the product whose files have grown too long.
 *
 * @param {readonly { part: string, median: number }[]} medians
 */
export const longParts = (medians) =>
  medians.filter(({ part, median }) => part !== 'scripts' && median > MEDIAN_LINES_MAX);

/**
 * How long the files of each part are: the length that half of them stay under.
 *
 * @param {readonly { path: string, lines: number }[]} files
 * @returns {{ part: string, median: number }[]}
 */
export function medianLines(files) {
  /** @type {Map<string, number[]>} */
  const byPart = new Map();
  for (const { path, lines } of files) {
    const part = path.slice(0, path.indexOf('/'));
    byPart.set(part, [...(byPart.get(part) ?? []), lines]);
  }
  return [...byPart].map(([part, lengths]) => {
    const sorted = lengths.sort((one, other) => one - other);
    return { part, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
  });
}
