import { verifyPracticeContactCode } from '@contract/practice-contact/calls';
import { type Route, serve } from '../../http/serve';
import { sendCode, verifyCode } from './verify-contact';

/** A practice's own address and phone are verified by a code. Source: provider-admin §7 Onboarding. */
export const practiceContactRoutes: readonly Route[] = [
  sendCode,
  serve(verifyPracticeContactCode)(async ({ body, actor, meta }, deps) => verifyCode(body, { actor, meta }, deps)),
];
