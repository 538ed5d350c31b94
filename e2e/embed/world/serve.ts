import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = { status?: number; type?: string; headers?: Record<string, string>; body: string | Buffer };
export type Handler = (request: IncomingMessage, url: URL) => Answer | undefined | Promise<Answer | undefined>;

export type Site = { origin: string; requests: string[]; close(): Promise<void> };

/** Serves answers of a handler on a free port; what it does not know is 404. `host` decides the site: localhost ≠ 127.0.0.1. */
export async function serve(host: string, handler: Handler): Promise<Site> {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${host}`);
    requests.push(url.pathname);
    void Promise.resolve(handler(request, url)).then((answer) => {
      const { status = answer ? 200 : 404, type = 'text/html; charset=utf-8', headers = {}, body = '' } = answer ?? {};
      response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
