import { createPassword, exchangePasswordLink, resetPassword, sendPasswordEmail } from '@contract/staff/password-calls';
import { call } from '@portals/client/call';

/** What a link does: the first password of somebody, or another one. */
export type LinkKind = 'create' | 'reset';

/** Mails a link that sets a new password. Throws ApiError: 404 "Email not recognized." */
export const askForLink = (email: string, isMembership: boolean) =>
  call(sendPasswordEmail, { body: { email, enrollment: isMembership ? 'MEMBERSHIPS' : 'APPLICATIONS' } });

/** Whose link it is. Throws ApiError CODE_EXPIRED for one that works no more. */
export const readLink = async (token: string) => (await exchange(token)).data;

const exchange = (token: string) => call(exchangePasswordLink, { body: { token } }, { withoutSession: true });

type Twice = { password: string; passwordConfirmation: string };

/**
 * Sets a password by a link, whose secret stands in no address: what it is exchanged for does, once and for minutes.
 * Throws ApiError: CODE_EXPIRED, and fields that are refused.
 */
export async function setByLink(kind: LinkKind, link: string, body: Twice) {
  const { token } = await exchange(link);
  return call(
    kind === 'create' ? createPassword : resetPassword,
    { params: { token }, body },
    { withoutSession: true },
  );
}
