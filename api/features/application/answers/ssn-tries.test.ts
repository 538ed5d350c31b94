import { createHash } from 'node:crypto';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../../../generated/insert-application';
import { platformSchedules } from '../../../jobs/platform-schedules';
import { startTestApp, type TestApp } from '../../../test/app';
import { aBorrower } from '../../../test/builders';

const DAY = 24 * 3600_000;

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({
    environment: { PF_RATE_LIMITS: 'on', PF_RATE_SSN_PER_DEVICE: '3', PF_TRUSTED_PROXY_HOPS: '1' },
  });
});
afterAll(() => world.discard());

let browsers = 0;

/** A fresh application, and entering a number in it from an address, with a browser that calls itself another name each time. */
async function anApplication() {
  const borrower = await aBorrower(world.deps, { ssn_last_four: null });
  const applicationId = await insertApplication(world.deps, borrower.id, { practiceId: 'prac-bright-smile' });
  const enter = async (ssnLastFourDigits: string, from: string) => {
    // The session ends after half an hour, and the clock of this test moves by days.
    const token = await world.sessionOf('applicant', borrower.id, applicationId);
    const body = { applicationId, ssnLastFourDigits };
    browsers += 1;
    return world.call(
      savePersonalInfo,
      { body },
      { token, headers: { 'user-agent': `browser ${browsers}`, 'x-forwarded-for': from } },
    );
  };
  return { borrower, enter };
}

test('an address enters three different numbers a day, over all its applications, and then waits', async () => {
  for (const digits of ['1001', '1002', '1003']) {
    const { enter } = await anApplication();
    expect((await enter(digits, '203.0.113.1')).status).toBe(200);
  }
  const { borrower, enter } = await anApplication();
  const refused = await enter('1004', '203.0.113.1');
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  const { read } = world.deps.database;
  const [row] = await read.query(
    read.builder.selectFrom('borrower').select('ssn_last_four').where('id', '=', borrower.id),
  );
  expect(row?.ssn_last_four).toBeNull();

  // A number that this address entered today is nothing new, and another address has its own three.
  expect((await enter('1003', '203.0.113.1')).status).toBe(200);
  expect((await (await anApplication()).enter('1004', '203.0.113.2')).status).toBe(200);

  world.deps.clock.advance(DAY + 1000);
  expect((await (await anApplication()).enter('1005', '203.0.113.1')).status).toBe(200);
});

test('a whole network enters ten times as many, from however many addresses', async () => {
  for (let index = 0; index < 30; index += 1) {
    const { enter } = await anApplication();
    expect((await enter(String(2000 + index), `198.51.100.${index}`)).status).toBe(200);
  }
  expect((await (await anApplication()).enter('3000', '198.51.100.77')).status).toBe(429);
  expect((await (await anApplication()).enter('3000', '198.51.101.77')).status).toBe(200);
});

test('no digits are kept for it, and the tries are removed after two days', async () => {
  await (await anApplication()).enter('7391', '203.0.113.3');
  const { read } = world.deps.database;
  const tries = () => read.query(read.builder.selectFrom('ssn_try').selectAll());
  const kept = await tries();
  expect(kept.length).toBeGreaterThan(0);
  for (const row of kept) {
    // Nothing but keyed digests, in which the digits come up by chance only.
    expect(row).toEqual({
      id: expect.any(String),
      device_hash: expect.stringMatching(/^[\w-]{22}$/),
      ssn_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      tried_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    });
    expect(row.ssn_hash).not.toBe(createHash('sha256').update('7391').digest('hex'));
  }
  world.deps.clock.advance(2 * DAY + 1000);
  await platformSchedules({ deps: world.deps })
    .find(({ name }) => name === 'remove-expired')
    ?.run();
  expect(await tries()).toEqual([]);
});

test('a begun application is forgotten thirty days later', async () => {
  const { deps } = world;
  const start = (id: string) => ({
    id,
    practice_id: 'prac-bright-smile',
    enrollment: 'APPLICATIONS' as const,
    email: 'somebody@example.test',
    phone: null,
    requested_amount_cents: null,
    created_at: deps.clock.now(),
  });
  const add = (id: string) =>
    deps.database.transaction((tx) => tx.execute(tx.builder.insertInto('application_start').values(start(id))));
  await add('start-old');
  deps.clock.advance(29 * DAY);
  await add('start-new');
  deps.clock.advance(DAY + 1000);
  await platformSchedules({ deps })
    .find(({ name }) => name === 'remove-expired')
    ?.run();
  const { read } = deps.database;
  const left = await read.query(read.builder.selectFrom('application_start').select('id'));
  expect(left).toEqual([{ id: 'start-new' }]);
});
