import type { hardshipRefusals, hardshipPlanView as shape } from '@contract/servicing/hardship-plan-calls';
import type { CivilDate } from '@domain/calendar/civil-date';
import {
  type HardshipBy,
  type HardshipOffer,
  type HardshipQuote,
  hardshipMonths,
  hardshipOffer,
  hardshipPlan,
} from '@domain/loan/hardship-plan';
import type { Cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import { isBlocked, type Loan } from '../loan';
import { isPaymentOnTheWay, loanVersion } from '../loan-seen';
import { feesWithAutopay } from '../payments/fees-with-autopay';

/** On which day who takes or gives a plan. */
export type Asking = { today: CivilDate; by: HardshipBy };

type Offer = Omit<HardshipOffer, 'refusal'> & { refusal: (typeof hardshipRefusals)[number] | null };

/** Whether payments can be lowered: by the loan, and by the payments that are on their way. */
export async function offerOf(db: Db, loan: Loan, { today, by }: Asking): Promise<Offer> {
  const offer = hardshipOffer(loan.events, today, by);
  if (isBlocked(loan)) return { ...offer, refusal: 'BLOCKED', first: null };
  if (offer.refusal === null && hardshipMonths(loan.events, today, by).length === 0)
    return { ...offer, refusal: 'NOTHING_LEFT', first: null };
  if (offer.refusal || !(await isPaymentOnTheWay(db, loan))) return offer;
  return { ...offer, refusal: 'IN_FLIGHT', first: null };
}

/** What a plan comes to, with the fees that autopay takes with its first payment. */
export type ToldHardship = HardshipQuote & { feesCents: Cents };

/** @throws DomainRefusal `months` for a number that is not on offer. */
export async function toldHardship(
  db: Db,
  loan: Loan,
  { today, by, months }: Asking & { months: number },
): Promise<ToldHardship> {
  const told = hardshipPlan(loan.events, today, { months, by });
  const feesCents = await feesWithAutopay(db, loan, { change: told.change, dueOn: told.from, today });
  return { ...told, feesCents };
}

const quoteView = ({
  change,
  paymentBeforeCents,
  paymentCents,
  firstCents,
  interestCents,
  feesCents,
  lateCents,
  openFeesCents,
  ...told
}: ToldHardship) => ({
  ...told,
  late: dollarsFromCents(lateCents),
  openFees: dollarsFromCents(openFeesCents),
  months: change.months,
  paymentBefore: dollarsFromCents(paymentBeforeCents),
  payment: dollarsFromCents(paymentCents),
  firstPayment: dollarsFromCents(firstCents),
  interest: dollarsFromCents(interestCents),
  fees: dollarsFromCents(feesCents),
});

/** @throws DomainRefusal `months` for a number that is not on offer. */
export async function hardshipPlanView(
  db: Db,
  loan: Loan,
  { today, by, months }: Asking & { months?: number | undefined },
): Promise<z.input<typeof shape>> {
  const { refusal, first, given } = await offerOf(db, loan, { today, by });
  const isAsked = months !== undefined && refusal === null;
  return {
    refusal,
    first: first?.dueOn ?? null,
    options: refusal === null ? hardshipMonths(loan.events, today, by) : [],
    given: given.map(({ paymentCents, ...plan }) => ({ ...plan, payment: dollarsFromCents(paymentCents) })),
    quote: isAsked ? quoteView(await toldHardship(db, loan, { today, by, months })) : null,
    version: loanVersion(loan),
  };
}
