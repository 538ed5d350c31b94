import { readFileSync } from 'node:fs';
import { forwardingIn } from './layers/forwarding.mjs';
import { importsOf, listModules } from './layers/module-graph.mjs';
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

const modules = listModules();
const imports = modules.flatMap((path) => importsOf(path));
const ofProduct = imports.filter(({ from }) => !isTestCode(from));
const product = modules.filter((path) => !isTestCode(path));
const sources = product.map((path) => ({ path, source: readFileSync(at(path), 'utf8') }));
const medians = medianLines(sources.map(({ path, source }) => ({ path, lines: source.split('\n').length - 1 })));

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
