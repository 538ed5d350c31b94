import {
  cancelMembership,
  getCancellationInformation,
  sendCancellationMail,
} from '@contract/membership/cancellation-calls';
import { membershipMessages } from '@contract/messages/membership';
import { instantAt } from '@domain/calendar/instant';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { type CancelMethod, cancellation, resetCancellation } from './cancellation.store';
import { takeMembership } from './member.actions';
import { loadWays } from './ways.actions';
import { ways } from './ways.store';

/** Quotes what cancelling costs or returns; a failure is in the resource. */
export async function quoteCancellation(): Promise<void> {
  const { membershipId } = cancellation;
  if (membershipId === null) return;
  const answer = await load(cancellation.quote, async (signal) => {
    const { membershipInformation, cancellationInformation } = await call(
      getCancellationInformation,
      { query: { membershipId } },
      { signal },
    );
    takeMembership(membershipInformation);
    return cancellationInformation;
  });
  if (answer) cancellation.quotedAt = instantAt(Math.floor(performance.timeOrigin + performance.now()));
  if (answer && answer.installment === null) cancellation.method = 'lumpsum';
}

/** Begins with a quote, or goes on with the one that is there. */
export async function openCancellation(membershipId: string): Promise<void> {
  if (cancellation.membershipId === membershipId && cancellation.quote.data) return;
  resetCancellation();
  cancellation.membershipId = membershipId;
  await Promise.all([quoteCancellation(), ways.list.data ? undefined : loadWays()]);
}

export function chooseMethod(method: CancelMethod): void {
  cancellation.method = method;
}

export function payCancellationFrom(methodId: string): void {
  cancellation.methodId = methodId;
}

/** Has what cancelling comes to sent by mail, and says to which address it went. @throws ApiError */
export async function mailQuote(idempotencyKey: string): Promise<string | null> {
  const { membershipId } = cancellation;
  if (membershipId === null) return null;
  return (await call(sendCancellationMail, { body: { membershipId } }, { idempotencyKey })).sentTo;
}

/** `changed`: the quote ran out or is another one by now. `declined`: nothing was paid and nothing cancelled. */
export type Ended = 'done' | 'changed' | 'declined';

/** Cancels as quoted. Throws ApiError for what is none of these. */
export async function cancel(paymentMethodId: string | null): Promise<Ended> {
  const { membershipId, method: cancelMethod, quote, quotedAt } = cancellation;
  if (membershipId === null || !quote.data) return 'changed';
  const shown = quote.data;
  const body = {
    membershipId,
    quoteId: shown.quoteId,
    cancelMethod,
    ...(paymentMethodId !== null && { paymentMethodId }),
  };
  try {
    const { type, membership } = await call(cancelMembership, { body });
    cancellation.outcome = { type, quote: shown, method: cancelMethod };
    takeMembership(membership);
    return 'done';
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.code === 'PAYMENT_DECLINED') {
      toast(membershipMessages.cancellationPaymentFailed);
      return 'declined';
    }
    if (cause.code !== 'STALE') throw cause;
    cancellation.changedSince = quotedAt;
    await quoteCancellation();
    return 'changed';
  }
}

/** Keeps the membership, or leaves one that has ended. */
export function leaveCancellation(): void {
  resetCancellation();
}
