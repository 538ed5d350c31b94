import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 15;

export type ServerProcess = {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first 200. */
  startedAfterMs: number;
  /** Ends it as a power switch would: no handler runs. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export type ServerOptions = {
  /** The bundled program. */
  program: string;
  /** Where its log goes and, as DATA_DIR, its database lies. */
  folder: string;
  environment?: Record<string, string>;
  /** Answers 200 when the server may be used. */
  readyPath?: string;
  /** How long its first 200 may take. */
  startTimeoutMs?: number;
  /** A program that starts the server, with its options: for example strace. */
  wrapper?: readonly string[];
};

/**
 * Starts a bundled server on a free port with an environment of its own and waits for its first 200.
 * @throws Error with the end of its output when it ends or does not answer in time.
 */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const {
    program,
    folder,
    environment = {},
    readyPath = '/readyz',
    wrapper = [],
    startTimeoutMs = START_TIMEOUT_MS,
  } = options;
  const port = await freePort();
  const logFile = join(folder, 'server.log');
  const output = openSync(logFile, 'a');
  const [command = process.execPath, ...args] = [...wrapper, process.execPath, program];
  const startedAt = performance.now();
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, PF_SEED_DEMO: 'false', ...environment },
    stdio: ['ignore', output, output],
    detached: wrapper.length > 0,
  });
  closeSync(output);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, `${url}${readyPath}`, { logFile, timeoutMs: startTimeoutMs });
  const startedAfterMs = performance.now() - startedAt;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const closed = once(child, 'close');
    process.kill(wrapper.length > 0 ? -child.pid : child.pid, signal);
    await closed;
  };
  return { url, pid: child.pid ?? 0, startedAfterMs, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function untilReady(
  child: ChildProcess,
  url: string,
  { logFile, timeoutMs }: { logFile: string; timeoutMs: number },
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (isOver) break;
    const isReady = await fetch(url).then(
      (response) => response.status === 200,
      () => false,
    );
    if (isReady) return;
    await wait(POLL_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`The server does not answer at ${url}:\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}
