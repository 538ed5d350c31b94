import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { embed } from './parts/embed';
import { httpApprove } from './parts/http-approve';
import { httpFile } from './parts/http-file';
import { httpFlood } from './parts/http-flood';
import { httpGuards } from './parts/http-guards';
import { httpList } from './parts/http-list';
import { httpLists } from './parts/http-lists';
import { paymentPlan } from './parts/payment-plan';
import { startUp } from './parts/start-up';
import { underwriting } from './parts/underwriting';
import { tableOf } from './report';
import type { BenchPart, BenchResult } from './result';

const USAGE = 'Usage: npm run bench [-- --only R1,R3] [--docs]';
const parts: readonly BenchPart[] = [
  httpList,
  httpApprove,
  startUp,
  httpGuards,
  httpFlood,
  httpLists,
  httpFile,
  underwriting,
  paymentPlan,
  embed,
];

const only = readOnly();
const chosen = parts.filter(({ ids }) => only === undefined || ids.some((id) => only.has(id)));
if (chosen.length === 0) {
  console.error(`${USAGE}\nThe ids are ${parts.flatMap(({ ids }) => ids).join(', ')}.`);
  process.exit(2);
}

/** Programs that wanted a processor before the run: above a few tenths, others disturbed it. */
const loadBefore = loadavg()[0] ?? 0;
const results: BenchResult[] = [];
for (const part of chosen) {
  console.error(`Measuring ${part.ids.join(', ')} …`);
  results.push(...(await part.run()));
}
const table = tableOf(results);
console.log(table);
if (process.argv.includes('--docs')) writeFileSync('docs/bench.md', page(table));

function readOnly(): ReadonlySet<string> | undefined {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, docs: { type: 'boolean' } } });
    return values.only === undefined ? undefined : new Set(values.only.split(','));
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}

function page(table: string): string {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `# Benchmarks

Written by \`npm run bench -- --docs\`; \`bench/README.md\` says how each figure is made. Baseline and product run in turns in
one run and each round gives one ratio; the table shows medians, and the spread from the lowest to the highest round.

Machine: ${cpus().length} × ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}; load average before the run ${loadBefore.toFixed(1)}. The load generator runs on the same
processors, so read ratios, not absolute figures.

${table}
`;
}
