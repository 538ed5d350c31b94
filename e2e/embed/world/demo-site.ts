import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite } from '../../../demo-site/site';

/** The demo practice's website on a free port of localhost, with the application at `appUrl`. */
export async function startDemoSite(appUrl: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(createSite({ appUrl }));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
