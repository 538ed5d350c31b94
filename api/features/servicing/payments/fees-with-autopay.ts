import type { CivilDate } from '@domain/calendar/civil-date';
import type { DueDateChange } from '@domain/loan/due-date-change';
import type { HardshipQuote } from '@domain/loan/hardship-plan';
import { type Cents, ZERO_CENTS } from '@domain/money/cents';
import { feesWithChange } from '@domain/payment/fees-with-change';
import type { Db } from '../../../db/database';
import { autopayOf } from '../../payment-method/index';
import type { Loan } from '../loan';

type Change = (DueDateChange | HardshipQuote)['change'];

/** Fees that autopay takes with the first payment that a change moves or lowers; 0 where autopay takes nothing. */
export async function feesWithAutopay(
  db: Db,
  { row, events }: Loan,
  { change, dueOn, today }: { change: Change; dueOn: CivilDate; today: CivilDate },
): Promise<Cents> {
  const { type, cents, method } = await autopayOf(db, row.id);
  if (!method) return ZERO_CENTS;
  return feesWithChange(events, today, { change, wish: { type, cents }, dueOn });
}
