import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundleProgram } from '@api/test/server-bundle';
import type { Flood } from './flood';

export type Flooder = {
  /** Runs work while the flood pours. */
  during<T>(flood: Flood, work: () => Promise<T>): Promise<T>;
  stop(): void;
};

export async function startFlooder(): Promise<Flooder> {
  const child = fork(await bundleProgram('bench/load/flood.ts', 'flood'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const tell = async (what: Flood | 'stop') => {
    child.send(what);
    await once(child, 'message');
  };
  return {
    async during(flood, work) {
      await tell(flood);
      try {
        return await work();
      } finally {
        await tell('stop');
      }
    },
    stop: () => child.disconnect(),
  };
}
