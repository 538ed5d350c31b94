import { readFileSync } from 'node:fs';
import { forwardingIn } from './layers/forwarding.mjs';
import { importsOf, listModules } from './layers/module-graph.mjs';
import { moneyFieldsIn, moneySumsIn } from './layers/money.mjs';
import { isTestCode, rules } from './layers/rules.mjs';
import {
  findCycles,
  findOrphans,
  hasHandWrittenAudit,
  hasStrayRandomness,
  hasStraySql,
  longParts,
  medianLines,
} from './layers/shape.mjs';
import { at } from './run/project.mjs';

/** Functions that may only forward, by file and name, and why. */
const FORWARDING = new Map([
  [
    'api/features/document/rendering/content-hash.ts contentText',
    'the one written form of a text: what is stored is what was hashed',
  ],
]);

/** Where a screen may reckon with money, by file and function: it draws a picture, or moves an amount that somebody types, by rules of its own. */
const MONEY_PICTURES = new Map([
  ['portals/borrower/screens/welcome/spending-limit.tsx share', 'width of a part of a bar'],
  ['portals/borrower/screens/welcome/spending-limit.tsx barParts', 'what of a bar is left for a part'],
  ['portals/member/screens/my-membership/side-cards.tsx Tiers', 'how far a bar of points is filled'],
  ['portals/member/screens/welcome/year-ahead.tsx share', 'heights of the months of a chart'],
  ['sdk/calculator/amount-scale.ts positionOf', 'where the handle of a scale stands'],
  ['sdk/calculator/amount-scale.ts amountAt', 'the amount at a place of the scale'],
  ['sdk/calculator/amount-scale.ts amountAfterKey', 'the amount after a key moved the scale'],
  ['sdk/calculator/plan-rows.tsx drawRow', 'heights of bars'],
]);

const modules = listModules();
const imports = modules.flatMap((path) => importsOf(path));
const ofProduct = imports.filter(({ from }) => !isTestCode(from));
const product = modules.filter((path) => !isTestCode(path));
const sources = product.map((path) => ({ path, source: readFileSync(at(path), 'utf8') }));
const medians = medianLines(sources.map(({ path, source }) => ({ path, lines: source.split('\n').length - 1 })));

const moneyFields = new Set(
  sources.filter(({ path }) => path.startsWith('contract/')).flatMap(({ source }) => moneyFieldsIn(source)),
);
const moneySums = sources
  .filter(({ path }) => /^(portals|sdk)\//.test(path))
  .flatMap(({ path, source }) => moneySumsIn(path, source, moneyFields).map((sum) => ({ path, ...sum })));
const drawn = new Set(moneySums.map(({ path, name }) => `${path} ${name}`));

const faults = [
  ...ofProduct.flatMap((found) =>
    rules
      .filter(({ isBroken }) => isBroken(found))
      .map(({ name, why }) => `${name}: ${found.from} imports ${found.to}\n    ${why}`),
  ),
  ...imports
    .filter(({ from, to }) => isTestCode(from) && to.startsWith('missing:'))
    .map(({ from, to }) => `imports-resolve: ${from} imports ${to}`),
  ...findCycles(imports).map((cycle) => `no-cycles: ${[...cycle, cycle[0]].join('\n    → ')}`),
  ...findOrphans(product, imports).map((path) => `no-orphans: nothing imports ${path}`),
  ...longParts(medians).map(
    ({ part, median }) => `small-files: half of the files in ${part} have ${median} lines or more`,
  ),
  ...moneySums
    .filter(({ path, name }) => !MONEY_PICTURES.has(`${path} ${name}`))
    .map(
      ({ path, name, text }) =>
        `money-is-reckoned-elsewhere: ${path}: ${name} reckons ${text}\n    Screens write amounts; the domain or the API says them.`,
    ),
  ...[...MONEY_PICTURES.keys()]
    .filter((one) => !drawn.has(one))
    .map((one) => `money-is-reckoned-elsewhere: ${one} reckons nothing anymore`),
  ...sources.flatMap(({ path, source }) => {
    return [
      ...(hasStraySql(path, source) ? [`sql-in-reads-and-writes: ${path} holds SQL`] : []),
      ...(hasStrayRandomness(path, source) ? [`randomness-from-deps: ${path} uses Math.random`] : []),
      ...(hasHandWrittenAudit(path, source) ? [`commands-leave-audit-rows: ${path} writes one by hand`] : []),
      ...forwardingIn(path, source)
        .filter(({ name }) => !FORWARDING.has(`${path} ${name}`))
        .map(({ name, to }) => `no-forwarding: ${path}: ${name} is only a name of ${to}`),
    ];
  }),
];

for (const fault of faults) console.error(fault);
console.log(
  `Lines that half of the files stay under: ${medians.map(({ part, median }) => `${part} ${median}`).join(', ')}`,
);
console.log(`${modules.length} modules, ${imports.length} imports, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
