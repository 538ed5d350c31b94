import { startSandbox } from './start-sandbox';

const DEFAULT_PORT = 4002;
const DEFAULT_SMTP_PORT = 4025;

/** This machine only unless told: the mailbox shows one-time codes to whoever can reach it. */
const host = process.env.SANDBOX_HOST ?? '127.0.0.1';

if (process.env.NODE_ENV === 'production') {
  console.error('The vendor sandbox does not run in production: it shows every one-time code.');
  process.exit(1);
}

const sandbox = await startSandbox({
  port: portFrom('SANDBOX_PORT', DEFAULT_PORT),
  smtpPort: portFrom('SANDBOX_SMTP_PORT', DEFAULT_SMTP_PORT),
  scannerPort: process.env.SANDBOX_SCANNER_PORT ? portFrom('SANDBOX_SCANNER_PORT', 0) : undefined,
  host,
}).catch((error: unknown) => {
  console.error(`The vendor sandbox cannot start: ${error instanceof Error ? error.message : 'unknown fault'}`);
  return process.exit(1);
});
console.log(
  `vendor sandbox ${sandbox.url}, mailbox ${sandbox.url}/mailbox, ${sandbox.smtpUrl}, virus scanner ${sandbox.scannerUrl}`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    sandbox.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`${name} is not a port number: ${text}`);
  return process.exit(1);
}
