import { createServer } from 'node:http';
import { createSite } from './site';

/** The practice's website, on an origin of its own. `APP_URL` is where the application and the SDK are. */
const port = Number(process.env.DEMO_SITE_PORT ?? 4001);
const appUrl = new URL(process.env.APP_URL ?? 'http://localhost:4000').origin;

const server = createServer(createSite({ appUrl }));
server.listen(port, () => process.stdout.write(`Demo practice website: http://localhost:${port}\n`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
