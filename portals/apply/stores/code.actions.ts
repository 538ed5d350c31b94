import { sendApplicationEmailCode } from '@contract/application/calls';
import {
  getCodeDelivery,
  sendApplicationTextCode,
  sendApplicationVoiceCode,
  verifyApplicationCode,
  verifyApplicationWelcomeBack,
} from '@contract/application/code-calls';
import { stepAfterOtp } from '@domain/application/after-code';
import type { PagePath } from '@domain/application/steps';
import type { ApplicationChannel } from '@domain/enums';
import { call } from '@portals/client/call';
import { site } from '@portals/client/site-configuration';
import { startSession } from '@portals/state/session.store';
import { refreshApplication, takeApplication } from './application.actions';
import { apply } from './apply.store';
import { takeCode } from './start.actions';

/** Sends the code again, or by another channel. `phone` is ten digits. Returns the step on which it is entered. */
export async function sendCode(channel: ApplicationChannel, phone: string | null): Promise<PagePath> {
  const { applicationId, email } = apply;
  if (applicationId === null || email === null) return 'welcome-back';
  if (channel === 'email' || phone === null) {
    takeCode(await call(sendApplicationEmailCode, { body: { email, applicationId } }), null);
    return 'verification-code';
  }
  const body = { phone, email, applicationId };
  const isRepeated = apply.sentCode?.channel === channel && apply.sentCode.phone === phone;
  takeCode(
    channel === 'sms'
      ? await call(sendApplicationTextCode, { body: { ...body, ...(isRepeated && { resendCode: true }) } })
      : await call(sendApplicationVoiceCode, { body }),
    phone,
  );
  return 'verification-code-otp';
}

/** Has a code sent to a returning person by e-mail address or phone number. */
export async function welcomeBack(contact: string): Promise<void> {
  const practice = apply.practice.data?.slug;
  const answer = await call(verifyApplicationWelcomeBack, {
    body: { data: contact, ...(practice !== undefined && { practice }) },
  });
  const isEmail = contact.includes('@');
  Object.assign(apply, { applicationId: answer.applicationId, email: isEmail ? contact : null });
  takeCode(answer, isEmail ? null : contact.replace(/\D/g, '').slice(-10));
}

/** Where a correct code leads: a step at a practice, or an address outside the application. */
export type AfterCode =
  | { to: 'step'; practiceUrlSlug: string; pagePath: PagePath; activeReapply: boolean }
  | { to: 'address'; address: string };

/** Exchanges the code for a session. Throws ApiError with WRONG_CODE, CODE_EXPIRED or CODE_USED_UP. */
export async function verifyCode(otp: string): Promise<AfterCode> {
  const { applicationId, email, sentCode } = apply;
  const answer = await call(verifyApplicationCode, {
    body: {
      otp,
      applicationId: applicationId ?? '',
      channel: sentCode?.channel ?? 'email',
      ...(email !== null && { email }),
      ...(sentCode?.phone && { phone: sentCode.phone }),
    },
  });
  if (answer.user?.v2Allowed === false && site.legacyLoginUrl) return { to: 'address', address: site.legacyLoginUrl };
  if (answer.token === null) return withoutSession(answer.pagePath);
  startSession(answer.token, 'applicant');
  apply.sentCode = null;
  const step = stepAfterOtp({
    pagePath: answer.pagePath,
    qualifier: answer.qualifier === 'GENESIS' ? 'GENESIS' : null,
    isReapply: answer.isReapply,
  });
  const { isReapply, logintype: loginType, userReference } = answer;
  Object.assign(apply, { isReapply, loginType, userReference });
  if (answer.application) takeApplication(answer.application);
  else await refreshApplication();
  const practiceUrlSlug = answer.practiceSlug ?? apply.application.data?.practice.slug ?? apply.practiceUrlSlug ?? '';
  return { to: 'step', practiceUrlSlug, ...step };
}

/** A right code that opens nothing: a phone of somebody whose address must be proven too, or of nobody. */
async function withoutSession(pagePath: string): Promise<AfterCode> {
  const practiceUrlSlug = apply.practice.data?.slug ?? '';
  const step = pagePath === 'verification-code' ? await sendCode('email', null) : 'welcome-back';
  return { to: 'step', practiceUrlSlug, pagePath: step, activeReapply: false };
}

/** True when the code that was sent could not be delivered. Throws ApiError. */
export async function isCodeUndeliverable(): Promise<boolean> {
  const applicationId = apply.applicationId;
  return applicationId !== null && (await call(getCodeDelivery, { query: { applicationId } })).isUndeliverable;
}
