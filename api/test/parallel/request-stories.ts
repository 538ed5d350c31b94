import { askForTransaction } from '@contract/account/transaction-request-calls';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { reviewDocuments } from '@contract/credit-transaction/reviewed-document-calls';
import { openPersonaInquiry, submitBorrowerIdentity, verifyCreditTransaction } from '@contract/identity/calls';
import { disputeForCaller } from '@contract/servicing/caller-calls';
import { flagFraudTransaction } from '@contract/servicing/fraud-flag-calls';
import {
  askForChange,
  askForRefund,
  declinePatientRequest,
  disputeTransaction,
  withdrawRequest,
} from '@contract/servicing/transaction-request-calls';
import { expect } from 'vitest';
import type { Tables } from '../../db/tables/index';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
import { aBorrower, aCreditLine, aTransaction } from '../builders';
import { seenVersion } from '../seen-version';
import type { Story } from './story';

const PRACTICE = 'prac-bright-smile';
const LINE_CENTS = 750_000;
/** Five of these fill the line. */
const WISHED_CENTS = 150_000;
const PRODUCT = 'FIXED_24';

async function aWaiting(world: SignupWorld, given: Partial<Tables['credit_transaction']> = {}) {
  const borrower = await aBorrower(world.deps, { practice_id: PRACTICE });
  const line = await aCreditLine(world.deps, borrower, { approved_line_cents: LINE_CENTS, expires_on: '2099-12-31' });
  const { id: txId } = await aTransaction(world.deps, line, given);
  const token = await world.sessionOf('borrower', borrower.id);
  const actions = async () =>
    (await world.rows<{ action: string }>('credit_transaction_history', ['transaction_id', txId])).map(
      ({ action }) => action,
    );
  return { params: { id: borrower.id, txId }, token, actions };
}

async function aLoan(world: SignupWorld) {
  const waiting = await aWaiting(world);
  const { params, token } = waiting;
  await world.call(selectPaymentPlan, { body: { transactionId: params.txId, product: PRODUCT } }, { token });
  expect((await world.call(approveCreditTransaction, { params, body: {} }, { token })).status).toBe(200);
  return waiting;
}

const once = (actions: () => Promise<string[]>, action: string) => async () =>
  expect((await actions()).filter((one) => one === action)).toEqual([action]);

/** A key of its own for each: fifty presses, and not one that is sent again. */
const as = (token: string, of: string) => (index: number) => ({
  token,
  headers: { 'idempotency-key': `${of}-${index}` },
});

const refund: Story = async (world) => {
  const { params, token, actions } = await aLoan(world);
  const who = as(token, `ask-refund-${params.txId}`);
  return {
    send: (index) => world.call(askForRefund, { params, body: {} }, who(index)),
    succeed: 1,
    check: once(actions, 'REFUND_REQUESTED'),
  };
};

const change: Story = async (world) => {
  const { params, token, actions } = await aWaiting(world);
  const who = as(token, `ask-change-${params.txId}`);
  return {
    send: (index) => world.call(askForChange, { params, body: { txAmount: 100 + index } }, who(index)),
    succeed: 1,
    check: once(actions, 'FUNDS_PENDING'),
  };
};

/** Fifty wishes of one patient, of which the line holds five beside what waits already. */
const wish: Story = async (world) => {
  const { params, token } = await aWaiting(world, { status: 'REJECTED' });
  const who = as(token, `wish-${params.id}`);
  const body = { practiceManagementId: PRACTICE, txAmount: WISHED_CENTS / 100 };
  return {
    send: (index) => world.call(askForTransaction, { params: { id: params.id }, body }, who(index)),
    succeed: LINE_CENTS / WISHED_CENTS,
  };
};

const dispute: Story = async (world) => {
  const { params, token, actions } = await aLoan(world);
  const who = as(token, `dispute-${params.txId}`);
  return {
    send: (index) => world.call(disputeTransaction, { params, body: { reason: 'It was never placed.' } }, who(index)),
    succeed: 1,
    check: once(actions, 'DISPUTED'),
  };
};

/** Fifty members of staff open the same dispute for a caller. */
const disputeByStaff: Story = async (world) => {
  const { params, actions } = await aLoan(world);
  const token = await world.staffSession('admin@demo.test');
  const who = as(token, `dispute-for-${params.txId}`);
  const requestedOn = world.deps.clock.now().slice(0, 10);
  const version = await seenVersion(world, params.txId);
  const body = { channel: 'PHONE' as const, requestedOn, reason: 'It was never placed.', version };
  return {
    send: (index) => world.call(disputeForCaller, { params, body }, who(index)),
    succeed: 1,
    check: once(actions, 'DISPUTED'),
  };
};

const takeBack: Story = async (world) => {
  const { params, token, actions } = await aLoan(world);
  await world.call(disputeTransaction, { params, body: { reason: 'It was never placed.' } }, { token });
  const who = as(token, `take-back-request-${params.txId}`);
  return {
    send: (index) => world.call(withdrawRequest, { params, body: {} }, who(index)),
    succeed: 1,
    check: once(actions, 'REQUEST_WITHDRAWN'),
  };
};

/** The patient takes it back while staff say no. */
const decline: Story = async (world) => {
  const { params, token, actions } = await aLoan(world);
  await world.call(askForRefund, { params, body: {} }, { token });
  const staff = as(await world.staffSession('manager@bright-smile.test'), `decline-${params.txId}`);
  const patient = as(token, `against-decline-${params.txId}`);
  const body = { answer: 'DECLINED', reason: 'It was given.' } as const;
  return {
    send: (index) =>
      index % 2
        ? world.call(declinePatientRequest, { params, body }, staff(index))
        : world.call(withdrawRequest, { params, body: {} }, patient(index)),
    succeed: 1,
    check: async () => {
      const ends = (await actions()).filter((one) => one.startsWith('REQUEST_'));
      expect(ends).toHaveLength(1);
    },
  };
};

const flag: Story = async (world) => {
  const { params, token, actions } = await aLoan(world);
  const who = as(token, `flag-${params.txId}`);
  const body = { transactionId: params.txId, borrowerId: params.id };
  return {
    send: (index) => world.call(flagFraudTransaction, { body }, who(index)),
    succeed: 1,
    check: once(actions, 'FRAUD_FLAGGED'),
  };
};

const read: Story = async (world) => {
  const { params, token, actions } = await aWaiting(world);
  const transactionId = params.txId;
  await world.call(selectPaymentPlan, { body: { transactionId, product: PRODUCT } }, { token });
  const who = as(token, `read-${transactionId}`);
  return {
    send: (index) => world.call(reviewDocuments, { body: { transactionId } }, who(index)),
    succeed: 50,
    check: once(actions, 'DOCUMENTS_REVIEWED'),
  };
};

/** Somebody whose passed identity check nobody has read yet, with a transaction that waits for it. */
async function aChecked(world: SignupWorld) {
  const waiting = await aWaiting(world, { status: 'VERIFICATION_REQUESTED' });
  const { body } = await world.call(openPersonaInquiry, {}, waiting);
  const page = new URL(body.url);
  const form = new URLSearchParams(page.searchParams);
  form.set('verdict', 'pass');
  await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  return waiting;
}

const identity: Story = async (world) => {
  const { params, token, actions } = await aChecked(world);
  const who = as(token, `identity-${params.id}`);
  return {
    send: (index) => world.call(submitBorrowerIdentity, { body: {} }, who(index)),
    succeed: [1, 50],
    check: once(actions, 'VERIFIED'),
  };
};

const verify: Story = async (world) => {
  const { params, token, actions } = await aChecked(world);
  const who = as(token, `verify-${params.txId}`);
  return {
    send: (index) => world.call(verifyCreditTransaction, { body: { transactionId: params.txId } }, who(index)),
    succeed: [1, 50],
    check: once(actions, 'VERIFIED'),
  };
};

/** What patients ask of their practice, and the look at who they are; by the id of the call. */
export const requestStories: Record<string, Story> = {
  [askForRefund.id]: refund,
  [askForChange.id]: change,
  [askForTransaction.id]: wish,
  [disputeForCaller.id]: disputeByStaff,
  [disputeTransaction.id]: dispute,
  [withdrawRequest.id]: takeBack,
  [declinePatientRequest.id]: decline,
  [flagFraudTransaction.id]: flag,
  [reviewDocuments.id]: read,
  [submitBorrowerIdentity.id]: identity,
  [verifyCreditTransaction.id]: verify,
};
