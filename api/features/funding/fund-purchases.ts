import type { CivilDate } from '@domain/calendar/civil-date';
import type { Work } from '../../work';
import { bookOnLoan, takeAnyLoan } from '../servicing/index';
import { fundingsOfDeposit } from './funding.reads';

/** The practice has been paid what a deposit pays for, in money or by what it owed for refunds: its purchases can be refunded from now on. */
export async function fundPurchases(
  { tx, deps }: Work,
  { depositId, on }: { depositId: string; on: CivilDate },
): Promise<void> {
  for (const { transaction_id: id } of await tx.all(fundingsOfDeposit, { depositId })) {
    const loan = await takeAnyLoan(tx, id);
    if (loan)
      await bookOnLoan({ tx, deps }, loan, {
        change: { type: 'FUNDED' },
        on,
        entryKind: 'FUNDING_SETTLED',
        naturalKey: `funded:${id}`,
        actor: 'system:funding',
      });
  }
}
