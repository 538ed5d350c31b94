import { civilDate } from '@domain/calendar/civil-date';
import type { MovedDue } from '@domain/loan/new-due-date';
import { afterReturn } from '@domain/payment/retry';
import type { Db } from '../../../db/database';
import type { PaymentMethodRow } from '../../payment-method/index';
import type { Loan } from '../loan';
import { type PaymentRow, paymentsOfLoan } from './payment.reads';

const STILL_TO_COME: ReadonlySet<PaymentRow['status']> = new Set(['SCHEDULED', 'SUBMITTED', 'PENDING', 'UNKNOWN']);

/** A debit that came back is tried again by itself. */
export const isTriedAgain = async (db: Db, { row }: Loan): Promise<boolean> =>
  (await db.all(paymentsOfLoan, { transactionId: row.id })).some(
    ({ kind, status, attempt }) => kind === 'AUTOPAY' && attempt > 1 && STILL_TO_COME.has(status),
  );

/** The debit that is tried again on the new due date; none where it is the first one of its account. */
export type MovedAttempt = { after?: PaymentRow };

/**
 * Whether autopay takes on its new due date what could not be taken before. A debit that came back is tried again as often as banks allow,
 * and that is one series with the debit of this day (NACHA): null while a try is to come or on its way, and once there were enough.
 */
export async function movedAttempt(
  db: Db,
  { row }: Loan,
  { moved, method }: { moved: MovedDue; method: PaymentMethodRow | undefined },
): Promise<MovedAttempt | null> {
  const days = new Set<string>(moved.rows.flatMap(({ dueOn, newDueOn }) => [dueOn, ...(newDueOn ? [newDueOn] : [])]));
  const tries = (await db.all(paymentsOfLoan, { transactionId: row.id })).filter(
    ({ kind, due_on: dueOn }) => kind === 'AUTOPAY' && dueOn !== null && days.has(dueOn),
  );
  if (tries.some(({ status }) => STILL_TO_COME.has(status))) return null;
  const [last] = tries.filter(
    (one) => one.method_id === method?.id && (one.status === 'RETURNED' || one.status === 'DECLINED'),
  );
  if (!last) return {};
  const first = tries.find(({ id }) => id === last.series_id) ?? last;
  const next = afterReturn({
    code: last.return_code ?? '',
    attempt: last.attempt,
    firstOn: civilDate(first.scheduled_on),
    on: moved.dueOn,
  });
  return next.kind === 'TRY_AGAIN' ? { after: last } : null;
}
