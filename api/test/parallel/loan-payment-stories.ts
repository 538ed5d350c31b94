import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import type { CallInput } from '@contract/endpoint';
import { recordActiveDuty } from '@contract/servicing/active-duty-calls';
import { changeDueDate, getDueDate } from '@contract/servicing/due-date-calls';
import {
  getHardshipPlan,
  getPatientHardshipPlan,
  giveHardshipPlan,
  takeHardshipPlan,
} from '@contract/servicing/hardship-plan-calls';
import { listBorrowerLoans } from '@contract/servicing/loan-calls';
import { cancelLoanPayment, makeLoanPayment } from '@contract/servicing/payment-calls';
import { getPhonePayment, takePhonePayment } from '@contract/servicing/phone-payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { giveGoodwillCredit, waiveLateFees } from '@contract/servicing/waiver-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { expect } from 'vitest';
import { carryOut } from '../../command/command';
import { bookOnLoan, getTakenLoan, loanToday } from '../../features/servicing/loan';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
import { aBankAccount, aBorrower, aCreditLine, aTransaction } from '../builders';
import { seenVersion } from '../seen-version';
import type { Story } from './story';

const LOAN_CENTS = 420_000;

async function aLoan(world: SignupWorld) {
  const borrower = await aBorrower(world.deps);
  const line = await aCreditLine(world.deps, borrower, { expires_on: '2099-12-31' });
  const { id: txId } = await aTransaction(world.deps, line, { amount_cents: LOAN_CENTS });
  await aBankAccount(world.deps, borrower);
  const token = await world.sessionOf('borrower', borrower.id);
  const params = { id: borrower.id, txId };
  await world.call(selectPaymentPlan, { body: { transactionId: txId, product: 'FIXED_24' } }, { token });
  expect((await world.call(approveCreditTransaction, { params, body: {} }, { token })).status).toBe(200);
  return { params, token, line };
}

/** A late fee of the first installment, booked as the work of a day books it. */
const chargeLateFee = (world: SignupWorld, txId: string) =>
  carryOut({ actor: { kind: 'system', name: 'Servicing' } }, world.deps, async (context) => {
    const loan = await getTakenLoan(context.tx, txId);
    await bookOnLoan(context, loan, {
      change: { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(1_000) },
      on: loanToday(loan, world.deps.clock),
      entryKind: 'FEE_CHARGED',
      naturalKey: `late:${txId}`,
      actor: 'servicing',
    });
    context.leaveNoRow('prepared for a story');
  });

/** The practice's money arrives. */
const settleFunding = (world: SignupWorld, txId: string) =>
  world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('funding').set({ status: 'SETTLED' }).where('transaction_id', '=', txId)),
  );

/** Fifty payments of $100 on a loan of $4,200: forty-two of them fit. */
const pay: Story = async (world) => {
  const { params, token } = await aLoan(world);
  return {
    send: (index) =>
      world.call(
        makeLoanPayment,
        { params, body: { amount: 100 } },
        { token, headers: { 'idempotency-key': `pay-${params.txId}-${index}` } },
      ),
    succeed: LOAN_CENTS / 10_000,
    check: async () => {
      const line = await world.rows('credit_profile', ['borrower_id', params.id]);
      expect(line).toMatchObject([{ balance_cents: 0 }]);
    },
  };
};

/** A payment that waits for its day, taken back in fifty tabs. */
const cancelPayment: Story = async (world) => {
  const { params, token } = await aLoan(world);
  const payOn = addDays(civilDate(world.deps.clock.now().slice(0, 10)), 7);
  const made = await world.call(
    makeLoanPayment,
    { params, body: { amount: 100, payOn } },
    { token, headers: { 'idempotency-key': `wait-${params.txId}` } },
  );
  const { _id: paymentId } = made.body.payment;
  return {
    send: (index) =>
      world.call(
        cancelLoanPayment,
        { params: { ...params, paymentId } },
        { token, headers: { 'idempotency-key': `cancel-${paymentId}-${index}` } },
      ),
    succeed: 1,
  };
};

/** Fifty tabs that pay the same loan off. */
export const payOff: Story = async (world) => {
  const { params, token } = await aLoan(world);
  return {
    send: (index) =>
      world.call(
        makeLoanPayment,
        { params, body: { amount: LOAN_CENTS / 100, kind: 'PAYOFF' } },
        { token, headers: { 'idempotency-key': `payoff-${params.txId}-${index}` } },
      ),
    succeed: 1,
  };
};

/** Fifty tabs of which every second pays the loan off and the others pay all of it now: it is paid once. */
export const payOffAndNow: Story = async (world) => {
  const { params, token } = await aLoan(world);
  const amount = LOAN_CENTS / 100;
  return {
    send: (index) =>
      world.call(
        makeLoanPayment,
        { params, body: index % 2 === 0 ? { amount, kind: 'PAYOFF' } : { amount } },
        { token, headers: { 'idempotency-key': `pay-all-${params.txId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const paid = await world.rows('payment', ['transaction_id', params.txId]);
      expect(paid.map(({ amount_cents }) => Number(amount_cents))).toEqual([LOAN_CENTS]);
    },
  };
};

/** Fifty tabs that move the same due date; each has seen the loan before any of them did. */
const redate: Story = async (world) => {
  const { params, token } = await aLoan(world);
  const { options, version } = (await world.call(getDueDate, { params, query: {} }, { token })).body;
  const [dueOn = ''] = options;
  return {
    send: (index) =>
      world.call(
        changeDueDate,
        { params, body: { dueOn, version } },
        { token, headers: { 'idempotency-key': `redate-${params.txId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const events = await world.rows('loan_event', ['transaction_id', params.txId]);
      expect(events.filter(({ kind }) => kind === 'REDATED')).toHaveLength(1);
      const papers = await world.rows('document', ['transaction_id', params.txId]);
      expect(papers.filter(({ document_key }) => document_key === 'due-date-change')).toHaveLength(1);
    },
  };
};

/** Fifty tabs that take the same hardship plan. */
const lower: Story = async (world) => {
  const { params, token } = await aLoan(world);
  const { version } = (await world.call(getHardshipPlan, { params, query: {} }, { token })).body;
  return {
    send: (index) =>
      world.call(
        takeHardshipPlan,
        { params, body: { months: 3, version } },
        { token, headers: { 'idempotency-key': `hardship-${params.txId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const events = await world.rows('loan_event', ['transaction_id', params.txId]);
      expect(events.filter(({ kind }) => kind === 'HARDSHIP')).toHaveLength(1);
      const papers = await world.rows('document', ['transaction_id', params.txId]);
      expect(papers.filter(({ document_key }) => document_key === 'hardship-plan')).toHaveLength(1);
    },
  };
};

/** Fifty members of staff give the same plan on the phone. */
const give: Story = async (world) => {
  const { params } = await aLoan(world);
  const token = await world.staffSession('admin@demo.test');
  const { version } = (await world.call(getPatientHardshipPlan, { params, query: {} }, { token })).body;
  return {
    send: (index) =>
      world.call(
        giveHardshipPlan,
        { params, body: { months: 3, reason: 'Lost hours at work.', version } },
        { token, headers: { 'idempotency-key': `given-${params.txId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const events = await world.rows('loan_event', ['transaction_id', params.txId]);
      expect(events.filter(({ kind }) => kind === 'HARDSHIP')).toHaveLength(1);
      const acts = await world.rows('borrower_file_act', ['borrower_id', params.id]);
      expect(acts.map(({ kind }) => kind)).toEqual(['HARDSHIP_GIVEN']);
    },
  };
};

/** Fifty members of staff record the same orders. */
const serve: Story = async (world) => {
  const { params } = await aLoan(world);
  const token = await world.staffSession('admin@demo.test');
  const from = addDays(civilDate(world.deps.clock.now().slice(0, 10)), 10);
  return {
    send: (index) =>
      world.call(
        recordActiveDuty,
        { params: { id: params.id }, body: { from, reason: 'Orders seen.' } },
        { token, headers: { 'idempotency-key': `served-${params.txId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const events = await world.rows('loan_event', ['transaction_id', params.txId]);
      expect(events.filter(({ kind }) => kind === 'ACTIVE_DUTY')).toHaveLength(1);
      const acts = await world.rows('borrower_file_act', ['borrower_id', params.id]);
      expect(acts.map(({ kind }) => kind)).toEqual(['ACTIVE_DUTY']);
    },
  };
};

/** Fifty members of staff give the same goodwill credit. */
const creditGoodwill: Story = async (world) => {
  const { params } = await aLoan(world);
  const token = await world.staffSession('admin@demo.test');
  const { data } = (await world.call(listBorrowerLoans, { params: { id: params.id } }, { token })).body;
  const version = data[0]?.version ?? 0;
  return {
    send: (index) =>
      world.call(
        giveGoodwillCredit,
        { params, body: { amount: 25, reason: 'A late statement.', version } },
        { token, headers: { 'idempotency-key': `goodwill-${params.txId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const events = await world.rows('loan_event', ['transaction_id', params.txId]);
      expect(events.filter(({ kind }) => kind === 'GOODWILL')).toHaveLength(1);
      const line = await world.rows('credit_profile', ['borrower_id', params.id]);
      expect(line).toMatchObject([{ balance_cents: LOAN_CENTS - 2_500 }]);
    },
  };
};

/** Fifty members of staff take the same payment by phone. */
const payByPhone: Story = async (world) => {
  const { params } = await aLoan(world);
  const token = await world.staffSession('admin@demo.test');
  const look = async (query: NonNullable<CallInput<typeof getPhonePayment>['query']>) =>
    (await world.call(getPhonePayment, { params, query }, { token })).body;
  const { methods, today, version } = await look({});
  const chosen = { amount: 100, paymentMethodId: methods[0]?._id ?? '', payOn: today, lang: 'en' as const };
  const { authorization } = await look({ ...chosen, amount: '100' });
  const said = { wasReadAloud: true as const, authorizationHash: authorization?.sha256 ?? '' };
  return {
    send: (index) =>
      world.call(
        takePhonePayment,
        { params, body: { ...chosen, ...said, version } },
        { token, headers: { 'idempotency-key': `phone-${params.txId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      expect(await world.rows('payment', ['transaction_id', params.txId])).toHaveLength(1);
      expect(await world.rows('phone_authorization', ['borrower_id', params.id])).toHaveLength(1);
    },
  };
};

/** Fifty members of staff waive the same late fee. */
const waive: Story = async (world) => {
  const { params } = await aLoan(world);
  const token = await world.staffSession('admin@demo.test');
  await chargeLateFee(world, params.txId);
  const { data } = (await world.call(listBorrowerLoans, { params: { id: params.id } }, { token })).body;
  const version = data[0]?.version ?? 0;
  return {
    send: (index) =>
      world.call(
        waiveLateFees,
        { params, body: { reason: 'A late statement.', version } },
        { token, headers: { 'idempotency-key': `waived-${params.txId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const events = await world.rows('loan_event', ['transaction_id', params.txId]);
      expect(events.filter(({ kind }) => kind === 'WAIVER')).toHaveLength(1);
    },
  };
};

/** Fifty times one purchase is refunded, each with a key of its own. */
const refund: Story = async (world) => {
  const { params } = await aLoan(world);
  const token = await world.staffSession('manager@bright-smile.test');
  await settleFunding(world, params.txId);
  const version = await seenVersion(world, params.txId);
  return {
    send: (index) =>
      world.call(
        refundPatientTransaction,
        { params, body: { version } },
        { token, headers: { 'idempotency-key': `refund-${params.txId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const line = await world.rows('credit_profile', ['borrower_id', params.id]);
      expect(line).toMatchObject([{ balance_cents: 0 }]);
    },
  };
};

/** Fifty times $1,050 of a purchase of $4,200 is refunded, each with a key of its own: four would fit, one was looked at. */
export const refundParts: Story = async (world) => {
  const { params } = await aLoan(world);
  const token = await world.staffSession('manager@bright-smile.test');
  await settleFunding(world, params.txId);
  const version = await seenVersion(world, params.txId);
  return {
    send: (index) =>
      world.call(
        refundPatientTransaction,
        { params, body: { amount: 1050, version } },
        { token, headers: { 'idempotency-key': `part-${params.txId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const kept = await world.rows('recovery', ['transaction_id', params.txId]);
      expect(kept.map(({ gross_cents }) => Number(gross_cents))).toEqual([105_000]);
      const told = await world.rows('credit_transaction', ['id', params.txId]);
      expect(told).toMatchObject([{ status: 'ACCEPTED', amount_cents: LOAN_CENTS - 105_000 }]);
      const line = await world.rows('credit_profile', ['borrower_id', params.id]);
      expect(line).toMatchObject([{ balance_cents: LOAN_CENTS - 105_000 }]);
    },
  };
};

export const loanPaymentStories: Record<string, Story> = {
  cancelLoanPayment: cancelPayment,
  [makeLoanPayment.id]: pay,
  [changeDueDate.id]: redate,
  [takeHardshipPlan.id]: lower,
  [giveHardshipPlan.id]: give,
  [recordActiveDuty.id]: serve,
  [takePhonePayment.id]: payByPhone,
  [waiveLateFees.id]: waive,
  [giveGoodwillCredit.id]: creditGoodwill,
  [refundPatientTransaction.id]: refund,
};
