import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { serve } from '@hono/node-server';
import { oneAtATime } from './one-at-a-time';

/** A connection on which nothing moves for so long is closed: its client neither sends nor takes what it asked for. */
const SILENT_MS = 30_000;
/** Further connections are closed at once, so that those that stand keep their memory. */
const CONNECTIONS_MAX = 4000;

export type Listening = {
  port: number;
  hostname?: string;
  silentMs?: number;
  connectionsMax?: number;
};

/** A request that names two hosts is read as one of them by some and as the other by others (RFC 9112, section 3.2). */
function oneHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    const hosts = request.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length <= 1) return listener(request, response);
    response.writeHead(400, { connection: 'close' }).end();
  };
}

/** Serves an application over HTTP with bounds on what one connection, and all together, can ask for. */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  options: Listening,
  onListening?: (address: { port: number }) => void,
): Server {
  const { port, hostname, silentMs = SILENT_MS, connectionsMax = CONNECTIONS_MAX } = options;
  const server = serve(
    {
      fetch,
      port,
      ...(hostname === undefined ? {} : { hostname }),
      createServer: ((settings: ServerOptions, listener: Parameters<typeof oneAtATime>[0]) =>
        createServer(settings, oneHost(oneAtATime(listener)))) as typeof createServer,
      serverOptions: { requestTimeout: 30_000, headersTimeout: 15_000 },
    },
    onListening,
  ) as Server;
  server.timeout = silentMs;
  server.maxConnections = connectionsMax;
  return server;
}
