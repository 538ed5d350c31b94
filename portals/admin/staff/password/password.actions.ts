import { createPassword, findStaffUser, resetPassword, sendPasswordEmail } from '@contract/staff/password-calls';
import { call } from '@portals/client/call';

/** What a link does: the first password of somebody, or another one. */
export type LinkKind = 'create' | 'reset';

/** Mails a link that sets a new password. Throws ApiError: 404 "Email not recognized." */
export const askForLink = (email: string, isMembership: boolean) =>
  call(sendPasswordEmail, { body: { email, enrollment: isMembership ? 'MEMBERSHIPS' : 'APPLICATIONS' } });

/** Whose link it is. Throws ApiError CODE_EXPIRED for one that works no more. */
export const readLink = async (token: string) =>
  (await call(findStaffUser, { query: { forgotPasswordExpiryValidation: token } }, { withoutSession: true })).data;

type Twice = { password: string; passwordConfirmation: string };

/** Sets a password by a link. Throws ApiError: CODE_EXPIRED, and fields that are refused. */
export const setByLink = (kind: LinkKind, token: string, body: Twice) =>
  call(kind === 'create' ? createPassword : resetPassword, { params: { token }, body }, { withoutSession: true });
