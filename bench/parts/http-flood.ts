import { setTimeout as wait } from 'node:timers/promises';
import { listRequests } from '../http/requests';
import { type BenchRequest, withSides } from '../http/sides';
import type { Flood } from '../load/flood';
import { startFlooder } from '../load/flooder';
import { type BenchPart, compare, inFull } from '../result';

const ROUNDS = 5;
const REQUESTS = inFull(400, 40);
/** From one flood until the server has dropped what was left of it. */
const SETTLE_MS = 500;

const FLOODS: readonly { id: string; what: string; flood: Omit<Flood, 'url'>; goal: { atMost: number } }[] = [
  {
    id: 'R18',
    what: 'p99 of a caller beside one connection with 5,000 GET /docs sent ahead',
    flood: { path: '/docs', connections: 1, ahead: 5000, reads: true },
    goal: { atMost: 10 },
  },
  {
    id: 'R18 silent',
    what: 'the same beside 300 such connections that read nothing',
    flood: { path: '/docs', connections: 300, ahead: 5000, reads: false },
    goal: { atMost: 10 },
  },
];

/** What others notice of a client that asks for more than it may, beside the same calls with nobody else there. */
export const httpFlood: BenchPart = {
  ids: ['R18'],
  run: () =>
    withSides({ product: { program: 'product' } }, 0, async ({ product }, world) => {
      const flooder = await startFlooder();
      const requests = listRequests(world, REQUESTS);
      const { url } = product.server;
      const results = [];
      try {
        for (const { id, what, flood, goal } of FLOODS) {
          results.push(
            await compare({
              id,
              what,
              unit: 'ms',
              goal,
              rounds: ROUNDS,
              async baseline() {
                await wait(SETTLE_MS);
                return p99(url, requests);
              },
              ours: () => flooder.during({ ...flood, url }, () => p99(url, requests)),
            }),
          );
        }
      } finally {
        flooder.stop();
      }
      return results;
    }),
};

/** One caller who asks one thing after the other. */
async function p99(url: string, requests: readonly BenchRequest[]): Promise<number> {
  const times: number[] = [];
  for (const { path, token } of requests) {
    const started = performance.now();
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
