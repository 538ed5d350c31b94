import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Whether a server may listen on the port, on every address and on this machine's own.
 *
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of [undefined, '127.0.0.1']) {
    const server = createServer();
    try {
      server.listen(port, host);
      await once(server, 'listening');
    } catch {
      return false;
    } finally {
      server.close();
    }
  }
  return true;
}

/**
 * Some ports that are free at the moment, all different.
 *
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : 0;
    }),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
