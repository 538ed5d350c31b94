import { approveCreditTransaction, unrejectCreditTransaction } from '@contract/credit-transaction/calls';
import { listTransactions } from '@contract/credit-transaction/list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOfDayJobs } from '../../end-of-day-jobs';
import { insertApplication } from '../../generated/insert-application';
import { createOutboxDispatcher } from '../../jobs/outbox-dispatcher';
import { outboxHandlers } from '../../outbox-handlers';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { runBusinessDays } from '../business-day/index';
import { businessDayOf, expireRequests } from './index';

const PRACTICE = 'prac-bright-smile';
const LAST_DAY = '2026-03-20';
let sandbox: SandboxHarness;
let world: TestApp;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startTestApp({ sandbox });
  await runBusinessDays(world.deps, endOfDayJobs);
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

async function asked(given: Parameters<typeof aTransaction>[2] = {}) {
  const { deps } = world;
  const borrower = await aBorrower(deps);
  const application_id = await insertApplication(deps, borrower.id, { practiceId: PRACTICE });
  const line = await aCreditLine(deps, borrower, { expires_on: LAST_DAY, application_id });
  const { id } = await aTransaction(deps, line, given);
  return { id, borrower, params: { id: borrower.id, txId: id } };
}

/** Sessions end while days pass. */
const sessionOf = async ({ borrower }: Awaited<ReturnType<typeof asked>>) => ({
  token: await world.sessionOf('borrower', borrower.id),
});

const statusOf = async (id: string) => {
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder.selectFrom('credit_transaction').select(['status', 'accepted_at']).where('id', '=', id),
  );
  const history = await read.query(
    read.builder.selectFrom('credit_transaction_history').select(['action']).where('transaction_id', '=', id),
  );
  return { status: rows[0]?.status, history: history.map(({ action }) => action) };
};

async function dayBegins(day: string): Promise<void> {
  world.deps.clock.setTo(`${day}T15:00:00.000Z`);
  await runBusinessDays(world.deps, endOfDayJobs);
  const dispatcher = createOutboxDispatcher({ deps: world.deps, handlers: outboxHandlers(world.deps) });
  while ((await dispatcher.runDue()) > 0);
}

const mailsTo = async (to: string, subject: RegExp) =>
  (await sandbox.mailbox(to)).filter((mail) => subject.test(mail.subject ?? ''));

test('a request that waits expires with its limit, once, both sides are told, and a refreshed limit takes it up again', async () => {
  const [open, review, running] = [
    await asked(),
    await asked({ status: 'REVIEW' }),
    await asked({ status: 'REQUESTED', accepted_at: '2026-03-16T15:00:00.000Z' }),
  ];
  await dayBegins(LAST_DAY);
  expect((await statusOf(open.id)).status).toBe('PENDING');
  world.deps.clock.setTo('2026-03-21T15:00:00.000Z');
  const day = businessDayOf(world.deps);
  await Promise.all(Array.from({ length: 50 }, () => expireRequests(world.deps, day)));
  await dayBegins('2026-03-21');

  expect(await statusOf(open.id)).toEqual({ status: 'REJECTED', history: ['EXPIRED'] });
  expect(await statusOf(review.id)).toEqual({ status: 'REJECTED', history: ['EXPIRED_FOR_GOOD'] });
  // A change of a loan in force asks for no new credit.
  expect(await statusOf(running.id)).toEqual({ status: 'REQUESTED', history: [] });
  const [mail, ...more] = await mailsTo(open.borrower.email, /^Your \$[\d,.]+ PatientFi transaction expired$/);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Then reopen the transaction on its page.');
  const practice = await world.deps.database.read.query(
    world.deps.database.read.builder.selectFrom('practice').select('email').where('id', '=', PRACTICE),
  );
  expect(await mailsTo(practice[0]?.email ?? '', /^A transaction expired$/)).toHaveLength(2);

  const staff = await world.staffSession('manager@bright-smile.test');
  const { body } = await world.call(
    listTransactions,
    { body: { borrowerId: open.borrower.id, dateRange: { start: '2020-01-01', end: '2035-01-01' } } },
    { token: staff },
  );
  expect(body.data).toMatchObject([{ status: 'REJECTED', isExpired: true, isWithdrawn: false }]);

  const revive = async (one: typeof open) =>
    world.call(unrejectCreditTransaction, { params: one.params, body: {} }, await sessionOf(one));
  expect((await revive(open)).body.code).toBe('OVER_LIMIT');
  await world.deps.database.migrate([`update credit_profile set expires_on = '2026-07-01'`]);
  expect(await revive(open)).toMatchObject({ status: 200, body: { transaction: { status: 'PENDING' } } });
  expect((await revive(review)).body.code).toBe('NOT_PENDING');
});

test('one that is answered on the last day stays answered', async () => {
  await world.deps.database.migrate([`update credit_profile set expires_on = '2026-03-22'`]);
  const one = await asked({ status: 'REJECTED' });
  await dayBegins('2026-03-23');
  expect(await statusOf(one.id)).toEqual({ status: 'REJECTED', history: [] });
  const answer = await world.call(approveCreditTransaction, { params: one.params, body: {} }, await sessionOf(one));
  expect(answer.status).toBe(409);
});
