import { getBorrower } from '@contract/borrower-file/calls';
import { listPatientTransactions } from '@contract/credit-transaction/staff-calls';
import { getAutopay } from '@contract/payment-method/autopay-calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { disputeForCaller, endLoanAutopay } from '@contract/servicing/caller-calls';
import { listBorrowerLoans } from '@contract/servicing/loan-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  expect(await ledgerViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

type Of = Pick<Made, 'params'>;
const staff = async (who = 'admin@demo.test') => ({ token: await world.staffSession(who) });
const own = async ({ params }: Of) => ({ token: await world.sessionOf('borrower', params.id) });
const end = async ({ params }: Of, requestedOn: string, as?: { token: string }) =>
  world.call(endLoanAutopay, { params, body: { channel: 'PHONE', requestedOn } }, as ?? (await staff()));
let key = 0;
const dispute = async ({ params }: Of, of: { requestedOn: string; version: number }, as?: { token: string }) => {
  key += 1;
  const headers = { 'idempotency-key': `disputed-${key}` };
  const body = { channel: 'LETTER' as const, reason: 'The crown broke.', ...of };
  return world.call(disputeForCaller, { params, body }, { ...(as ?? (await staff())), headers });
};
const versionOf = async ({ params }: Of) => {
  const query = { borrowerId: params.id };
  const { body } = await world.call(listPatientTransactions, { query }, await staff());
  return body.data.find(({ _id }) => _id === params.txId)?.version ?? 0;
};
const mailsTo = async ({ borrower }: Made) => {
  await world.sendAll();
  return sandbox.mailbox(borrower.email);
};
const loanOnFile = async ({ params }: Of) =>
  (await world.call(listBorrowerLoans, { params: { id: params.id } }, await staff())).body.data[0];
const acts = async ({ params }: Of) =>
  (await world.call(getBorrower, { query: { user_id: params.id } }, await staff())).body.user.acts;

test('autopay ends for who calls: nothing is taken, the rate is the agreed one, and file and mail say how they asked', async () => {
  const loan = await aLoanOf(world);
  await world.passTo('2026-04-14');
  expect((await loanOnFile(loan))?.autopayIsOn).toBe(true);
  expect((await end(loan, '2026-04-13')).body).toEqual({ wasOn: true });
  const { body: autopay } = await world.call(getAutopay, { params: loan.params }, await own(loan));
  expect(autopay.type).toBe('NONE');
  expect((await loanOnFile(loan))?.autopayIsOn).toBe(false);
  const mails = await mailsTo(loan);
  expect(mails.find(({ subject }) => subject.startsWith('Autopay is off at'))?.text).toContain(
    'As you requested by phone on April 13, 2026: Autopay is off for transaction',
  );
  const kinds = (await world.rows('servicing_notice')).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['AUTOPAY_CHANGED', 'AGREED_RATE']));
  expect((await acts(loan))[0]).toMatchObject({
    kind: 'AUTOPAY_ENDED',
    changes: [{ field: 'transaction' }, { field: 'channel', to: 'PHONE' }, { field: 'requestedOn', to: '2026-04-13' }],
  });
  await world.passTo('2026-04-20');
  expect(await ordersOf(sandbox, 'debit')).toEqual([]);
  expect((await end(loan, '2026-04-20')).body).toEqual({ wasOn: false });
  expect(await world.rows('borrower_file_act')).toHaveLength(1);
});

test.each(['staff', 'the borrower'])('a try that waits is not made once autopay is turned off by %s', async (who) => {
  const loan = await aLoanOf(world, { account: '01' });
  await world.passTo('2026-04-21');
  expect((await world.rows('payment')).map(({ status }) => status)).toEqual(['RETURNED', 'SCHEDULED']);
  const answer =
    who === 'staff'
      ? await end(loan, '2026-04-21')
      : await world.call(setAutopay, { params: loan.params, body: { type: 'NONE' } }, await own(loan));
  expect(answer.status).toBe(200);
  expect((await world.rows('payment')).map(({ status }) => status)).toEqual(['RETURNED', 'CANCELLED']);
  const mails = await mailsTo(loan);
  expect(mails.some(({ text }) => text.includes("Autopay is off, so we won't try it again."))).toBe(true);
  await world.passTo('2026-05-20');
  expect(await ordersOf(sandbox, 'debit')).toHaveLength(1);
});

test('a dispute opened for who writes pauses the loan, and practice, borrower and file know how it was said', async () => {
  const loan = await aLoanOf(world);
  await world.passTo('2026-04-10');
  const done = await dispute(loan, { requestedOn: '2026-04-08', version: await versionOf(loan) });
  expect(done.body.transaction.request).toMatchObject({ kind: 'DISPUTE', reason: 'The crown broke.' });
  expect((await loanOnFile(loan))?.isPaused).toBe(true);
  const mails = await mailsTo(loan);
  expect(mails.find(({ subject }) => subject.startsWith('You disputed'))?.text).toContain(
    'You told us by letter on April 8, 2026 that a treatment for',
  );
  const sent = (await world.rows('outbox')).map(({ kind }) => kind);
  expect(sent).toContain('patient-asked');
  expect((await world.rows('credit_transaction_history')).at(-1)).toMatchObject({ action: 'DISPUTED' });
  expect((await acts(loan))[0]).toMatchObject({ kind: 'DISPUTE_OPENED' });
  const again = await dispute(loan, { requestedOn: '2026-04-08', version: await versionOf(loan) });
  expect(again.body).toMatchObject({
    code: 'NOT_PENDING',
    message: 'The practice already has a request from this borrower for this transaction.',
  });
  await world.passTo('2026-04-20');
  expect(await ordersOf(sandbox, 'debit')).toEqual([]);
});

test('a day that is not recent, another person’s loan and practice staff are refused', async () => {
  const loan = await aLoanOf(world);
  const other = await aLoanOf(world);
  const version = await versionOf(loan);
  const practice = await staff('manager@bright-smile.test');
  for (const day of ['2026-01-01', '2026-12-01']) {
    const [ended, disputed] = [await end(loan, day), await dispute(loan, { requestedOn: day, version })];
    expect([ended.status, ended.body.fields?.[0]?.field]).toEqual([422, 'requestedOn']);
    expect([disputed.status, disputed.body.fields?.[0]?.field]).toEqual([422, 'requestedOn']);
  }
  const foreign = { params: { ...loan.params, id: other.params.id } };
  expect((await end(foreign, '2026-03-16')).status).toBe(404);
  expect((await dispute(foreign, { requestedOn: '2026-03-16', version })).status).toBe(404);
  expect((await end(loan, '2026-03-16', practice)).status).toBe(403);
  expect((await dispute(loan, { requestedOn: '2026-03-16', version }, practice)).status).toBe(403);
});

test('thirty presses at once end autopay once and open one dispute', async () => {
  const loan = await aLoanOf(world);
  const as = await staff();
  const thirty = <A>(press: () => Promise<A>) => Promise.all(Array.from({ length: 30 }, press));
  const ended = await thirty(() => end(loan, '2026-03-16', as));
  expect(ended.filter(({ body }) => body.wasOn === true)).toHaveLength(1);
  const version = await versionOf(loan);
  const disputed = await thirty(() => dispute(loan, { requestedOn: '2026-03-16', version }, as));
  expect(disputed.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
  const subjects = (await mailsTo(loan)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /^Autopay is off at|^You disputed/.test(subject))).toHaveLength(2);
  expect((await world.rows('borrower_file_act')).map(({ kind }) => kind)).toEqual(['AUTOPAY_ENDED', 'DISPUTE_OPENED']);
});
