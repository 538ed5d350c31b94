import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, recordedRuntime, type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import type { AttemptOptions } from '../transport/attempt';
import type { VendorConfig } from '../vendor-config';
import { VendorError } from '../vendor-error';

let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const pull = (options?: AttemptOptions, lastFour = '0001', config?: Partial<VendorConfig>) =>
  sandbox.vendors(options, config).creditBureau.softPull({ person: aPerson(lastFour), operationId: 'op-1' });

async function failureOf(work: Promise<unknown>): Promise<VendorError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof VendorError) return error;
  throw new Error(`expected a VendorError, got ${String(error)}`);
}

describe('a bureau that is down never looks like a decision', () => {
  test('0014 does not answer: timeout', async () => {
    const failure = await failureOf(pull({ timeoutMs: 80 }, '0014'));
    expect(failure).toMatchObject({ vendor: 'bureau', kind: 'timeout', retryAfterSeconds: 10 });
  });

  test('0014 with the last name Outage: unavailable with the wait the bureau names', async () => {
    const person = aPerson('0014', { lastName: 'Outage' });
    const failure = await failureOf(sandbox.vendors().creditBureau.softPull({ person, operationId: 'op-1' }));
    expect(failure).toMatchObject({ kind: 'unavailable', status: 503, retryAfterSeconds: 30 });
  });

  test.each([
    ['error500', 500, 5],
    ['down', 503, 2],
    ['rate-limit', 429, 2],
  ])('%s on every try: unavailable with status %i', async (mode, status, retryAfterSeconds) => {
    await sandbox.fault({ vendor: 'bureau', mode, times: 9 });
    expect(await failureOf(pull())).toMatchObject({ kind: 'unavailable', status, retryAfterSeconds });
  });

  test('nobody listens: unavailable, and certainly nothing was processed', async () => {
    const failure = await failureOf(pull({}, '0001', { bureauUrl: 'http://127.0.0.1:9/bureau' }));
    expect(failure).toMatchObject({ kind: 'unavailable', notProcessed: true, status: null });
  });

  test('a wrong key: rejected', async () => {
    const failure = await failureOf(pull({}, '0001', { bureauKey: 'live_key' }));
    expect(failure).toMatchObject({ kind: 'rejected', status: 401 });
  });
});

describe('a quick failure is repeated inside the limit', () => {
  test.each(['error500', 'down', 'rate-limit', 'lost-response'])('%s once, then the file', async (mode) => {
    await sandbox.fault({ vendor: 'bureau', mode });
    expect((await pull()).score).toBe(780);
  });

  test('the wait of a 429 is kept, any other wait is jittered', async () => {
    const { runtime, sleeps } = recordedRuntime();
    await sandbox.fault({ vendor: 'bureau', mode: 'rate-limit' });
    await pull({ runtime });
    await sandbox.fault({ vendor: 'bureau', mode: 'error500', times: 2 });
    await pull({ runtime });
    expect(sleeps).toEqual([2000, 100, 200]);
  });

  test('a wait that does not fit into the limit is not waited for', async () => {
    const { runtime, sleeps } = recordedRuntime();
    await sandbox.fault({ vendor: 'bureau', mode: 'rate-limit' });
    await failureOf(pull({ runtime, timeoutMs: 1500 }));
    expect(sleeps).toEqual([]);
  });

  test('a slow answer inside the limit is taken', async () => {
    await sandbox.fault({ vendor: 'bureau', mode: 'slow', delayMs: 30 });
    expect((await pull()).score).toBe(780);
  });
});

test('the breaker opens after five failures in a row, lets one probe through and closes on its success', async () => {
  const { runtime, advance } = recordedRuntime();
  const { creditBureau } = sandbox.vendors({ runtime, attemptsMax: 1 });
  const once = () => creditBureau.softPull({ person: aPerson('0001'), operationId: 'op-1' });
  await sandbox.fault({ vendor: 'bureau', mode: 'error500', times: 5 });
  for (let count = 0; count < 5; count += 1) expect((await failureOf(once())).status).toBe(500);

  const refused = await failureOf(once());
  expect(refused).toMatchObject({ kind: 'unavailable', status: null, retryAfterSeconds: 15, notProcessed: true });

  advance(15_000);
  expect((await once()).score).toBe(780);
  expect((await once()).score).toBe(780);
});

describe('an answer that is not the bureau’s protocol', () => {
  test.each([
    ['HTML with 200', 200, '<h1>Welcome</h1>'],
    ['a file with a field missing', 200, '{"reference":"SP-1","score":780}'],
    ['a redirect to another host', 302, ''],
  ])('%s: bad_response, and nothing of it in the error', async (_name, status, body) => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.writeHead(status, { location: 'http://127.0.0.1:9/elsewhere' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const failure = await failureOf(pull({}, '0001', { bureauUrl: `http://127.0.0.1:${port}` }));
    server.closeAllConnections();
    server.close();
    expect(failure.kind).toBe('bad_response');
    expect(requests).toBe(1);
  });
});

test('no error text carries the person, the digits or the key', async () => {
  const person = aPerson('0001', { ssn: { lastFour: '0001', full: '123-45-0001' } });
  const secrets = ['Robin', 'Sample', '1986', '0001', 'Elm', 'sandbox_bureau'];
  const failures: VendorError[] = [];
  for (const mode of ['error500', 'down', 'rate-limit', 'lost-response', 'hang']) {
    await sandbox.fault({ vendor: 'bureau', mode });
    const { creditBureau } = sandbox.vendors({ attemptsMax: 1, timeoutMs: 60 });
    failures.push(await failureOf(creditBureau.softPull({ person, operationId: 'op-1' })));
  }
  failures.push(await failureOf(pull({}, '000x')));
  for (const failure of failures) {
    const shown = `${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`;
    for (const secret of secrets) expect(shown.replace(/failures\.test[^\n]*/g, '')).not.toContain(secret);
  }
});
