import { approvalRequests, listRequests } from '../http/requests';
import { withSides } from '../http/sides';
import { type BenchPart, type BenchResult, compare, inFull } from '../result';

const ROUNDS = 7;
const WARM_UPS = 2;
const READS = inFull(1600, 40);
const APPROVALS = inFull(200, 20);

/** What limits, audit, log and idempotency cost together: the same server with and without them. */
export const httpGuards: BenchPart = {
  ids: ['R16'],
  run: () =>
    withSides(
      { without: { program: 'product', environment: { BENCH_GUARDS: 'off' } }, with: { program: 'product' } },
      (ROUNDS + WARM_UPS) * APPROVALS * 2,
      async (sides, world) => {
        const common = { unit: 'req/s', rounds: ROUNDS, warmUps: WARM_UPS };
        const reads = listRequests(world, READS);
        const mixed = (round: number) => interleave(reads, approvalRequests(world, round, APPROVALS));
        const mix = await compare({
          ...common,
          id: 'R16',
          what: 'time added by limits, log, audit and idempotency: eight lists to one approval',
          goal: { atMost: 0.08 },
          baseline: (round) => sides.without.load(mixed(round)),
          ours: (round) => sides.with.load(mixed(round)),
        });
        return [asOverhead(mix)];
      },
    ),
};

/** Turns requests per second with and without into the share of time that was added. */
function asOverhead(result: BenchResult): BenchResult {
  const added = (ratio: number) => 1 / ratio - 1;
  return { ...result, ratio: added(result.ratio), lowest: added(result.highest), highest: added(result.lowest) };
}

function interleave<T>(many: readonly T[], few: readonly T[]): T[] {
  const step = Math.ceil(many.length / few.length);
  return few.flatMap((one, index) => [...many.slice(index * step, (index + 1) * step), one]);
}
