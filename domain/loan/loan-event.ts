import type { CivilDate } from '../calendar/civil-date';
import type { Cents } from '../money/cents';
import type { Rate } from '../money/rate';
import type { PeriodRates } from '../payment-plan/interest';
import type { PromoMethod } from '../payment-plan/plan';

/** What the borrower agreed to, frozen at acceptance. */
export type LoanTerms = {
  readonly amountCents: Cents;
  readonly merchantDiscountFeeCents: Cents;
  /** The regular payment. */
  readonly installmentCents: Cents;
  /** Due dates, each counted from the anchor day. */
  readonly dueOn: readonly CivilDate[];
  /** Interest of each period, as many as due dates. */
  readonly rates: PeriodRates;
  /** Interest of odd days, added to the first installment; negative for a short first period. */
  readonly firstInterestCents: number;
  /** Periods that a change of the due date made longer: each added day costs a 365th of the yearly rate. */
  readonly addedDays?: readonly { readonly number: number; readonly days: number; readonly rate: Rate }[];
  /** From this installment on the payment is another one, because the rate is: as many payments as before pay the balance off. */
  readonly levelFrom?: number;
  /** What that payment is, as it was told when the rate changed: neither a payment ahead nor a hardship plan changes it. */
  readonly levelCents?: number;
  /** Payments that an earlier change of the rate set for installments that are not billed yet, and that their statements named. */
  readonly toldLevels?: readonly { readonly number: number; readonly cents: number }[];
  /** Payments that a hardship plan lowers: so many from installment `number` on ask for this, and never for less than their interest. */
  readonly hardship?: { readonly number: number; readonly months: number; readonly paymentCents: Cents };
  /** Military service that began after the loan was made: its months cost 6 % at most, and ask for as much less (50 U.S.C. 3937). */
  readonly duties?: readonly { readonly from: CivilDate; readonly until: CivilDate | null }[];
  readonly promo: {
    readonly method: PromoMethod;
    readonly termMonths: number;
    /** The day on which it ends; moved with its last installment. */
    readonly endsOn: CivilDate;
    /** Last day on which a payment still counts, grace included. */
    readonly lastPaymentOn: CivilDate;
    /** Days by which a change of the due date moved its end. */
    readonly movedDays?: number;
  } | null;
};

type Change =
  | { readonly type: 'ACCEPTED'; readonly terms: LoanTerms }
  | { readonly type: 'FUNDED' }
  /** The installment `number` falls due; its interest is computed by the fold. Repeating it changes nothing. */
  | { readonly type: 'INTEREST'; readonly number: number }
  /** A payment counts from the day it was submitted. */
  | { readonly type: 'PAYMENT'; readonly amountCents: Cents }
  /** An earlier event did not happen: a returned payment, a fee taken back. */
  | { readonly type: 'REVERSED'; readonly eventId: string }
  | {
      readonly type: 'MODIFIED';
      readonly reductionCents: Cents;
      readonly feeReturnedCents: Cents;
      /** Another regular payment from here on; absent keeps the payment and shortens the term. */
      readonly installmentCents?: Cents;
      /** The practice was paid for the purchase and owes the money back. */
      readonly providerIsFunded: boolean;
    }
  | { readonly type: 'REFUNDED'; readonly feeReturnedCents: Cents; readonly providerIsFunded: boolean }
  | { readonly type: 'FEE'; readonly fee: 'LATE' | 'RETURN'; readonly number: number; readonly amountCents: Cents }
  /** The whole fee of an earlier FEE event is forgiven. */
  | { readonly type: 'WAIVER'; readonly feeEventId: string }
  /** A credit at our expense, spread like a payment. */
  | { readonly type: 'GOODWILL'; readonly amountCents: Cents }
  /** The borrower moved the due dates of installment `number` and all later ones. */
  | { readonly type: 'REDATED'; readonly number: number; readonly dueOn: readonly CivilDate[]; readonly rate: Rate }
  /** The rate of installment `number` and all later ones, and with it the payment, so that as many of them pay the loan off. */
  | { readonly type: 'REPRICED'; readonly number: number; readonly rate: Rate }
  /**
   * Lower payments for so many months from installment `number` on, and due dates after the last one for what is paid later. What is
   * missing of installments from `lateFrom` on that were due before its day moves to the end of the loan.
   */
  | {
      readonly type: 'HARDSHIP';
      readonly number: number;
      readonly months: number;
      readonly paymentCents: Cents;
      readonly dueOn: readonly CivilDate[];
      readonly lateFrom?: number;
    }
  /** A lower payment was missed: from installment `number` on the agreed one is asked for again. */
  | { readonly type: 'HARDSHIP_ENDED'; readonly number: number }
  /** Military service that the loan was made before. It counts from the day of the loan, so that each month is charged anew. */
  | { readonly type: 'ACTIVE_DUTY'; readonly from: CivilDate; readonly until: CivilDate | null }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'RESUME' }
  | { readonly type: 'CHARGED_OFF' };

/** Something that happened to a loan. Ordered by `effectiveOn`, then by `sequence`, the order of booking. */
export type LoanEvent = Change & {
  readonly id: string;
  readonly sequence: number;
  readonly effectiveOn: CivilDate;
};

export type LoanEventType = Change['type'];
export type LoanEventOf<Type extends LoanEventType> = Extract<LoanEvent, { readonly type: Type }>;

/** By effective date, then by order of booking. */
export function inOrder(events: readonly LoanEvent[]): LoanEvent[] {
  return [...events].sort((one, other) =>
    one.effectiveOn === other.effectiveOn
      ? one.sequence - other.sequence
      : one.effectiveOn < other.effectiveOn
        ? -1
        : 1,
  );
}
