import { addBusinessDays } from '@domain/calendar/business-day';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import type { LoanEvent } from '@domain/loan/loan-event';
import { loanTermsOf } from '@domain/loan/loan-terms';
import { type Cents, cents, ZERO_CENTS } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import { PROMO_GRACE_BUSINESS_DAYS } from '@domain/payment-plan/promotion';
import { frozenPlan } from './frozen-plan';

/** A stored event of a loan. `detail` is what its kind carries beside the amount, as JSON. */
export type StoredLoanEvent = {
  id: string;
  seq: number;
  kind: string;
  amount_cents: number;
  effective_on: string;
  detail: string;
};

type Detail = {
  number: number;
  fee: 'LATE' | 'RETURN';
  eventId: string;
  feeEventId: string;
  feeReturnedCents?: number;
  reductionCents?: number;
  installmentCents?: number;
  dueOn: readonly string[];
  rate: number;
  months: number;
  paymentCents: number;
  lateFrom?: number;
  from: string;
  until: string | null;
};

/** What an event is beside its id, place and day. Written by `bookLoanEvent`, the approval and the demo world only. */
function changeOf(
  { kind, amount_cents, detail }: StoredLoanEvent,
  event: { id: string; sequence: number; effectiveOn: CivilDate },
  withFee: boolean,
): LoanEvent {
  const amountCents = cents(Number(amount_cents));
  const told = JSON.parse(detail) as Detail;
  const feeReturnedCents = withFee ? cents(told.feeReturnedCents ?? 0) : ZERO_CENTS;
  switch (kind) {
    case 'FUNDED':
    case 'PAUSE':
    case 'RESUME':
    case 'CHARGED_OFF':
      return { ...event, type: kind };
    case 'INTEREST':
      return { ...event, type: kind, number: told.number };
    case 'PAYMENT':
    case 'GOODWILL':
      return { ...event, type: kind, amountCents };
    case 'REVERSED':
      return { ...event, type: kind, eventId: told.eventId };
    case 'FEE':
      return { ...event, type: kind, fee: told.fee, number: told.number, amountCents };
    case 'WAIVER':
      return { ...event, type: kind, feeEventId: told.feeEventId };
    case 'REDATED': {
      const dueOn = told.dueOn.map((date) => civilDate(date));
      return { ...event, type: kind, number: told.number, dueOn, rate: rateFromUnits(told.rate) };
    }
    case 'HARDSHIP': {
      const { number, months, lateFrom } = told;
      const dueOn = told.dueOn.map((date) => civilDate(date));
      const late = lateFrom === undefined ? {} : { lateFrom };
      return { ...event, type: kind, number, months, paymentCents: cents(told.paymentCents), dueOn, ...late };
    }
    case 'HARDSHIP_ENDED':
      return { ...event, type: kind, number: told.number };
    case 'ACTIVE_DUTY':
      return {
        ...event,
        type: kind,
        from: civilDate(told.from),
        until: told.until === null ? null : civilDate(told.until),
      };
    case 'REPRICED':
      return { ...event, type: kind, number: told.number, rate: rateFromUnits(told.rate) };
    case 'MODIFIED':
      return {
        ...event,
        type: kind,
        reductionCents: cents(told.reductionCents ?? 0),
        feeReturnedCents,
        ...(told.installmentCents !== undefined && { installmentCents: cents(told.installmentCents) }),
        providerIsFunded: true,
      };
    case 'REFUNDED':
      return { ...event, type: kind, feeReturnedCents, providerIsFunded: true };
    default:
      throw new Error(`Loan event ${event.id} is of an unknown kind ${kind}`);
  }
}

/**
 * The events of an accepted transaction's loan: its acceptance, with the terms of its frozen plan, and what is stored after it.
 * @param selectedPlan written by `frozenText` only.
 * @param merchantDiscountFeeCents without it the practice's fee is left out: that is enough for what the borrower owes.
 */
export function loanEventsOf(
  selectedPlan: string,
  stored: readonly StoredLoanEvent[],
  merchantDiscountFeeCents?: Cents,
): LoanEvent[] {
  const withFee = merchantDiscountFeeCents !== undefined;
  const { plan } = frozenPlan(selectedPlan);
  const terms = loanTermsOf(plan, {
    merchantDiscountFeeCents: merchantDiscountFeeCents ?? ZERO_CENTS,
    ...(plan.promo && { promoLastPaymentOn: addBusinessDays(plan.promo.endsOn, PROMO_GRACE_BUSINESS_DAYS) }),
  });
  return [
    { type: 'ACCEPTED', id: 'accepted', sequence: 0, effectiveOn: plan.fundedOn, terms },
    ...stored
      .filter(({ kind }) => kind !== 'ACCEPTED')
      .map((row) =>
        changeOf(row, { id: row.id, sequence: row.seq, effectiveOn: civilDate(row.effective_on) }, withFee),
      ),
  ];
}
