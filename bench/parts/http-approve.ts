import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approvalRequests } from '../http/requests';
import { withSides } from '../http/sides';
import { type BenchPart, compare, inFull } from '../result';

const ROUNDS = 7;
const WARM_UPS = 2;
const REQUESTS = inFull(800, 40);

/**
 * Approval with everything it writes, durable, beside bare Hono with one durable UPDATE, and beside itself not durable. The most that one
 * writer could do stands between: the same statements without anything of the product around them.
 */
export const httpApprove: BenchPart = {
  ids: ['R3', 'R4'],
  run: () => {
    const folder = mkdtempSync(join(tmpdir(), 'platform-bench-'));
    const recordFile = join(folder, 'statements.jsonl');
    return withSides(
      {
        bare: { program: 'bare' },
        bareBesideStatements: { program: 'bare' },
        product: { program: 'product' },
        undurable: { program: 'product', environment: { BENCH_DURABILITY: 'none' } },
        durable: { program: 'product' },
        recorded: { program: 'product', environment: { BENCH_RECORD: recordFile } },
        statements: { program: 'statements', environment: { BENCH_RECORD: recordFile } },
      },
      (ROUNDS + WARM_UPS) * REQUESTS,
      async ({ bare, bareBesideStatements, product, undurable, durable, recorded, statements }, world) => {
        await recorded.oneByOne(approvalRequests(world, 0, (ROUNDS + WARM_UPS) * REQUESTS));
        const common = { unit: 'req/s', rounds: ROUNDS, warmUps: WARM_UPS };
        const requests = (round: number) => approvalRequests(world, round, REQUESTS);
        return [
          await compare({
            ...common,
            id: 'R3',
            what: 'approve (ledger, document, idempotency, audit, outbox; durable) beside one UPDATE at synchronous=FULL',
            goal: { atLeast: 2 },
            baseline: (round) => bare.load(requests(round)),
            ours: (round) => product.load(requests(round)),
          }),
          await compare({
            ...common,
            id: 'R3 statements',
            what: 'the statements of an approval alone, replayed by bare Hono with shared commits, beside the same UPDATE',
            goal: 'none',
            baseline: (round) => bareBesideStatements.load(requests(round)),
            ours: (round) => statements.load(requests(round)),
          }),
          await compare({
            ...common,
            id: 'R4',
            what: 'approve, durable beside itself without waiting for the disk',
            goal: { atLeast: 0.85 },
            baseline: (round) => undurable.load(requests(round)),
            ours: (round) => durable.load(requests(round)),
          }),
        ];
      },
    ).finally(() => rmSync(folder, { recursive: true, force: true }));
  },
};
