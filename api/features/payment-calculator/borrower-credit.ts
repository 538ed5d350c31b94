import { type Cents, cents } from '@domain/money/cents';
import type { Grade } from '@domain/payment-plan/quote-plans';
import type { Db } from '../../db/database';
import { findCreditLine, sumOpenAmounts } from '../credit-transaction/index';

export type BorrowerCredit = {
  grade: Grade;
  availableCents: Cents;
  /** Military cover and state decide with the grade which plans are open. */
  mlaCovered: number | null;
  stateCode: string | null;
};

/**
 * The grade of a borrower and what may still be spent today; undefined without a credit line. Holds and flags of the
 * account change nothing here: a calculation is no transaction (provider-admin §5).
 */
export async function findBorrowerCredit(
  db: Db,
  borrowerId: string,
  today: string,
): Promise<BorrowerCredit | undefined> {
  const line = await findCreditLine(db, borrowerId);
  if (!line) return undefined;
  const held = await sumOpenAmounts(db, borrowerId, '');
  const left = line.expires_on < today ? 0 : line.approved_line_cents - line.balance_cents - held;
  const { mla_covered: mlaCovered, borrower_state: stateCode } = line;
  return { grade: line.grade as Grade, availableCents: cents(Math.max(0, left)), mlaCovered, stateCode };
}
