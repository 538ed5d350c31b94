import {
  sendApplicationEmailCode,
  sendApplicationTextCode,
  sendApplicationVoiceCode,
  startApplication,
  verifyApplicationCode,
  verifyApplicationWelcomeBack,
} from '@contract/calls/application';
import type { ResultOf } from '@contract/endpoint';
import { firstStep, stepAfterOtp } from '@domain/application/start';
import type { PagePath } from '@domain/application/steps';
import { APPLICATION_CHANNELS, type ApplicationChannel } from '@domain/enums';
import { call } from '@portals/client/call';
import { site } from '@portals/client/site-configuration';
import { startSession } from '@portals/state/session.store';
import { refreshApplication, takeApplication } from './application.actions';
import { apply } from './apply.store';

type CodeAnswer = ResultOf<typeof sendApplicationEmailCode>;

function takeCode(answer: CodeAnswer, phone: string | null): void {
  const { destination, resendAfterSeconds, expiresAt } = answer;
  const channel = APPLICATION_CHANNELS.find((known) => known === answer.channel) ?? 'email';
  const turn = (apply.sentCode?.turn ?? 0) + 1;
  apply.sentCode = { channel, destination, resendAfterSeconds, expiresAt, phone, turn };
}

/** Begins or resumes an application and has a code sent to the address. Returns the first step (borrower §4 Start). */
export async function start(email: string): Promise<PagePath> {
  const slug = apply.practice.data?.slug ?? '';
  const amount = apply.carriedAmountCents;
  const body = { email, practice: slug, ...(amount !== null && { requestedAmount: amount / 100 }) };
  const { applicationId, pagePath } = await call(startApplication, { body });
  Object.assign(apply, { applicationId, practiceUrlSlug: slug, email });
  takeCode(await call(sendApplicationEmailCode, { body: { email, applicationId } }), null);
  const step = firstStep(pagePath);
  // The address is proven before anything is read or written, whatever the server's step (decision 14).
  return step === 'personal-info' ? 'verification-code' : step;
}

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
  | { to: 'address'; address: string }
  | { to: 'login' };

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
  if (answer.token === null) return { to: 'login' };
  startSession(answer.token, 'applicant');
  apply.sentCode = null;
  const step = stepAfterOtp({
    pagePath: answer.pagePath,
    qualifier: answer.qualifier === 'GENESIS' ? 'GENESIS' : null,
    isReapply: answer.isReapply,
  });
  apply.isReapply = answer.isReapply;
  if (answer.application) takeApplication(answer.application);
  else await refreshApplication();
  const practiceUrlSlug = answer.practiceSlug ?? apply.application.data?.practice.slug ?? apply.practiceUrlSlug ?? '';
  return { to: 'step', practiceUrlSlug, ...step };
}
