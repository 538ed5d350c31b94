import { paths } from '@contract/paths';
import { afterLogin, requireSession, toLogin } from '@portals/shell/guard';
import { comeBack, session } from '@portals/state/session.store';
import { redirect } from 'react-router';
import { ensureBorrower } from './stores/borrower.actions';
import { transactions } from './stores/transactions.store';

type LoaderArguments = { request: Request };

/** Of a closed account, its papers can be read and what is owed be paid (decision 75). */
const isOpenAfterClosing = ({ url }: Request): boolean =>
  [paths.borrower.myDocuments, paths.borrower.payments].some((page) => new URL(url).pathname.endsWith(page.href()));

/** Lets in a logged-in borrower, read again after a reload; sends everyone else to the log-in with path and query. */
export async function requireBorrower({ request }: LoaderArguments): Promise<null> {
  requireSession('borrower')({ request });
  try {
    const { isDeleted } = await ensureBorrower();
    if (isDeleted && !isOpenAfterClosing(request)) throw redirect(paths.borrower.myDocuments.href());
  } catch (cause) {
    // A 401 has ended the session by now.
    if (session.token === null) throw toLogin(request, paths.borrower.login);
    throw cause;
  }
  return null;
}

/**
 * Lets in a visit to a page of one transaction when the address or the store names it; without one the person goes to
 * the portal root. Source: borrower §2.
 */
export function requireTransaction({ request }: LoaderArguments): null {
  requireSession('borrower')({ request });
  if (new URL(request.url).searchParams.has('transaction') || transactions.currentId !== null) return null;
  throw redirect(paths.borrower.welcome.href());
}

/** Lets in a visit to a page about one loan when the address names it; without it the person chooses among the loans. */
export function requireNamedLoan({ request }: LoaderArguments): null {
  requireSession('borrower')({ request });
  if (new URL(request.url).searchParams.get('transaction')) return null;
  throw redirect(paths.borrower.payments.href());
}

/** A borrower who is logged in does not see the log-in again. */
export function skipWhenLoggedIn({ request }: LoaderArguments): null {
  comeBack();
  if (session.token === null || session.kind !== 'borrower') return null;
  throw redirect(afterLogin(new URL(request.url).search, paths.borrower.welcome.href()));
}
