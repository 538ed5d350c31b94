import type { CallInput } from '@contract/endpoint';
import { emailSignupLink } from '@contract/signup/calls';
import { dismissSignupAlert, sendSignupReminder } from '@contract/signup/staff-calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { ownToast } from '@portals/state/own-toast';
import { toast } from '@portals/state/toast.store';
import { throwWithOtherWay } from '../words/other-way';

// Texts that the specification does not give. Durations follow its usual toast.
const reminded = ownToast('success', 'Reminder sent to {name}');
const dismissed = ownToast('success', '{name}’s fraud alert dismissed');
const linkSent = ownToast('success', 'Link sent to {email}');

type Signup = { readonly _id: string; readonly name: string; readonly version: number };
type Answers = Omit<CallInput<typeof sendSignupReminder>['body'], 'signupId'>;

/**
 * Reminds whoever began a sign-up. The same key reminds once, however often it is sent.
 * @throws ApiError STEP_ORDER once it is finished; NOT_REACHABLE in the contract's words around the server's.
 */
export async function remind({ _id: signupId, name }: Signup, answers: Answers, idempotencyKey: string): Promise<void> {
  await call(sendSignupReminder, { body: { signupId, ...answers } }, { idempotencyKey }).catch(throwWithOtherWay);
  toast(reminded, { values: { name } });
}

/** Dismisses the fraud alert of a sign-up; where a colleague was faster, the list is read again. @throws ApiError STALE, STEP_ORDER */
export async function dismiss(
  { _id: signupId, name, version }: Signup,
  { reason, again }: { reason: string; again: () => void },
  idempotencyKey: string,
): Promise<void> {
  try {
    await call(dismissSignupAlert, { body: { signupId, reason, version } }, { idempotencyKey });
  } catch (cause) {
    if (['STALE', 'STEP_ORDER'].includes(toApiError(cause).code)) again();
    throw cause;
  }
  toast(dismissed, { values: { name } });
}

/** Sends the link of a practice's sign-up to a patient. @throws ApiError with fields, RATE_LIMITED */
export async function sendLink(practiceId: string, email: string): Promise<void> {
  await call(emailSignupLink, { body: { practiceId, email } });
  toast(linkSent, { values: { email } });
}
