import { approvalRequests } from '../http/requests';
import { withSides } from '../http/sides';
import { type BenchPart, compare } from '../result';

const ROUNDS = 7;
const WARM_UPS = 2;
const REQUESTS = 800;

/** Approval with everything it writes, durable, beside bare Hono with one durable UPDATE, and beside itself not durable. */
export const httpApprove: BenchPart = {
  ids: ['R3', 'R4'],
  run: () =>
    withSides(
      {
        bare: { program: 'bare' },
        product: { program: 'product' },
        undurable: { program: 'product', environment: { BENCH_DURABILITY: 'none' } },
        durable: { program: 'product' },
      },
      (ROUNDS + WARM_UPS) * REQUESTS,
      async ({ bare, product, undurable, durable }, world) => {
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
            id: 'R4',
            what: 'approve, durable beside itself without waiting for the disk',
            goal: { atLeast: 0.85 },
            baseline: (round) => undurable.load(requests(round)),
            ours: (round) => durable.load(requests(round)),
          }),
        ];
      },
    ),
};
