import { addBusinessDays } from '../calendar/business-day';
import { addDays, type CivilDate, daysBetween } from '../calendar/civil-date';
import { PROMO_GRACE_BUSINESS_DAYS } from '../payment-plan/promotion';
import type { LoanEvent, LoanTerms } from './loan-event';
import type { LoanState } from './loan-state';

type Promo = NonNullable<LoanTerms['promo']>;
type Clock = Pick<LoanState, 'terms' | 'pausedOn' | 'promoWaivedOn'>;

/**
 * Days by which a running pause has stopped the clock of a promotion: all of them, where it began while the promotion could still be
 * kept. What is disputed has not to be paid (decision 51; 12 CFR 1026.13(d)(1) says so of cards), so it runs out for nobody meanwhile.
 */
export function promoHeldDays({ terms, pausedOn, promoWaivedOn }: Clock, on: CivilDate): number {
  const promo = terms?.promo;
  if (!promo || !pausedOn || promoWaivedOn || pausedOn > promo.lastPaymentOn) return 0;
  return Math.max(0, daysBetween(pausedOn, on));
}

/** The last day on which a payment still keeps a promotion, as things stand on a day; null without one. */
export function lastPromoDay(state: Clock, on: CivilDate): CivilDate | null {
  const promo = state.terms?.promo;
  return promo ? addDays(promo.lastPaymentOn, promoHeldDays(state, on)) : null;
}

/** A promotion that ends so many days later. */
export function laterPromo(promo: Promo, days: number): Promo {
  const endsOn = addDays(promo.endsOn, days);
  return { ...promo, endsOn, lastPaymentOn: movedGrace(promo, endsOn, days), movedDays: (promo.movedDays ?? 0) + days };
}

/** As many days later, and never fewer business days than the grace has: the new end may stand before a weekend. */
function movedGrace({ endsOn: was, lastPaymentOn }: Promo, endsOn: CivilDate, days: number): CivilDate {
  const moved = addDays(lastPaymentOn, days);
  if (lastPaymentOn <= was) return moved;
  const least = addBusinessDays(endsOn, PROMO_GRACE_BUSINESS_DAYS);
  return moved > least ? moved : least;
}

/** The pause is over: the promotion ends as many days later as it lasted. */
export function endPromoPause(state: LoanState, on: CivilDate): void {
  const days = promoHeldDays(state, on);
  const { terms } = state;
  if (days > 0 && terms?.promo) state.terms = { ...terms, promo: laterPromo(terms.promo, days) };
}

/** A loan as it goes on if its pause ends on a day: what is foretold of it counts on no longer one. */
export function asResumed(events: readonly LoanEvent[], { pausedOn }: Clock, on: CivilDate): readonly LoanEvent[] {
  if (!pausedOn) return events;
  const sequence = Math.max(0, ...events.map((event) => event.sequence)) + 1;
  return [...events, { type: 'RESUME', id: 'foretold-resume', sequence, effectiveOn: on }];
}
