import type { applicationRow } from '@contract/application-details/row-entity';
import { NOTICE_DAYS_MAX } from '@domain/application/review-needs';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import { civilToday } from '../../civil-today';
import type { Clock } from '../../clock';
import { availableOf, type LineRow } from '../credit-line/index';
import type { ApplicationListRow } from './application-list.reads';

type RowView = z.input<typeof applicationRow>;

type RowFacts = Pick<
  ApplicationListRow,
  | 'id'
  | 'number'
  | 'borrower_id'
  | 'credit_profile_id'
  | 'line_application_id'
  | 'first_name'
  | 'last_name'
  | 'practice_id'
  | 'practice_name'
  | 'status'
  | 'status_note'
  | 'mismatches'
  | 'flagged_fraud'
  | 'requested_amount_cents'
  | 'approved_line_cents'
  | 'line_cents'
  | 'grade'
  | 'state_code'
  | 'created_at'
>;

const DAY_MS = 24 * 3600_000;

/**
 * Where an application stands for staff. A denial that the applicant can still turn around by a correction does not stand
 * yet, and no notice of it was sent.
 */
function statusView(
  row: Pick<RowFacts, 'status' | 'status_note' | 'mismatches'>,
): Pick<RowView, 'status' | 'statusNote'> {
  const waits = row.status === 'DENIED' && row.mismatches !== '[]';
  return waits
    ? { status: 'INCOMPLETE', statusNote: 'Awaiting correction' }
    : { status: row.status, statusNote: row.status_note };
}

/** The last moment at which the applicant must hear: 30 days after they began, which is no later than the law's day. */
export function decideBy(createdAt: string): string {
  return instantAt(millisecondsOf(createdAt) + NOTICE_DAYS_MAX * DAY_MS);
}

/** The last day of a person's limit, once it has ended, of the application that it came from; null of any other. */
export function limitEndedOn(row: RowFacts, line: LineRow | undefined, clock: Clock): string | null {
  if (!line || row.line_application_id !== row.id) return null;
  return line.expires_on < civilToday(clock, line.borrower_state ?? '') ? line.expires_on : null;
}

/**
 * An application as a row of the staff list. The credit still available shows on the application that the line came from.
 * @param line the person's line, where there is one.
 */
export function rowView(row: RowFacts, line: LineRow | undefined, clock: Clock): RowView {
  const status = statusView(row);
  const holdsLine = row.line_application_id === row.id && row.line_cents !== null;
  return {
    _id: row.id,
    number: row.number,
    borrowerId: row.borrower_id,
    creditProfileId: row.credit_profile_id,
    name: fullName(row.first_name, row.last_name) || 'No name yet',
    practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
    ...status,
    flaggedAsFraud: row.flagged_fraud === 1,
    requestedAmount: dollarsFromCents(row.requested_amount_cents),
    // The line may have moved since it was granted here; limit and credit left are told of the same line.
    approvedAmount:
      row.status === 'APPROVED' ? dollarsFromCents(holdsLine ? row.line_cents : row.approved_line_cents) : null,
    availableCredit: holdsLine && line ? dollarsFromCents(availableOf(line, clock)) : null,
    grade: row.grade,
    state: row.state_code,
    decideBy: status.status === 'REVIEW' ? decideBy(row.created_at) : null,
    createdAt: row.created_at,
  };
}
