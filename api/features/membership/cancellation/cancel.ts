import type { CivilDate } from '@domain/calendar/civil-date';
import { type CancelMethod, confirmCancellation } from '@domain/membership/cancellation';
import { cents } from '@domain/money/cents';
import { DomainRefusal } from '@domain/refusal';
import { practiceToday } from '../../../civil-today';
import type { VendorSteps } from '../../../command/ask-vendor-once';
import type { Context } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { MemberActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { PaymentOutcome } from '../../../vendors/payments/port';
import { type MembershipRow, takeMembership } from '../../member-record/index';
import { concludeOrder, orderPayment, orUndefined, usableMethod } from '../activation/activate';
import { submitOrder } from '../billing/ask-processor';
import { refuseUnderWay } from '../billing/refuse-under-way';
import type { RunningMembership } from '../figures';
import type { MemberPaymentRow } from '../membership.reads';
import { type MembershipView, viewMembership } from '../membership.view';
import { type CancellationContent, endMembership } from './end-membership';
import { quoteNow, runningToCancel, shownQuote } from './quote';
import { markQuoteUsed } from './quote.writes';

type Wish = {
  membershipId: string;
  quoteId: string;
  cancelMethod: CancelMethod;
  paymentMethodId?: string | undefined;
};
type Cancelled = { type: 'CANCELLED' | 'CANCELLATION_INSTALLMENT' | 'PENDING'; membership: MembershipView };

/**
 * Cancels as quoted: what is charged or returned is what was shown, or nothing is done. A payment is asked for first; with its yes the
 * membership ends.
 * @throws AppError NOT_FOUND, STEP_ORDER without an active membership or a way to pay, STALE for a quote that has run out, was used, or
 * says something else than is so by now, INVALID_FIELDS for installments that were not offered; VendorError.
 */
export const cancellationSteps = (
  body: Wish,
  deps: Deps,
): VendorSteps<MemberActor, MemberPaymentRow, PaymentOutcome | undefined, Cancelled | { declined: true }> => ({
  async prepare(context) {
    const { tx, now } = context;
    const row = await takeMembership(tx, body.membershipId);
    await refuseUnderWay(tx, row.id);
    const { of, parties } = await runningToCancel(tx, row);
    const on = practiceToday(deps.clock, parties);
    const { current, confirmed } = await confirmShown(context, { row, of, ...body, by: { today: on } });
    const content: CancellationContent = { quoteId: body.quoteId, method: body.cancelMethod, quoted: current, on };
    const due = confirmed.chargeTodayCents;
    const method = await usableMethod(context, row, { id: body.paymentMethodId, isNeeded: due > 0 });
    await tx.run(markQuoteUsed, { id: body.quoteId, now });
    if (due === 0 || !method) {
      await endMembership(context, row, { content, payment: null });
      return { done: await answerOf(context, row.id) };
    }
    return {
      plan: await orderPayment(context, row, { kind: 'CANCELLATION', content, amountCents: cents(due), method, on }),
    };
  },
  ask: (payment) => orUndefined(() => submitOrder(deps, payment)),
  async conclude(context, payment, outcome) {
    const isPaid = await concludeOrder(context, payment, outcome);
    return isPaid ? answerOf(context, payment.membership_id) : { declined: true };
  },
});

type Confirming = Pick<Wish, 'quoteId' | 'cancelMethod'> & {
  row: MembershipRow;
  of: RunningMembership;
  by: { today: CivilDate; firstOn?: CivilDate };
};

/**
 * The quote that was shown, as it stands now.
 * @throws AppError NOT_FOUND for the quote of another membership, STALE for one that has run out, was used, or says something else by now.
 */
export async function confirmShown({ tx, now }: Context, { row, of, quoteId, cancelMethod, by }: Confirming) {
  const shown = await shownQuote(tx, quoteId);
  if (!shown || shown.row.membership_id !== row.id) throw new AppError('NOT_FOUND');
  const current = await quoteNow(tx, of, by);
  const confirmed = confirm(shown, { current: current.quote, now, method: cancelMethod });
  if ('refused' in confirmed || shown.row.used_at !== null || !isSameMoney(shown.quoted, current))
    throw new AppError('STALE', { extra: { version: row.version } });
  return { current, confirmed };
}

type Shown = NonNullable<Awaited<ReturnType<typeof shownQuote>>>;

function confirm({ row, quoted }: Shown, of: { current: Shown['quoted']['quote']; now: string; method: CancelMethod }) {
  try {
    return confirmCancellation({ shown: { quote: quoted.quote, expiresAt: row.expires_at }, ...of });
  } catch (thrown) {
    if (thrown instanceof DomainRefusal)
      throw new AppError('INVALID_FIELDS', { fields: [{ field: 'cancelMethod', message: thrown.message }] });
    throw thrown;
  }
}

/** Where money goes back to is part of what was shown. */
const isSameMoney = (one: Shown['quoted'], other: Shown['quoted']): boolean =>
  one.feesBackCents === other.feesBackCents &&
  JSON.stringify(one.refunds.map(({ paymentId, amountCents }) => [paymentId, amountCents])) ===
    JSON.stringify(other.refunds.map(({ paymentId, amountCents }) => [paymentId, amountCents])) &&
  one.creditsReturnedCents === other.creditsReturnedCents;

async function answerOf({ tx, deps }: Context, membershipId: string): Promise<Cancelled> {
  const membership = await viewMembership({ db: tx, deps }, membershipId, 'member');
  const { status } = membership;
  return { type: status === 'CANCELLED' || status === 'CANCELLATION_INSTALLMENT' ? status : 'PENDING', membership };
}
