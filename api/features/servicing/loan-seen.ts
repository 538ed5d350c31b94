import type { Db } from '../../db/database';
import type { Loan } from './loan';
import { paymentsOfLoan } from './payments/payment.reads';

/** Grows with everything that happens to a loan: a quotation of another version is stale. */
export const loanVersion = ({ events }: Loan): number => Math.max(...events.map(({ sequence }) => sequence));

const ON_THE_WAY = new Set(['SUBMITTED', 'UNKNOWN', 'PENDING']);

/** Until it has arrived, what is owed is not certain. */
export async function isPaymentOnTheWay(db: Db, { row }: Loan): Promise<boolean> {
  const payments = await db.all(paymentsOfLoan, { transactionId: row.id });
  return payments.some(({ status }) => ON_THE_WAY.has(status));
}
