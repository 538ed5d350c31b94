import type { CivilDate } from '../calendar/civil-date';
import { seriesApr } from '../disclosure/apr';
import type { ApplicationStatus } from '../enums';
import type { Cents } from '../money/cents';
import { type Outcome, resolvePartnerLenderOutcome, resolvePartnerOffer } from './outcome';

/** Where a question to the partner lender stands. `ASKED`: the applicant agreed, and no answer has come yet. */
export const PARTNER_LOAN_STATUSES = [
  'ASKED',
  'REVIEW',
  'DENIED',
  'FROZEN',
  'OFFERED',
  'ACCEPTED',
  'SIGNED',
  'DECLINED',
] as const;
export type PartnerLoanStatus = (typeof PARTNER_LOAN_STATUSES)[number];

/** Whether an offer that nobody has signed or declined stands no longer: its last day is past. Nothing can be done with it then. */
export function isOfferOver(
  { status, offeredUntil }: { status: PartnerLoanStatus; offeredUntil: CivilDate },
  today: CivilDate,
): boolean {
  return (status === 'OFFERED' || status === 'ACCEPTED') && offeredUntil < today;
}

type Payments = {
  readonly amountCents: Cents;
  readonly termMonths: number;
  readonly paymentCents: Cents;
  readonly lastPaymentCents: Cents;
  readonly firstDueOn: CivilDate;
};

/**
 * The annual percentage rate of an offer that is signed on a day, in percent of the disclosure (12 CFR 1026.22). Payments and their days
 * stand, so each day later that the money is lent shortens the first period and raises the rate: the lender's figure is that of its
 * answer, and no other day's.
 */
export function partnerAprPercent(offer: Payments, on: CivilDate): number {
  const { amountCents, termMonths, paymentCents, lastPaymentCents, firstDueOn } = offer;
  const payments = Array.from({ length: termMonths }, (_, month) =>
    month === termMonths - 1 ? lastPaymentCents : paymentCents,
  );
  const startOn = on < firstDueOn ? on : firstDueOn;
  const period = { unit: 'month', every: 1 } as const;
  return seriesApr({ amountFinancedCents: amountCents, startOn, firstDueOn, period, payments }).printed;
}

/** The highest rate of a partner's loan that is offered or signed here, in percent, as the disclosure prints it. */
export const PARTNER_APR_MAX_PERCENT = 36;

/** Whether an offer costs too much to be signed on a day, though it didn't when it was answered. */
export const isAboveLimit = (offer: Payments, on: CivilDate): boolean =>
  partnerAprPercent(offer, on) > PARTNER_APR_MAX_PERCENT;

type Answered = 'APPROVED' | 'DENIED' | 'FROZEN' | 'REVIEW';

/** What the answer of the lender leaves: the status of the question and, in the words of the client, the outcome. */
export function afterPartnerAnswer(decision: Answered): Outcome & { readonly loan: PartnerLoanStatus } {
  const status: ApplicationStatus = decision === 'FROZEN' ? 'DENIED' : decision;
  const outcome = resolvePartnerLenderOutcome({ status, freeze: decision === 'FROZEN', isGenesis: true });
  return { ...outcome, loan: decision === 'APPROVED' ? 'OFFERED' : decision };
}

/** The status of the partner lender's application in the words of the client. */
export function partnerStatus(loan: PartnerLoanStatus): ApplicationStatus {
  if (loan === 'ASKED') return 'INCOMPLETE';
  if (loan === 'REVIEW') return 'REVIEW';
  if (loan === 'DECLINED') return resolvePartnerOffer('decline').status;
  return loan === 'DENIED' || loan === 'FROZEN' ? 'DENIED' : 'APPROVED';
}
