import { sendApplicationEmailCode, startApplication } from '@contract/application/calls';
import type { ResultOf } from '@contract/endpoint';
import { firstStep } from '@domain/application/start';
import type { PagePath } from '@domain/application/steps';
import { APPLICATION_CHANNELS } from '@domain/enums';
import { dollarsFromCents } from '@domain/money/dollars';
import { call } from '@portals/client/call';
import { apply } from './apply.store';

type CodeAnswer = ResultOf<typeof sendApplicationEmailCode>;

/** Keeps what the code step shows of a code on its way. `phone` is ten digits. */
export function takeCode(answer: CodeAnswer, phone: string | null): void {
  const { destination, resendAfterSeconds, expiresAt } = answer;
  const channel = APPLICATION_CHANNELS.find((known) => known === answer.channel) ?? 'email';
  const turn = (apply.sentCode?.turn ?? 0) + 1;
  apply.sentCode = { channel, destination, resendAfterSeconds, expiresAt, phone, turn };
}

/** Begins or resumes an application and has a code sent to the address. Returns the first step (borrower §4 Start). */
export async function start(email: string): Promise<PagePath> {
  const slug = apply.practice.data?.slug ?? '';
  const amount = apply.carriedAmountCents;
  const body = { email, practice: slug, ...(amount !== null && { requestedAmount: dollarsFromCents(amount) }) };
  const { applicationId, pagePath } = await call(startApplication, { body });
  Object.assign(apply, { applicationId, practiceUrlSlug: slug, email });
  takeCode(await call(sendApplicationEmailCode, { body: { email, applicationId } }), null);
  const step = firstStep(pagePath);
  // The address is proven before anything is read or written, whatever the server's step (decision 14).
  return step === 'personal-info' ? 'verification-code' : step;
}
