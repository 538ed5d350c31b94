import { renewDuplicatedApplicant } from '@contract/application/renew-calls';
import { call } from '@portals/client/call';
import type { CodeSent } from '@portals/steps/code/code-question';
import { type Shown, stepOf } from '../application-flow';
import { refreshApplication } from './application.actions';
import { apply } from './apply.store';

const RESEND_AFTER_SECONDS = 30;
const applicationId = () => apply.applicationId ?? '';

/** Has the code sent to the earlier account's own address. Throws ApiError. */
export async function sendRenewalCode(turn: number): Promise<CodeSent> {
  const { destination } = await call(renewDuplicatedApplicant, { body: { applicationId: applicationId() } });
  const channel = destination?.includes('@') ? 'email' : 'sms';
  return { channel, destination, resendAfterSeconds: RESEND_AFTER_SECONDS, turn };
}

/** Goes on with that account, by the code. Returns the step that comes next. Throws ApiError WRONG_CODE, CODE_EXPIRED, CODE_USED_UP. */
export async function renewAccount(otp: string): Promise<Shown> {
  await call(renewDuplicatedApplicant, { body: { applicationId: applicationId(), otp } });
  const current = await refreshApplication();
  return current ? stepOf(current) : 'personal-info';
}
