import { getBorrower } from '@contract/borrower-file/calls';
import { listPatientTransactions } from '@contract/credit-transaction/staff-calls';
import { listBorrowerLoans } from '@contract/servicing/loan-calls';
import { getPayoffLetter } from '@contract/servicing/payment-calls';
import { listRepayments } from '@contract/servicing/repayment-list';
import { FIRST_DAY } from '@domain/calendar/civil-date';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load, resetResource } from '@portals/state/resource';
import type { ShownTransaction } from '../credit-transaction/shown-transaction';
import { borrower } from './borrower.store';

const REPAYMENTS_SHOWN = 50;

/** Fetches a person. Another one than the one on the screen starts from an empty page. */
export async function loadBorrower(borrowerId: string): Promise<void> {
  if (borrower.file.data && borrower.file.data._id !== borrowerId)
    for (const part of [borrower.file, borrower.transactions, borrower.loans, borrower.repayments])
      resetResource<unknown>(part);
  const query = { user_id: borrowerId };
  await load(borrower.file, async (signal) => (await call(getBorrower, { query }, { signal })).user);
}

/** Fetches what the practices in scope asked a person to approve. */
export const loadTransactions = (borrowerId: string): Promise<readonly ShownTransaction[] | undefined> =>
  load(
    borrower.transactions,
    async (signal) => (await call(listPatientTransactions, { query: { borrowerId } }, { signal })).data,
  );

/** Fetches the loans that a person repays, with where each stands. */
export async function loadLoans(borrowerId: string): Promise<void> {
  const params = { id: borrowerId };
  await load(borrower.loans, async (signal) => (await call(listBorrowerLoans, { params }, { signal })).data);
}

/** Saves the payoff letter of a loan as a PDF, in the language of its borrower. Throws ApiError. */
export async function savePayoffLetter(borrowerId: string, transactionId: string): Promise<void> {
  await download(getPayoffLetter, { params: { id: borrowerId, txId: transactionId } });
}

/** Fetches the newest payments of a person's loans. */
export async function loadRepayments(borrowerId: string): Promise<void> {
  const body = { borrowerId, limit: REPAYMENTS_SHOWN, dateRange: { start: FIRST_DAY } };
  await load(borrower.repayments, async (signal) => (await call(listRepayments, { body }, { signal })).data);
}
