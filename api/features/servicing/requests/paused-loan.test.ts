import { flagFraudTransaction } from '@contract/servicing/fraud-flag-calls';
import { listLoanPayments, makeLoanPayment } from '@contract/servicing/payment-calls';
import { listPromotions } from '@contract/servicing/promotion-calls';
import {
  declinePatientRequest,
  disputeTransaction,
  withdrawRequest,
} from '@contract/servicing/transaction-request-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenVersion } from '../../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
let loans: Record<'disputed' | 'reported' | 'takenBack' | 'free', Made>;

const borrower = async ({ params }: Made) => ({ token: await world.sessionOf('borrower', params.id) });
const bodyOf = async (loan: Made) => ({ version: await seenVersion(world, loan.transactionId) });
const dispute = async (loan: Made) =>
  world.call(
    disputeTransaction,
    { params: loan.params, body: { ...(await bodyOf(loan)), reason: 'Not as agreed.' } },
    await borrower(loan),
  );
const flag = async (loan: Made) => {
  const body = { transactionId: loan.transactionId, borrowerId: loan.params.id };
  return world.call(flagFraudTransaction, { body }, await borrower(loan));
};
const unflag = async (loan: Made) => {
  const body = { transactionId: loan.transactionId, borrowerId: loan.params.id, undo: true, reason: 'It was theirs.' };
  return world.call(flagFraudTransaction, { body }, { token: await world.staffSession('admin@demo.test') });
};
const answer = async (loan: Made) =>
  world.call(
    declinePatientRequest,
    { params: loan.params, body: { ...(await bodyOf(loan)), answer: 'DECLINED', reason: 'It was given.' } },
    { token: await world.staffSession('manager@bright-smile.test') },
  );
const promoOf = async (loan: Made) =>
  (await world.call(listPromotions, { params: { id: loan.params.id } }, await borrower(loan))).body.data.find(
    ({ transactionId }) => transactionId === loan.transactionId,
  )?.promo;
const kindsOf = async (loan: Made) =>
  (await world.rows('servicing_notice')).filter((row) => row.subject_id === loan.transactionId).map(({ kind }) => kind);
const pageOf = async (loan: Made) =>
  (await world.call(listLoanPayments, { params: loan.params }, await borrower(loan))).body;

/** What asks for money or warns. */
const DUNNING =
  /^(AUTOPAY_AHEAD|PAYMENT_AHEAD|PAYMENT_DUE|PAYMENT_MISSED|LATE_FEE_AHEAD|LATE_FEE|AUTOPAY_STOPPED|PROMO_SHORT|PROMO_LOST)$/;
let before: Record<string, string[]>;

/** Free of interest until September 16: paused on August 20, answered on October 9, fifty days later. */
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
  const wish = { product: 'PROMO_6', autopay: 'MINIMUM' };
  const [disputed, reported, takenBack, free] = [
    await aLoanOf(world, wish),
    await aLoanOf(world, wish),
    await aLoanOf(world, wish),
    await aLoanOf(world, wish),
  ];
  loans = { disputed, reported, takenBack, free };
  await world.passTo('2026-08-20');
  for (const loan of [disputed, takenBack]) expect((await dispute(loan)).status).toBe(200);
  expect((await flag(reported)).status).toBe(200);
  before = Object.fromEntries(await Promise.all(Object.entries(loans).map(async ([n, l]) => [n, await kindsOf(l)])));
  await world.passTo('2026-10-09');
}, 180_000);
afterAll(async () => {
  expect(await ledgerViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.stop();
});

describe('a loan that is disputed or reported as fraud over the end of its promotion', () => {
  test.each(['disputed', 'reported', 'takenBack'] as const)(
    '(%s) is not dunned, and its statement says that nothing has to be paid',
    async (name) => {
      const since = (await kindsOf(loans[name])).slice(before[name]?.length);
      expect(since.filter((kind) => DUNNING.test(kind))).toEqual([]);
      expect(since).toContain('STATEMENT');
      const statements = (await world.rows('document'))
        .filter((row) => row.transaction_id === loans[name].transactionId && row.document_key === 'account-statement')
        // A row that gets its PDF later moves on Postgres.
        .sort((one, other) => String(one.created_at).localeCompare(String(other.created_at)))
        .map(({ content }) => String(content));
      const last = statements.at(-1) ?? '';
      expect(last).toContain('Payments are paused');
      expect(last).not.toMatch(/past due|Pay that part now|Autopay will pay/);
      const mails = await sandbox.mailbox(loans[name].borrower.email);
      expect(mails.filter(({ text }) => text.includes('nothing is due right now'))).not.toEqual([]);
    },
  );

  test('shows nothing as overdue beside "Payments are paused"', async () => {
    const page = await pageOf(loans.takenBack);
    expect(page.isPaused).toBe(true);
    expect(page.owed).toMatchObject({ pastDue: 0, daysLate: 0 });
    expect(page.next?.overdueSince).toBeNull();
  });

  test('ends later by the days of the pause, which its borrower is told, and is kept by what is paid until then', async () => {
    expect(await promoOf(loans.free)).toMatchObject({ status: 'LOST', endsOn: '2026-09-16' });
    expect(await promoOf(loans.disputed)).toMatchObject({ status: 'OPEN', endsOn: '2026-11-05' });
    expect((await answer(loans.disputed)).status).toBe(200);
    expect(
      (
        await world.call(
          withdrawRequest,
          { params: loans.takenBack.params, body: undefined },
          await borrower(loans.takenBack),
        )
      ).status,
    ).toBe(200);
    expect((await unflag(loans.reported)).status).toBe(200);
    await world.sendAll();
    for (const loan of [loans.disputed, loans.takenBack, loans.reported]) {
      expect(await promoOf(loan)).toMatchObject({ status: 'OPEN', endsOn: '2026-11-05' });
      const mails = await sandbox.mailbox(loan.borrower.email);
      expect(mails.find(({ subject }) => subject === 'Your promotion now ends on November 5, 2026')?.text).toContain(
        'November 5, 2026',
      );
    }
    await world.passTo('2026-11-05');
    const left = (await promoOf(loans.disputed))?.payoff ?? 0;
    const paid = await world.call(
      makeLoanPayment,
      { params: loans.disputed.params, body: { amount: left } },
      await borrower(loans.disputed),
    );
    expect(paid.status).toBe(200);
    await world.passTo('2026-11-20');
    expect(await promoOf(loans.disputed)).toMatchObject({ status: 'KEPT' });
    expect(await promoOf(loans.takenBack)).toMatchObject({ status: 'LOST', endsOn: '2026-11-05' });
    expect(await kindsOf(loans.disputed)).toContain('PROMO_KEPT');
    expect(await kindsOf(loans.takenBack)).toContain('PROMO_LOST');
  });
});
