import type { Cents } from '@domain/money/cents';
import type { Grade } from '@domain/payment-plan/quote-plans';
import type { Clock } from '../../clock';
import type { Db } from '../../db/database';
import { availableOf, lineOfBorrower } from '../credit-line/index';

export type BorrowerCredit = {
  grade: Grade;
  availableCents: Cents;
  /** Military cover and state decide with the grade which plans are open. */
  mlaCovered: number | null;
  stateCode: string | null;
};

/**
 * The grade of a borrower and what may still be spent today; undefined without a credit line. Held and flagged accounts are
 * found like others (provider-admin §5), with nothing left to spend.
 */
export async function findBorrowerCredit(
  db: Db,
  borrowerId: string,
  clock: Clock,
): Promise<BorrowerCredit | undefined> {
  const line = await db.first(lineOfBorrower, { borrowerId });
  if (!line) return undefined;
  const { mla_covered: mlaCovered, borrower_state: stateCode } = line;
  return { grade: line.grade as Grade, availableCents: availableOf(line, clock), mlaCovered, stateCode };
}
