import { getCreditProfile, getLoggedBorrower } from '@contract/borrower/calls';
import { paths } from '@contract/paths';
import { call } from '@portals/client/call';
import { leaveSession } from '@portals/client/leave-session.actions';
import type { Next } from '@portals/shell/go';
import { load } from '@portals/state/resource';
import { type Borrower, borrower, type Credit } from './borrower.store';

/**
 * The borrower of the session; after a reload they are read with the stored token.
 * @throws ApiError when they cannot be read.
 */
export async function ensureBorrower(): Promise<Borrower> {
  const user = borrower.user.data ?? (await load(borrower.user, (signal) => call(getLoggedBorrower, {}, { signal })));
  if (user) return user;
  throw borrower.user.error ?? new Error('The log-in was overtaken by another one.');
}

/** Reads the spending limit again. Resolves to undefined when it or its borrower could not be read; the resource then has the error. */
export async function loadCredit(): Promise<Credit | undefined> {
  let user: Borrower;
  try {
    user = await ensureBorrower();
  } catch {
    return undefined;
  }
  const { id } = user;
  return load(borrower.credit, (signal) => call(getCreditProfile, { params: { id } }, { signal }));
}

/** Ends the session here and on the server. The person is logged out even when the server does not answer. */
export async function logOut(): Promise<Next> {
  await leaveSession();
  return { go: paths.borrower.login.href() };
}
