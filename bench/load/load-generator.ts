import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleProgram } from '@api/test/server-bundle';
import type { LoadJob, LoadResult } from './load';

export type LoadGenerator = {
  /** Requests answered per second. @throws Error when one fails: figures of failures mean nothing. */
  run(job: LoadJob): Promise<number>;
  stop(): void;
};

/** Starts the load generator in a process of its own. */
export async function startLoadGenerator(): Promise<LoadGenerator> {
  const child = fork(await bundleProgram('bench/load/load.ts', 'load'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    async run(job) {
      child.send(job);
      const settled = new AbortController();
      const { signal } = settled;
      const [result] = (await Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(() => Promise.reject(new Error('The load generator ended.'))),
      ]).finally(() => settled.abort())) as [LoadResult];
      if (result.failed > 0) throw new Error(`${result.failed} requests to ${job.url} failed.`);
      return result.perSecond;
    },
    stop: () => child.disconnect(),
  };
}
