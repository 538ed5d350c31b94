import { readFileSync } from 'node:fs';
import { importsOf, listModules } from './layers/module-graph.mjs';
import { isTestCode, rules } from './layers/rules.mjs';
import { findCycles, findOrphans, hasStrayRandomness, hasStraySql } from './layers/shape.mjs';
import { at } from './run/project.mjs';

const modules = listModules();
const imports = modules.flatMap((path) => importsOf(path));
const ofProduct = imports.filter(({ from }) => !isTestCode(from));
const product = modules.filter((path) => !isTestCode(path));

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
  ...product.flatMap((path) => {
    const source = readFileSync(at(path), 'utf8');
    return [
      ...(hasStraySql(path, source) ? [`sql-in-reads-and-writes: ${path} holds SQL`] : []),
      ...(hasStrayRandomness(path, source) ? [`randomness-from-deps: ${path} uses Math.random`] : []),
    ];
  }),
];

for (const fault of faults) console.error(fault);
console.log(`${modules.length} modules, ${imports.length} imports, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
