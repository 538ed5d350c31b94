import {
  approveCreditTransaction,
  getCreditTransaction,
  listCreditTransactions,
  rejectCreditTransaction,
  selectPaymentPlan,
  unrejectCreditTransaction,
} from '@contract/credit-transaction/calls';
import type { ResultOf } from '@contract/endpoint';
import type { Message } from '@contract/messages/message';
import { paths } from '@contract/paths';
import { type ApiError, type FailureCode, toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { usd } from '@portals/format/usd';
import type { Next } from '@portals/shell/go';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { transactionAddress } from '../addresses';
import { messages } from '../messages';
import { ensureBorrower, loadCredit } from './borrower.actions';
import { type Plan, transactions } from './transactions.store';

type Transaction = ResultOf<typeof getCreditTransaction>;

/** Reads the five groups of the borrower's transactions. */
export async function loadTransactions(): Promise<void> {
  const { id } = await ensureBorrower();
  await load(transactions.groups, (signal) => call(listCreditTransactions, { params: { id } }, { signal }));
}

/** Makes a transaction the current one and reads it with today's plans. */
export async function openTransaction(txId: string): Promise<void> {
  if (transactions.currentId !== txId) {
    resetResource(transactions.current);
    Object.assign(transactions, { currentId: txId, problem: null });
  }
  const { id } = await ensureBorrower();
  await load(transactions.current, (signal) => call(getCreditTransaction, { params: { id, txId } }, { signal }));
}

export type PlanChoice = { plan: Pick<Plan, 'product' | 'disclosureHash'>; autopayType: 'SUGGESTED' | 'MINIMUM' };

/**
 * Chooses a plan for a transaction; the server freezes it only when its figures are the ones on the screen. Returns
 * whether it was taken; otherwise `transactions.problem` says why. Where no other choice would be taken either, the text
 * of the server is told and the list of the transactions is next (borrower §2, §8).
 */
export async function choosePlan(txId: string, { plan, autopayType }: PlanChoice): Promise<boolean | Next> {
  const { product, disclosureHash } = plan;
  let isTerminal = false;
  const chosen = await attempt(txId, async (_, seen) => {
    try {
      const body = { transactionId: txId, product, disclosureHash, autopayType, ...seen };
      return await call(selectPaymentPlan, { body });
    } catch (cause) {
      isTerminal = terminal.includes(toApiError(cause).code);
      throw cause;
    }
  });
  if (chosen) take(chosen);
  return isTerminal ? { go: paths.borrower.transactions.href() } : chosen !== undefined;
}

/**
 * Approves a transaction with its chosen plan. Returns the practice's own page where it has one, else the page of the
 * accepted transaction; null when it was refused and `transactions.problem` says why.
 * Source: borrower §4 Transaction statuses, decision 18.
 */
export async function approveTransaction(txId: string): Promise<Next | null> {
  const answer = await attempt(txId, (params, body) => call(approveCreditTransaction, { params, body }));
  if (!answer) return null;
  const { transaction, redirectUrl } = answer;
  transactions.justApprovedId = txId;
  takeAnswer(transaction);
  return redirectUrl ? { leave: redirectUrl } : { go: transactionAddress(transaction) };
}

/** Rejects a transaction, with a way back in the toast. Returns its page, or null when it was refused. */
export async function rejectTransaction(txId: string): Promise<Next | null> {
  const answer = await attempt(txId, (params, body) => call(rejectCreditTransaction, { params, body }));
  if (!answer) {
    // A rejection that failed reads list and limit again, and changes nothing else here (borrower §4).
    await Promise.all([loadTransactions(), loadCredit()]);
    return null;
  }
  const { transaction } = answer;
  takeAnswer(transaction);
  toast(messages.rejected, {
    values: { amount: usd(transaction.txAmount), practice: transaction.practicemanagement.PracticeName },
    undo: () => void unrejectTransaction(txId),
  });
  return { go: transactionAddress(transaction) };
}

/** Takes a rejection back. Returns the page on which a plan is chosen, or null when it was refused. */
export async function unrejectTransaction(txId: string): Promise<Next | null> {
  const answer = await attempt(txId, (params, body) => call(unrejectCreditTransaction, { params, body }));
  if (!answer) return null;
  takeAnswer(answer.transaction);
  return { go: transactionAddress(answer.transaction) };
}

/** Takes the banner of a refused act off the page. */
export function dismissProblem(): void {
  transactions.problem = null;
}

function take(transaction: Transaction): void {
  if (transactions.currentId === transaction._id) transactions.current.data = transaction;
}

/** An answered transaction moves between the groups and changes what is left to spend. */
function takeAnswer(transaction: Transaction): void {
  take(transaction);
  void loadTransactions();
  void loadCredit();
}

/** Ids of the address, and the version that the person saw where they saw one. */
type Act<T> = (params: { id: string; txId: string }, seen: { version?: number }) => Promise<T>;

/** Runs an act on a transaction. A refusal becomes a toast or `transactions.problem`, and the result is undefined. */
async function attempt<T>(txId: string, act: Act<T>): Promise<T | undefined> {
  transactions.problem = null;
  try {
    const { id } = await ensureBorrower();
    const { data } = transactions.current;
    return await act({ id, txId }, data?._id === txId ? { version: data.version } : {});
  } catch (cause) {
    await explain(txId, toApiError(cause));
    return undefined;
  }
}

/** Codes after which the page shows something that is no longer true. */
const outdated: readonly FailureCode[] = ['STALE', 'NOT_PENDING'];

/** Codes after which no plan of the transaction can be chosen. */
const terminal: readonly FailureCode[] = ['NOT_PENDING', 'NOT_FOUND', 'ACCOUNT_BLOCKED'];

/** What is told in a toast: the rest stays on the page until it is read. Source: borrower §8. */
const toasted: Partial<Record<FailureCode, Message>> = {
  MISSING_PLAN: messages.missingPlan,
  NOT_PENDING: messages.refused,
  NOT_FOUND: messages.refused,
};

async function explain(txId: string, { code, message, requestId }: ApiError): Promise<void> {
  const passing = toasted[code];
  if (passing) toast(passing, { values: { server: message } });
  else transactions.problem = { code, message, requestId: requestId ?? null };
  if (outdated.includes(code)) await Promise.all([loadTransactions(), reopen(txId)]);
  if (code === 'OVER_LIMIT') await loadCredit();
}

async function reopen(txId: string): Promise<void> {
  if (transactions.currentId === txId) await openTransaction(txId);
}
