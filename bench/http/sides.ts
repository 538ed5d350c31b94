import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { bundleProgram } from '@api/test/server-bundle';
import { type ServerProcess, startServerProcess } from '@api/test/server-process';
import type { LoadJob } from '../load/load';
import { type LoadGenerator, startLoadGenerator } from '../load/load-generator';
import { type BenchWorld, copyWorld, makeBenchWorld } from './world';

/** Limits are counted on every request but set so high that they refuse none. */
const LIMITS = { PF_RATE_PER_SESSION: '1000000', PF_RATE_PER_ADDRESS: '1000000' };
const CONNECTIONS = 32;

export type Side = {
  server: ServerProcess;
  /** Requests answered per second. */
  load(requests: readonly BenchRequest[]): Promise<number>;
  /** Sends them one after the other, outside any measurement. */
  oneByOne(requests: readonly BenchRequest[]): Promise<void>;
};
export type BenchRequest = { method: 'GET' | 'PATCH'; path: string; token: string; key?: string };

/** Runs work with one server per program and environment, each on its own copy of one world, and cleans up after it. */
export async function withSides<T, const N extends string>(
  sides: Record<N, { program: 'bare' | 'product' | 'statements'; environment?: Record<string, string> }>,
  approvals: number,
  work: (sides: Record<N, Side>, world: BenchWorld) => Promise<T>,
): Promise<T> {
  const world = await makeBenchWorld(approvals);
  const generator = await startLoadGenerator();
  const started: { server: ServerProcess; folder: string }[] = [];
  try {
    const made = {} as Record<N, Side>;
    for (const [name, { program, environment = {} }] of Object.entries(sides) as [N, (typeof sides)[N]][]) {
      const folder = copyWorld(world.folder);
      const server = await startServerProcess({
        program: await bundleProgram(`bench/servers/${program}.ts`, program),
        folder,
        environment: { ...LIMITS, ...environment },
      });
      started.push({ server, folder });
      made[name] = {
        server,
        load: (requests) => load(generator, server.url, requests),
        oneByOne: (requests) => generator.run(jobOf(server.url, requests, 1)).then(() => undefined),
      };
    }
    return await work(made, world);
  } finally {
    generator.stop();
    for (const { server, folder } of started) {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    }
    world.discard();
  }
}

const load = (generator: LoadGenerator, url: string, requests: readonly BenchRequest[]): Promise<number> =>
  generator.run(jobOf(url, requests, CONNECTIONS));

const jobOf = (url: string, requests: readonly BenchRequest[], connections: number): LoadJob => ({
  url,
  connections: Math.min(connections, requests.length),
  requests: requests.map(({ method, path, token, key }) => ({
    method,
    path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(method === 'PATCH' ? { 'content-type': 'application/json' } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(method === 'PATCH' ? { body: '{}' } : {}),
  })),
});

/** Processor seconds that a process and its threads have used, from the kernel's own count. Linux only. */
export function processorSecondsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9;
}
