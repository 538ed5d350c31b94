import { refuseStale } from '../../command/command';
import { AppError } from '../../http/app-error';
import { borrowerById } from '../application/index';
import { type Change, keepAct, type StaffContext } from '../borrower-file/index';
import { getTakenLoan, type Loan } from './loan';
import { loanVersion } from './loan-seen';

export type OfLoan = { id: string; txId: string };

/**
 * The loan that staff act on for its borrower, taken and as they saw it.
 * @throws AppError STEP_ORDER where none is in force, NOT_FOUND for another person's, STALE once something happened to it.
 */
export async function loanOfCaller({ tx }: StaffContext, { id, txId }: OfLoan, version: number): Promise<Loan> {
  const loan = await getTakenLoan(tx, txId);
  if (loan.row.borrower_id !== id) throw new AppError('NOT_FOUND');
  refuseStale(version, { version: loanVersion(loan) });
  return loan;
}

type Act = { kind: Parameters<typeof keepAct>[2]['kind']; told: Readonly<Partial<Record<Change['field'], string>>> };

/** What staff did on a loan, in the file of its borrower, with its audit row. */
export async function keepLoanAct(context: StaffContext, { row }: Loan, { kind, told }: Act): Promise<void> {
  const person = await context.tx.first(borrowerById, { id: row.borrower_id });
  const facts = { transaction: String(row.number), ...told };
  const changes = Object.entries(facts).map(([field, to]) => ({ field: field as Change['field'], from: null, to }));
  await keepAct(context, row.borrower_id, { kind, changes, version: person?.version ?? 0 });
}
