import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startServerProcess } from '@api/test/server-process';
import { buildProgram } from '../http/built-program';
import { processorSecondsOf } from '../http/sides';
import { copyWorld, makeBenchWorld } from '../http/world';
import { type BenchPart, type BenchResult, compare } from '../result';

const ROUNDS = 7;
/** Both sides come to rest before their memory is read. */
const REST_MS = 500;

type StartUp = { startedAfterMs: number; processorMs: number; residentMegabytes: number };

/**
 * From the start of the process to its first 200, and the memory at rest, on a database that is there already. The round that
 * warms up also leaves what V8 compiled, as any earlier start does, on both sides.
 */
export const startUp: BenchPart = {
  ids: ['R14'],
  async run() {
    const world = await makeBenchWorld(0);
    const folders = { bare: copyWorld(world.folder), product: copyWorld(world.folder) };
    const programs = {
      bare: await buildProgram('bench/servers/bare.ts', 'bare'),
      product: await buildProgram('api/main.ts', 'product'),
    };
    const starts: Record<'bare' | 'product', StartUp[]> = { bare: [], product: [] };
    const start = async (side: 'bare' | 'product'): Promise<number> => {
      const server = await startServerProcess({ program: programs[side], folder: folders[side] });
      const processorMs = processorSecondsOf(server.pid) * 1000;
      await wait(REST_MS);
      const residentMegabytes = residentOf(server.pid);
      await server.stop();
      starts[side].push({ startedAfterMs: server.startedAfterMs, processorMs, residentMegabytes });
      return server.startedAfterMs;
    };
    try {
      const time = await compare({
        id: 'R14 start',
        what: 'start of the built application to its first 200 beside bare Hono and SQLite, built the same way',
        unit: 'ms',
        goal: { atMost: 2 },
        rounds: ROUNDS,
        baseline: () => start('bare'),
        ours: () => start('product'),
      });
      return [time, await processor(starts), await memory(starts)];
    } finally {
      for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
      world.discard();
    }
  },
};

function processor(starts: Record<'bare' | 'product', StartUp[]>): Promise<BenchResult> {
  const at = (side: 'bare' | 'product', round: number) => starts[side][round]?.processorMs ?? 0;
  return compare({
    id: 'R14 processor',
    what: 'processor time until then, same starts',
    unit: 'ms',
    goal: 'none',
    rounds: ROUNDS,
    baseline: (round) => at('bare', round),
    ours: (round) => at('product', round),
  });
}

function memory(starts: Record<'bare' | 'product', StartUp[]>): Promise<BenchResult> {
  const at = (side: 'bare' | 'product', round: number) => starts[side][round]?.residentMegabytes ?? 0;
  return compare({
    id: 'R14 memory',
    what: 'resident memory at rest, same starts',
    unit: 'MB',
    goal: { atMost: 2 },
    rounds: ROUNDS,
    baseline: (round) => at('bare', round),
    ours: (round) => at('product', round),
  });
}

/** Resident megabytes of a process, from the kernel's own count. Linux only, like the servers that this runs on. */
function residentOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
