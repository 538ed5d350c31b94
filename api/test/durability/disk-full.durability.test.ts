import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBorrower, aCreditLine, aTransaction } from '../builders';
import { bundleProgram } from '../server-bundle';
import { type ServerProcess, startServerProcess } from '../server-process';
import { makeServerWorld, openServerWorld } from '../server-world';

const PRACTICE = 'prac-bright-smile';

let folder: string;
let server: ServerProcess;
let staff: string;
let borrower: { id: string };
beforeAll(async () => {
  const program = await bundleProgram('api/main.ts', 'disk-full');
  const world = await makeServerWorld();
  folder = world.folder;
  const { deps } = world;
  borrower = await aBorrower(deps, { practice_id: PRACTICE });
  const line = await aCreditLine(deps, { id: borrower.id, practice_id: PRACTICE }, { expires_on: '2099-12-31' });
  await aTransaction(deps, line, { amount_cents: 100, status: 'REJECTED' });
  staff = await deps.database.transaction((tx) =>
    deps.sessions.issue(tx, { kind: 'staff', subjectId: 'staff-manager-bright-smile-test' }),
  );
  await world.close();
  server = await startServerProcess({
    program,
    folder,
    environment: { PF_RATE_LIMITS: 'off', SANDBOX_URL: 'http://127.0.0.1:9' },
  });
});
afterAll(async () => {
  await server?.kill();
  await (await openServerWorld(folder)).discard();
});

/**
 * The system refuses what would make a file of the process larger than so many bytes, as a full disk does: the database,
 * its log and the lines of our own log alike.
 */
const roomFor = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);

const create = (key: string) =>
  fetch(`${server.url}/practice/borrower/${borrower.id}/credit-transactions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ practiceManagementId: PRACTICE, txAmount: 500 }),
  });
const statusOf = async (path: string, headers = {}) => (await fetch(server.url + path, { headers })).status;
const isAlive = () => process.kill(server.pid, 0);

test('a full disk ends nothing: writes answer 503, reads go on, and with room again all is as before', async () => {
  expect((await create('before')).status).toBe(200);
  roomFor(1);
  const refused = await create('while-full');
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await expect.poll(() => statusOf('/readyz'), { timeout: 5000 }).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/common/states')).toBe(200);
  const own = { authorization: `Bearer ${staff}` };
  expect(await statusOf(`/practice/application-list?practices=${PRACTICE}`, own)).not.toBe(503);
  // Many more lines than a buffer holds, none of which can be written.
  await Promise.all(Array.from({ length: 300 }, (_, index) => create(`full-${index}`)));
  expect(isAlive()).toBe(true);

  roomFor('unlimited');
  await expect.poll(() => statusOf('/readyz'), { timeout: 5000 }).toBe(200);
  expect((await create('while-full')).status).toBe(200);
  expect(isAlive()).toBe(true);
});

test('the cause is in the log, as soon as the log itself has room', async () => {
  // The log is the smaller file: it may grow where the database may not.
  roomFor(readFileSync(join(folder, 'server.log')).length + 20_000);
  expect((await create('logged')).status).toBe(503);
  await expect.poll(() => statusOf('/readyz'), { timeout: 5000 }).toBe(503);
  const logged = () => readFileSync(join(folder, 'server.log'), 'utf8');
  await expect
    .poll(logged, { timeout: 5000 })
    .toMatch(/"code":"SQLITE_(?:FULL|IOERR\w*)","event":"database_unavailable"/);
  await expect
    .poll(logged, { timeout: 5000 })
    .toMatch(/"kind":"database","fault":"DatabaseUnavailable","code":"SQLITE/);
  roomFor('unlimited');
  await expect.poll(() => statusOf('/readyz'), { timeout: 5000 }).toBe(200);
});
