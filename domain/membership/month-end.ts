import { type Cents, cents } from '../money/cents';

/** A month of what a practice is paid for memberships, each figure found by itself. */
export type MonthSums = {
  /** On its way to the practice when the month began, and when it ended. */
  readonly openingCents: Cents;
  readonly closingCents: Cents;
  /** What came to be due in the month, and what the practice gives back of it, which is below zero. */
  readonly cameCents: Cents;
  readonly backCents: Cents;
  /** What deposits of the month say that they paid. */
  readonly arrivedCents: Cents;
};

/**
 * How far deposits are from what was due: 0 where every cent is accounted for, above it where too little arrived.
 * @example 2,492.96 + 10,982.31 − 1,410.57 − 1,042.47 = 11,022.23 that arrived: 0.00 apart.
 */
export const apartOf = ({ openingCents, cameCents, backCents, closingCents, arrivedCents }: MonthSums): Cents =>
  cents(openingCents + cameCents + backCents - closingCents - arrivedCents);
