import type { ServerType } from '@hono/node-server';
import { endLiveStreams } from './live-stream';

/** How often connections that fell idle are closed. */
const IDLE_CHECK_MS = 50;

/**
 * Takes no new connections and ends when every answer under way was sent. A client that keeps its connection and goes on
 * asking, as a proxy does, is told with the next answer that it was the last one; otherwise it would never come to an end.
 */
export async function closeServer(server: ServerType): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections();
  endLiveStreams();
  // Answers that were under way have promised to keep their connection.
  const checks = setInterval(closeIdle, IDLE_CHECK_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearInterval(checks);
}
