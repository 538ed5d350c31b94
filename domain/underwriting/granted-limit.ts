import { type Cents, cents } from '../money/cents';
import type { Verdict } from './decision';

/** What an approval gives, as its screen, notice, agreement, line and lists say it. */
export type GrantedLimit = {
  readonly limitCents: Cents;
  /** What of it is not owed already. */
  readonly usableCents: Cents;
  /** Less than was asked for, which is told with its reasons. */
  readonly isLess: boolean;
};

/** Whoever has a limit asks for a limit; whoever applies asks for an amount to spend. */
export const asksForLimit = ({ purpose }: Pick<Verdict, 'purpose'>): boolean => purpose !== 'NEW';

/** What an approval was, as it is stored. */
type Approval = Pick<Verdict, 'purpose' | 'isCounterOffer' | 'lineSteps'>;

/** True where the limit that was given is less than was asked for: its notice, its screen and its reasons ask here. */
export function isLessThanAsked(
  { purpose, isCounterOffer, lineSteps }: Approval,
  { limitCents, requestedCents }: { limitCents: number; requestedCents: number | null },
): boolean {
  const given = asksForLimit({ purpose }) ? limitCents : limitCents - (lineSteps?.balanceCents ?? 0);
  return isCounterOffer && given < (requestedCents ?? 0);
}

/**
 * The limit that an approval gives. An open limit is never lowered; one that has ended does not come back.
 * @param openLimitCents the limit that the person has and can use; null without one.
 * @example 15,000 open, 3,000 of it owed, raised to 25,000 as asked: a limit of 25,000, of which 22,000 can be used.
 */
export function grantedLimit(
  decision: Approval & Pick<Verdict, 'maxCreditLineCents'>,
  { requestedCents, openLimitCents }: { requestedCents: number | null; openLimitCents: number | null },
): GrantedLimit {
  const limitCents = cents(Math.max(openLimitCents ?? 0, decision.maxCreditLineCents));
  const usableCents = cents(Math.max(0, limitCents - (decision.lineSteps?.balanceCents ?? 0)));
  return { limitCents, usableCents, isLess: isLessThanAsked(decision, { limitCents, requestedCents }) };
}
