import {
  approveCreditTransaction,
  getCreditTransaction,
  selectPaymentPlan,
  unrejectCreditTransaction,
} from '@contract/credit-transaction/calls';
import { listPatientTransactions, withdrawPatientTransaction } from '@contract/credit-transaction/staff-calls';
import { getAutopay } from '@contract/payment-method/autopay-calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { flagFraudTransaction } from '@contract/servicing/fraud-flag-calls';
import { listLoanPayments, makeLoanPayment } from '@contract/servicing/payment-calls';
import { listPromotions } from '@contract/servicing/promotion-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import {
  askForChange,
  askForRefund,
  declinePatientRequest,
  disputeTransaction,
  withdrawRequest,
} from '@contract/servicing/transaction-request-calls';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agreedAutopay } from '../../../test/agreed-autopay';
import { aBorrower, aCreditLine, aTransaction } from '../../../test/builders';
import { seenVersion } from '../../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Who = { params: { id: string; txId: string } };
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

const borrower = async ({ params }: Who) => ({ token: await world.sessionOf('borrower', params.id) });
const staff = async () => ({ token: await world.staffSession('staff@bright-smile.test') });
const admin = async () => ({ token: await world.staffSession('admin@demo.test') });
const seen = async (of: Who) =>
  (await world.call(getCreditTransaction, { params: of.params }, await borrower(of))).body;
const rowOf = async ({ params }: Who) => {
  const { body } = await world.call(listPatientTransactions, { query: { borrowerId: params.id } }, await staff());
  return body.data.find(({ _id }) => _id === params.txId);
};
/** Subjects of the mails to an address that name one of the words, oldest first. */
const told = async (to: string, words: RegExp) => {
  await world.sendAll();
  const mails = await sandbox.mailbox(to);
  return mails
    .map(({ subject }) => String(subject))
    .filter((subject) => words.test(subject))
    .reverse();
};
const practiceMail = async () =>
  String((await world.rows('practice')).find(({ id }) => id === 'prac-bright-smile')?.email);

/** A request that waits for its patient. */
async function aWaitingOne(): Promise<Who & { email: string }> {
  const person = await aBorrower(world.deps);
  const line = await aCreditLine(world.deps, person, { expires_on: '2099-12-31' });
  const { id } = await aTransaction(world.deps, line);
  return { params: { id: person.id, txId: id }, email: person.email };
}

describe('what a patient asks of the practice', () => {
  test('a refund is asked for: the practice reads who, what and why, the loan goes on, and it asks once', async () => {
    const loan = await aLoanOf(world);
    const body = { reason: 'I never had the treatment.' };
    const { status, body: asked } = await world.call(askForRefund, { params: loan.params, body }, await borrower(loan));
    expect([status, asked.transaction.status]).toEqual([200, 'ACCEPTED']);
    expect(asked.transaction.request).toMatchObject({ kind: 'REFUND', txAmount: null, reason: body.reason });
    expect(asked.transaction.statusHistory[0]).toMatchObject({ action: 'REFUND_REQUESTED', userName: 'Ana Reyes' });
    expect(await rowOf(loan)).toMatchObject({ status: 'ACCEPTED', request: { kind: 'REFUND', reason: body.reason } });
    expect(await told(await practiceMail(), /patient/)).toContain('A patient requested a refund');
    const again = await world.call(
      askForChange,
      { params: loan.params, body: { txAmount: 4000 } },
      await borrower(loan),
    );
    expect([again.status, again.body.code]).toEqual([409, 'NOT_PENDING']);
    const { body: payments } = await world.call(listLoanPayments, { params: loan.params }, await borrower(loan));
    expect([payments.isPaused, payments.owed.principal]).toEqual([false, 4200]);
    await world.passTo('2026-04-20');
    expect((await world.rows('payment')).length).toBe(1);
    const whole = { params: loan.params, body: { version: await seenVersion(world, loan.params.txId) } };
    const refunded = await world.call(refundPatientTransaction, whole, await admin());
    expect(refunded.body.transaction).toMatchObject({ status: 'REFUNDED', request: null });
  });

  test('another amount of one that waits makes it REQUESTED with FUNDS_PENDING; taken back, it is as before', async () => {
    const it = await aWaitingOne();
    const body = { txAmount: 3900.5, reason: 'One crown, not two.' };
    const { body: asked } = await world.call(askForChange, { params: it.params, body }, await borrower(it));
    expect(asked.transaction).toMatchObject({
      status: 'PENDING',
      borrowerTxStatus: 'REQUESTED',
      txAmount: 4200,
      request: { kind: 'MODIFY', txAmount: 3900.5 },
      statusHistory: [{ action: 'FUNDS_PENDING', note: 'One crown, not two.' }],
    });
    expect(asked.transaction.paymentPlans.length).toBeGreaterThan(0);
    const { version } = asked.transaction;
    const stale = await world.call(
      withdrawRequest,
      { params: it.params, body: { version: version - 1 } },
      await borrower(it),
    );
    expect(stale.body.code).toBe('STALE');
    const { body: back } = await world.call(
      withdrawRequest,
      { params: it.params, body: { version } },
      await borrower(it),
    );
    expect(back.transaction).toMatchObject({ borrowerTxStatus: 'PENDING', request: null });
    // Both wait in the outbox, which sends them at the same time.
    expect((await told(await practiceMail(), /different amount|withdrew/)).sort()).toEqual([
      'A patient requested a different amount',
      'A patient withdrew a request',
    ]);
    // A later press, not the same request once more.
    const none = await world.call(
      withdrawRequest,
      { params: it.params, body: { version: version + 1 } },
      await borrower(it),
    );
    expect(none.body.code).toBe('NOT_PENDING');
  });

  test('approving it as it stands, or the practice taking it back, ends what was asked', async () => {
    const it = await aWaitingOne();
    await world.call(askForChange, { params: it.params, body: {} }, await borrower(it));
    const plan = { transactionId: it.params.txId, product: 'FIXED_24' };
    await world.call(selectPaymentPlan, { body: plan }, await borrower(it));
    const approved = await world.call(approveCreditTransaction, { params: it.params, body: {} }, await borrower(it));
    expect(approved.body.transaction).toMatchObject({ status: 'ACCEPTED', request: null });
    const other = await aWaitingOne();
    await world.call(askForChange, { params: other.params, body: {} }, await borrower(other));
    const taken = await world.call(withdrawPatientTransaction, { params: other.params, body: {} }, await staff());
    expect(taken.body.transaction).toMatchObject({ status: 'REJECTED', request: null });
  });

  test('the practice says no with a reason, which the patient reads; then there is nothing to answer', async () => {
    const it = await aWaitingOne();
    await world.call(askForChange, { params: it.params, body: { txAmount: 100 } }, await borrower(it));
    const answer = { answer: 'DECLINED' as const, reason: 'The estimate was signed for both.' };
    const { status } = await world.call(declinePatientRequest, { params: it.params, body: answer }, await staff());
    expect(status).toBe(200);
    const now = await seen(it);
    expect(now).toMatchObject({ borrowerTxStatus: 'PENDING', request: null });
    expect(now.statusHistory[0]).toMatchObject({
      action: 'REQUEST_DECLINED',
      note: answer.reason,
      userName: 'Sam Doyle',
    });
    expect(await told(it.email, /declined/)).toEqual(['Your practice declined your request']);
    const late = await world.call(
      declinePatientRequest,
      { params: it.params, body: { ...answer, reason: 'No.' } },
      await staff(),
    );
    expect(late.body.code).toBe('NOT_PENDING');
  });

  test('what cannot be asked is refused: a refund of what waits, the same amount, more than the loan', async () => {
    const it = await aWaitingOne();
    expect((await world.call(askForRefund, { params: it.params, body: {} }, await borrower(it))).body.code).toBe(
      'NOT_PENDING',
    );
    const loan = await aLoanOf(world);
    for (const txAmount of [4200, 4200.01]) {
      const refused = await world.call(askForChange, { params: loan.params, body: { txAmount } }, await borrower(loan));
      expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, 'txAmount']);
    }
    expect((await rowOf(loan))?.request).toBeNull();
  });
});

describe('a transaction that is said not to be the patient’s', () => {
  const flag = async (of: Who, more: object = {}, as?: { token: string }) =>
    world.call(
      flagFraudTransaction,
      { body: { transactionId: of.params.txId, borrowerId: of.params.id, ...more } },
      as ?? (await borrower(of)),
    );

  test('waits in review, where it cannot be approved nor revived; support, practice and patient are told', async () => {
    const it = await aWaitingOne();
    const plan = { transactionId: it.params.txId, product: 'FIXED_24' };
    await world.call(selectPaymentPlan, { body: plan }, await borrower(it));
    expect((await flag(it)).body).toEqual({ flagged: true, funding: 'none' });
    expect(await seen(it)).toMatchObject({ status: 'REVIEW', isFlagged: true });
    const approved = await world.call(approveCreditTransaction, { params: it.params, body: {} }, await borrower(it));
    expect(approved.body.code).toBe('NOT_PENDING');
    const { supportEmail } = world.deps.config.brandFinancing;
    expect(await told(supportEmail, /fraud/)).toHaveLength(1);
    expect(await told(await practiceMail(), /on hold/)).toEqual(['A transaction is on hold']);
    expect(await told(it.email, /reported/)).toEqual(['You reported a transaction for $4,200']);
    expect((await flag(it, { reason: 'Again' })).body.code).toBe('NOT_PENDING');
    expect(await rowOf(it)).toMatchObject({ isFlagged: true });
    await world.call(withdrawPatientTransaction, { params: it.params, body: {} }, await staff());
    const revived = await world.call(unrejectCreditTransaction, { params: it.params, body: {} }, await borrower(it));
    expect(revived.body.code).toBe('NOT_PENDING');
  });

  test('asks for no payment and no late fee while it is looked at, and its practice is not paid', async () => {
    const loan = await aLoanOf(world);
    const later = { amount: 100, payOn: '2026-04-01' };
    await world.call(makeLoanPayment, { params: loan.params, body: later }, await borrower(loan));
    expect((await flag(loan)).body).toEqual({ flagged: true, funding: 'held' });
    await world.passTo('2026-05-20');
    expect((await world.rows('payment')).map(({ status }) => status)).toEqual(['CANCELLED']);
    expect((await world.rows('loan_event')).map(({ kind }) => kind)).not.toContain('FEE');
    expect((await world.rows('funding'))[0]).toMatchObject({ status: 'QUEUED', held: 1, deposit_id: null });
    // Administrators alone end it, with a reason; then the practice is paid and autopay goes on.
    expect((await flag(loan, { undo: true, reason: 'Mine' })).status).toBe(403);
    expect((await flag(loan, { undo: true }, await admin())).status).toBe(422);
    const ended = await flag(loan, { undo: true, reason: 'The signature is the patient’s.' }, await admin());
    expect(ended.body).toEqual({ flagged: false, funding: 'unchanged' });
    expect(await seen(loan)).toMatchObject({ status: 'ACCEPTED', isFlagged: false });
    await world.passTo('2026-06-20');
    expect((await world.rows('funding'))[0]?.status).toBe('SETTLED');
    expect((await world.rows('payment')).map(({ kind }) => kind)).toContain('AUTOPAY');
  });

  test('takes no autopay: it says that nothing is taken, can only be turned off, and is the patient’s again afterwards', async () => {
    const loan = await aLoanOf(world);
    const autopay = async () => (await world.call(getAutopay, { params: loan.params }, await borrower(loan))).body;
    const set = async (type: 'MINIMUM' | 'NONE') =>
      world.call(
        setAutopay,
        await agreedAutopay(world, { params: loan.params, body: { type } }, await borrower(loan)),
        await borrower(loan),
      );
    expect(await autopay()).toMatchObject({ isReported: false, isPaused: false, next: { on: '2026-04-16' } });
    await flag(loan);
    expect(await autopay()).toMatchObject({ type: 'MINIMUM', isReported: true, isPaused: true, next: null });
    const refused = await set('MINIMUM');
    expect([refused.status, refused.body.code]).toEqual([409, 'STEP_ORDER']);
    expect((await set('NONE')).status).toBe(200);
    await flag(loan, { undo: true, reason: 'The signature is the patient’s.' }, await admin());
    expect((await set('MINIMUM')).body).toMatchObject({ isReported: false, isPaused: false, type: 'MINIMUM' });
  });

  test('is no promotion that the patient is asked to pay more for', async () => {
    const loan = await aLoanOf(world, { product: 'PROMO_12' });
    const promotions = async () =>
      (await world.call(listPromotions, { params: { id: loan.params.id } }, await borrower(loan))).body.data;
    expect(await promotions()).toHaveLength(1);
    await flag(loan);
    expect(await promotions()).toEqual([]);
  });

  test('an administrator has what the practice was paid returned, and the patient owes nothing; others cannot', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo('2026-03-25');
    expect((await world.rows('funding'))[0]?.status).toBe('SETTLED');
    expect((await flag(loan, { reverseFundings: true })).status).toBe(403);
    expect((await flag(loan)).body).toEqual({ flagged: true, funding: 'unchanged' });
    const { status, body } = await flag(loan, { reverseFundings: true }, await admin());
    expect([status, body]).toEqual([200, { flagged: true, funding: 'reversed' }]);
    expect(await seen(loan)).toMatchObject({ status: 'REFUNDED', isFlagged: true });
    expect((await world.rows('recovery'))[0]?.transaction_id).toBe(loan.params.txId);
    expect(Number((await world.rows('credit_profile'))[0]?.balance_cents)).toBe(0);
  });
});

describe('a dispute', () => {
  const dispute = async (loan: Who) =>
    world.call(
      disputeTransaction,
      { params: loan.params, body: { reason: 'The crown was never placed.' } },
      await borrower(loan),
    );
  const isPaused = async (loan: Who) =>
    (await world.call(listLoanPayments, { params: loan.params }, await borrower(loan))).body.isPaused;

  test('is told of on its promotion: nothing is taken by itself until it is answered', async () => {
    const loan = await aLoanOf(world, { product: 'PROMO_12' });
    const promo = async () =>
      (await world.call(listPromotions, { params: { id: loan.params.id } }, await borrower(loan))).body.data[0]?.promo;
    const before = await promo();
    expect(before?.isPaused).toBe(false);
    expect(before?.autopay).toBeGreaterThan(0);
    await dispute(loan);
    expect(await promo()).toMatchObject({ isPaused: true, autopay: 0 });
  });

  test('pauses what is disputed: no debit and no late fee; said no, payments go on without lateness', async () => {
    const loan = await aLoanOf(world);
    const { status, body } = await dispute(loan);
    expect([status, body.transaction.status]).toEqual([200, 'ACCEPTED']);
    expect(body.transaction.request).toMatchObject({ kind: 'DISPUTE', answerBy: '2026-04-06' });
    expect(body.transaction.statusHistory[0]).toMatchObject({ action: 'DISPUTED' });
    expect(await told(loan.borrower.email, /disputed/)).toEqual(['You disputed a transaction for $4,200']);
    expect(await told(await practiceMail(), /disputes/)).toEqual(['A patient disputes a transaction']);
    await world.passTo('2026-05-05');
    expect(await isPaused(loan)).toBe(true);
    expect(await world.rows('payment')).toEqual([]);
    expect((await world.rows('loan_event')).filter(({ kind }) => kind === 'FEE')).toEqual([]);
    const answer = { answer: 'DECLINED' as const, reason: 'It was placed on March 20.' };
    const said = await world.call(declinePatientRequest, { params: loan.params, body: answer }, await staff());
    expect(said.status).toBe(200);
    expect(await isPaused(loan)).toBe(false);
    const { body: after } = await world.call(listLoanPayments, { params: loan.params }, await borrower(loan));
    expect(after.owed.daysLate).toBeLessThan(2);
  });

  test('that nobody answers in fifteen business days is told to support, once; a refund ends it', async () => {
    const loan = await aLoanOf(world);
    await dispute(loan);
    const { supportEmail } = world.deps.config.brandFinancing;
    await world.passTo('2026-04-06');
    expect(await told(supportEmail, /^Decide the dispute on transaction/)).toEqual([]);
    await world.passTo('2026-04-09');
    expect(await told(supportEmail, /^Decide the dispute on transaction/)).toHaveLength(1);
    const whole = { params: loan.params, body: { version: await seenVersion(world, loan.params.txId) } };
    const refunded = await world.call(refundPatientTransaction, whole, await admin());
    expect(refunded.body.transaction).toMatchObject({ status: 'REFUNDED', request: null });
  });

  test('ends where the transaction is reported as fraud, and nothing is asked while that is looked at', async () => {
    const loan = await aLoanOf(world);
    await dispute(loan);
    const ids = { transactionId: loan.transactionId, borrowerId: loan.params.id };
    await world.call(flagFraudTransaction, { body: ids }, await borrower(loan));
    expect(await isPaused(loan)).toBe(true);
    const params = { params: loan.params, body: { reason: 'It is not there.' } };
    expect((await world.call(disputeTransaction, params, await borrower(loan))).body.code).toBe('NOT_PENDING');
    const cleared = { ...ids, undo: true, reason: 'It is theirs.' };
    await world.call(flagFraudTransaction, { body: cleared }, await admin());
    expect((await seen(loan)).request).toBeNull();
    expect(await isPaused(loan)).toBe(false);
  });

  test('taken back, payments go on', async () => {
    const loan = await aLoanOf(world);
    await dispute(loan);
    await world.call(withdrawRequest, { params: loan.params, body: {} }, await borrower(loan));
    expect(await isPaused(loan)).toBe(false);
  });

  test('is of a running loan, with a reason, and one at a time', async () => {
    const waiting = await aWaitingOne();
    expect((await dispute(waiting)).body.code).toBe('NOT_PENDING');
    const loan = await aLoanOf(world);
    const empty = await world.call(
      disputeTransaction,
      { params: loan.params, body: { reason: ' ' } },
      await borrower(loan),
    );
    expect([empty.status, empty.body.fields?.[0]?.field]).toEqual([422, 'reason']);
    expect((await dispute(loan)).status).toBe(200);
    const params = { params: loan.params, body: { reason: 'And the cleaning neither.' } };
    const again = await world.call(disputeTransaction, params, await borrower(loan));
    expect(again.body.code).toBe('NOT_PENDING');
  });
});

test('a practice is asked six times a day at most about one transaction, however often each is withdrawn', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const limits = world.deps.config.rateLimits as { enabled: boolean };
  const practice = await practiceMail();
  const before = await told(practice, /./);
  limits.enabled = true;
  const who = { params: loan.params };
  const statuses: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const version = (await seen(who)).version;
    const asked = await world.call(askForRefund, { ...who, body: { version } }, await borrower(who));
    statuses.push(asked.status);
    if (asked.status !== 200) continue;
    const then = (await seen(who)).version;
    expect((await world.call(withdrawRequest, { ...who, body: { version: then } }, await borrower(who))).status).toBe(
      200,
    );
  }
  expect(statuses).toEqual([...Array(6).fill(200), ...Array(3).fill(429)]);
  // One that asks and one that withdraws.
  expect((await told(practice, /./)).length - before.length).toBe(12);
});
