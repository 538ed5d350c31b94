import { loginExternalToken } from '@contract/account/calls';
import { verifyLoginCode, verifyWelcomeBack } from '@contract/borrower/calls';
import type { ResultOf } from '@contract/endpoint';
import { paths } from '@contract/paths';
import { payPaths } from '@contract/payment-method/paths';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { site } from '@portals/client/site-configuration';
import type { Next } from '@portals/shell/go';
import { afterLogin } from '@portals/shell/guard';
import { resetResource } from '@portals/state/resource';
import { startSession } from '@portals/state/session.store';
import { keepSent, type LoginChannel } from '@portals/steps/login/sent-code';
import { borrower } from './borrower.store';
import { login } from './login.store';
import { transactions } from './transactions.store';

/**
 * Has a log-in code sent to an e-mail address, or to ten digits by text or by voice. The answer is the same for people
 * who have an account and those who have none.
 * @throws ApiError RATE_LIMITED.
 */
export async function sendLoginCode(contact: string, channel?: LoginChannel): Promise<void> {
  const answer = await call(verifyWelcomeBack, { body: { data: contact, ...(channel && { channel }) } });
  login.contact = contact;
  keepSent(login, answer);
}

/** Has the code sent to the person whom a link names; false when the link no longer works. Throws ApiError. */
export async function sendCodeByLink(externalToken: string): Promise<boolean> {
  try {
    keepSent(login, await call(loginExternalToken, { body: { externalToken } }));
    return true;
  } catch (cause) {
    if (toApiError(cause).code === 'CODE_EXPIRED') return false;
    throw cause;
  }
}

/**
 * Exchanges the code for a session and returns where it leads. `search` is the query of the log-in page.
 *
 * An account of the earlier portal leads to its log-in, where one is configured.
 * @throws ApiError WRONG_CODE with the tries left, CODE_EXPIRED, CODE_USED_UP, ACCOUNT_BLOCKED, LEGACY_ACCOUNT.
 */
export async function logIn(otp: string, search: string): Promise<Next> {
  const { sent } = login;
  if (!sent) return { go: paths.borrower.login.href() };
  try {
    const answer = await call(verifyLoginCode, { body: { user: sent.user, otp } });
    startSession(answer.token, 'borrower');
    resetResource(borrower.credit);
    resetResource(transactions.groups);
    borrower.user.data = answer.user;
    login.sent = null;
    return { go: addressAfter(answer, search) };
  } catch (cause) {
    if (toApiError(cause).code === 'LEGACY_ACCOUNT' && site.legacyLoginUrl) return { leave: site.legacyLoginUrl };
    throw cause;
  }
}

/**
 * What waits for the person: a plan to choose, else a payment method for the plan that was chosen; what the partner lender
 * lent has a page of its own. Source: borrower §2 Borrower login redirects.
 */
function homeAfter({ creditTransaction: waiting, selectPlan }: ResultOf<typeof verifyLoginCode>): string {
  if (!waiting) return paths.borrower.welcome.href();
  if (waiting.genesis) return payPaths.partnerLoan.href();
  const query = { transaction: waiting.transaction };
  return selectPlan ? paths.borrower.pendingTransaction.href({}, query) : paths.borrower.debitCardInfo.href({}, query);
}

/**
 * The first that there is: the place the server names, the page the person came for, the further application that they
 * left in the middle, the transaction that waits for them, the home page. Source: borrower §2 Borrower login redirects;
 * membership §4 Member login.
 */
function addressAfter(answer: ResultOf<typeof verifyLoginCode>, search: string): string {
  const { redirectLocation, activeReapply, practiceSlug: practiceUrlSlug } = answer;
  const home =
    activeReapply && practiceUrlSlug
      ? paths.apply.href({ practiceUrlSlug }, { pagePath: 'welcome-back', activeReapply: true })
      : homeAfter(answer);
  const wanted = afterLogin(search, home);
  return redirectLocation ? afterLogin(`?${new URLSearchParams({ redirect: redirectLocation })}`, wanted) : wanted;
}
