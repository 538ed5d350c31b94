import { deepStrictEqual } from 'node:assert';
import { listRequests } from '../http/requests';
import { withSides } from '../http/sides';
import { type BenchPart, compare, inFull } from '../result';

const ROUNDS = 15;
const REQUESTS = inFull(1500, 40);

/** A borrower's list through the whole product, beside bare Hono with the same statement and the same JSON. */
export const httpList: BenchPart = {
  ids: ['R1'],
  run: () =>
    withSides({ bare: { program: 'bare' }, product: { program: 'product' } }, 0, async ({ bare, product }, world) => {
      const requests = listRequests(world, REQUESTS);
      const [one] = requests;
      if (!one) throw new Error('Nothing to ask.');
      const bodies = await Promise.all(
        [bare, product].map(async ({ server }) => {
          const answer = await fetch(server.url + one.path, { headers: { authorization: `Bearer ${one.token}` } });
          return answer.json();
        }),
      );
      deepStrictEqual(bodies[1], bodies[0], 'Both sides answer the same.');
      return [
        await compare({
          id: 'R1',
          what: 'GET /borrower/{id}/credittransactions, whole product beside bare Hono and the same statement',
          unit: 'req/s',
          goal: { atLeast: 0.7 },
          rounds: ROUNDS,
          warmUps: 2,
          baseline: () => bare.load(requests),
          ours: () => product.load(requests),
        }),
      ];
    }),
};
