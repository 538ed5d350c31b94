import { type Cents, cents, sumCents } from '../money/cents';

/**
 * What a practice gets next: deposits on their way, and what is left of those to come once refunds are kept back of them, never below
 * nothing.
 * @example 500.00 sent and 300.00 to come, of which 350.00 are kept back: 500.00.
 */
export function arrivingNext(of: {
  readonly sentCents: readonly Cents[];
  readonly nextCents: readonly Cents[];
  readonly keptBackCents: Cents;
}): Cents {
  return cents(sumCents(of.sentCents) + Math.max(0, sumCents(of.nextCents) - of.keptBackCents));
}
