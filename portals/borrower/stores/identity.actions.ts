import { openPersonaInquiry, submitBorrowerIdentity, verifyCreditTransaction } from '@contract/identity/calls';
import { paths } from '@contract/paths';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import type { Next } from '@portals/shell/go';
import { transactionAddress } from '../addresses';
import { borrower } from './borrower.store';

/** Where a check leads; `open` while there is no verdict, `failed` for one that was not passed. */
export type Verdict = Next | 'open' | 'failed';

/** Opens or resumes the check. One that is finished is submitted at once (borrower §4, 409). Throws ApiError. */
export async function openIdentity(transactionId: string | null): Promise<Verdict | { url: string }> {
  try {
    return { url: (await call(openPersonaInquiry, {})).url };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.code === 'INQUIRY_EXISTS') return submitIdentity(transactionId);
    if (cause.code !== 'STEP_ORDER') throw cause;
    // Nothing to prove: a transaction shows itself, and everybody else goes home.
    return transactionId ? submitIdentity(transactionId) : { go: paths.borrower.welcome.href() };
  }
}

/** Has the verdict read. Throws ApiError unless the check is merely not finished. */
export async function submitIdentity(transactionId: string | null): Promise<Verdict> {
  try {
    if (transactionId) {
      const { transaction } = await call(verifyCreditTransaction, { body: { transactionId } });
      forget();
      return { go: transactionAddress(transaction) };
    }
    const { isIdentityVerified } = await call(submitBorrowerIdentity, { body: {} });
    forget();
    return isIdentityVerified ? { go: paths.borrower.welcome.href() } : 'failed';
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'STEP_ORDER') return 'open';
    throw cause;
  }
}

/** Who is logged in is read again, with what is known of them now. */
function forget(): void {
  borrower.user.data = null;
}
