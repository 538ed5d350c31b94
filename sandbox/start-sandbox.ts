import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createSmtpServer } from './mailbox/smtp';
import { createSandboxApp } from './sandbox-app';
import { type SandboxClock, systemClock } from './sandbox-clock';
import { createState } from './sandbox-state';
import { createScannerServer } from './scanner/scanner';

export type SandboxOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly smtpPort: number;
  /** Of the virus scanner; without one it isn't there. */
  readonly scannerPort?: number | undefined;
  readonly host: string;
  readonly clock?: SandboxClock;
};

export type RunningSandbox = {
  readonly url: string;
  readonly smtpUrl: string;
  /** `none` without one. */
  readonly scannerUrl: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the servers.
 *
 * @returns the addresses that were really taken, and a stop that does not wait for idle connections
 * @throws when a port is taken
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const state = createState(options.clock ?? systemClock);
  const server = createAdaptorServer({ fetch: createSandboxApp(state).fetch });
  const smtp = createSmtpServer(state);

  server.listen(options.port, options.host);
  await once(server, 'listening');
  smtp.listen(options.smtpPort, options.host);
  await once(smtp.server, 'listening');
  const scanner = options.scannerPort === undefined ? undefined : createScannerServer(state);
  scanner?.listen(options.scannerPort, options.host);
  if (scanner) await once(scanner, 'listening');

  return {
    url: `http://${options.host}:${portOf(server.address())}`,
    smtpUrl: `smtp://${options.host}:${portOf(smtp.server.address())}`,
    scannerUrl: scanner ? `tcp://${options.host}:${portOf(scanner.address())}` : 'none',
    async stop() {
      scanner?.close();
      for (const connection of smtp.connections) connection.close();
      const closed = [once(server, 'close'), new Promise<void>((resolve) => smtp.close(() => resolve()))];
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await Promise.all(closed);
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
