import type { CANCELLATION_CHANNELS } from '@contract/membership/cancellation-calls';
import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { refuseStale } from '../../command/command';
import { AppError } from '../../http/app-error';
import { borrowerById } from '../application/index';
import { type Change, keepAct, type StaffContext } from '../borrower-file/index';
import { getTakenLoan, type Loan, takeLoan } from './loan';
import { loanVersion } from './loan-seen';

export type OfLoan = { id: string; txId: string };

/**
 * The loan that staff act on for its borrower, taken and as they saw it.
 * @throws AppError STEP_ORDER where none is in force, NOT_FOUND for another person's, STALE once something happened to it.
 */
export async function loanOfCaller({ tx }: StaffContext, { id, txId }: OfLoan, version: number): Promise<Loan> {
  const seen = await takeLoan(tx, txId);
  if (seen && seen.row.borrower_id !== id) throw new AppError('NOT_FOUND');
  refuseStale(version, { version: seen ? loanVersion(seen) : 0 });
  return seen ?? getTakenLoan(tx, txId);
}

type Act = { kind: Parameters<typeof keepAct>[2]['kind']; told: Readonly<Partial<Record<Change['field'], string>>> };

/** What staff did on a loan, in the file of its borrower, with its audit row. */
export async function keepLoanAct(context: StaffContext, { row }: Loan, { kind, told }: Act): Promise<void> {
  const person = await context.tx.first(borrowerById, { id: row.borrower_id });
  const facts = { transaction: String(row.number), ...told };
  const changes = Object.entries(facts).map(([field, to]) => ({ field: field as Change['field'], from: null, to }));
  await keepAct(context, row.borrower_id, { kind, changes, version: person?.version ?? 0 });
}

/** How and when a borrower asked for what staff do for them. */
export type CallerRequest = { channel: (typeof CANCELLATION_CHANNELS)[number]; on: CivilDate };
const REQUEST_DAYS = 30;

/** @throws AppError INVALID_FIELDS for a day that is not recent, or before there was a loan. */
export function requestOfCaller(
  { events }: Loan,
  { channel, requestedOn }: { channel: CallerRequest['channel']; requestedOn: string },
  today: CivilDate,
): CallerRequest {
  const on = civilDate(requestedOn);
  const refuse = (message: string) => new AppError('INVALID_FIELDS', { fields: [{ field: 'requestedOn', message }] });
  if (on > today) throw refuse("The request can't be dated after today.");
  if (on < addDays(today, -REQUEST_DAYS) || on < (foldLoan(events).acceptedOn ?? on))
    throw refuse(`Enter a day within the last ${REQUEST_DAYS} days, after the loan started.`);
  return { channel, on };
}
