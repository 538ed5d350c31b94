import { loginExternalToken } from '@contract/account/calls';
import { verifyLoginCode, verifyWelcomeBack } from '@contract/borrower/calls';
import type { ResultOf } from '@contract/endpoint';
import { paths } from '@contract/paths';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { leaveSession } from '@portals/client/leave-session.actions';
import { site } from '@portals/client/site-configuration';
import type { Next } from '@portals/shell/go';
import { afterLogin } from '@portals/shell/guard';
import { startSession } from '@portals/state/session.store';
import { keepSent, type LoginChannel } from '@portals/steps/login/sent-code';
import { login } from './login.store';

/** How the brand is named on the wire (membership §7 Member auth). */
const brand = 'privi';

/**
 * Has a log-in code sent to a member's e-mail address, or to ten digits by text or by voice. The answer is the same for members and
 * for everybody else.
 * @throws ApiError RATE_LIMITED.
 */
export async function sendLoginCode(contact: string, channel?: LoginChannel): Promise<void> {
  const body = { data: contact, memberLoginRequest: true, brand, ...(channel && { channel }) };
  const answer = await call(verifyWelcomeBack, { body });
  login.contact = contact;
  keepSent(login, answer);
}

/** Has the code sent to the person whom a link names; false when the link no longer works. Throws ApiError. */
export async function sendCodeByLink(externalToken: string): Promise<boolean> {
  try {
    keepSent(login, await call(loginExternalToken, { body: { externalToken, brand } }));
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
  if (!sent) return { go: paths.member.login.href() };
  try {
    const answer = await call(verifyLoginCode, { body: { user: sent.user, otp, brand } });
    startSession(answer.token, 'member');
    login.sent = null;
    return { go: addressAfter(answer, search) };
  } catch (cause) {
    if (toApiError(cause).code === 'LEGACY_ACCOUNT' && site.legacyLoginUrl) return { leave: site.legacyLoginUrl };
    throw cause;
  }
}

/**
 * The first that there is: the place the server names, which is the practice's sign-up where that is not finished; the page the person
 * came for; the sign-up that they began again; the welcome page. Source: membership §4 Member login.
 */
function addressAfter(answer: ResultOf<typeof verifyLoginCode>, search: string): string {
  const { redirectLocation, activeReapply, practiceSlug: urlSlug } = answer;
  const home = activeReapply && urlSlug ? paths.signup.href({ urlSlug }) : paths.member.welcome.href();
  const wanted = afterLogin(search, home);
  return redirectLocation ? afterLogin(`?${new URLSearchParams({ redirect: redirectLocation })}`, wanted) : wanted;
}

/** Ends the session here and on the server. The person is logged out even when the server does not answer. */
export async function logOut(): Promise<Next> {
  await leaveSession();
  return { go: paths.member.login.href() };
}
