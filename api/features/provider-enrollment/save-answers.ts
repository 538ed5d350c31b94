import type { AuditAction } from '@contract/audit-log/actions';
import { type AnsweredStep, enrollmentStepNumber, mayAnswer, reachedAfter } from '@domain/practice/enrollment';
import { type Context, changeOne } from '../../command/command';
import { AppError } from '../../http/app-error';
import { type EnrollmentAnswers, openAnswers, sealAnswers } from './answers';
import { type EnrollmentRow, historyOfEnrollment } from './enrollment.reads';
import { insertHistory, updateEnrollment } from './enrollment.writes';
import { takeOwn } from './enrollment-key';
import { reachedBy } from './unproven-answers';

/** What is kept in the history of an enrollment. */
export type EnrollmentAct =
  | 'STARTED'
  | 'START_CHANGED'
  | 'OWNER_GIVEN'
  | 'BANK_GIVEN'
  | 'CARD_GIVEN'
  | 'SIGNED'
  | 'LINK_SENT'
  | 'LINK_OPENED'
  | 'OPENED_EMPTY'
  | 'TAKEN_UP';

/** Leaves the row of the history and that of the audit trail. */
export async function tell(
  { tx, now, record }: Pick<Context, 'tx' | 'now' | 'record'>,
  id: string,
  { act, action, step }: { act: EnrollmentAct; action: AuditAction; step?: AnsweredStep },
): Promise<void> {
  const position = 1 + (await tx.all(historyOfEnrollment, { enrollmentId: id })).length;
  await tx.run(insertHistory, { enrollment_id: id, position, action: act, at: now });
  await record(action, { practiceId: null, id, detail: step ? { step } : {} });
}

/**
 * The enrollment of whoever asks, taken, once its step may be answered.
 * @throws AppError NOT_FOUND, STEP_ORDER for a later step and once everything is signed.
 */
export async function takeFor(step: AnsweredStep, { tx, deps, meta }: Context): Promise<EnrollmentRow> {
  const row = await takeOwn(tx, meta, deps);
  if (!row) throw new AppError('NOT_FOUND');
  refuseOutOfOrder(step, row);
  return row;
}

/** @throws AppError STEP_ORDER */
export function refuseOutOfOrder(step: AnsweredStep, row: EnrollmentRow): void {
  if (!mayAnswer(step, reachedBy(row))) throw new AppError('STEP_ORDER');
}

type Answered = {
  step: AnsweredStep;
  act: EnrollmentAct;
  action?: AuditAction;
  answers: Partial<EnrollmentAnswers>;
  columns?: Partial<EnrollmentRow>;
};

/** Keeps what a step said, goes on to the next one, and leaves history and audit. Returns the row as it is now. */
export async function keepAnswers(
  context: Context,
  row: EnrollmentRow,
  { step, act, action = 'enrollment.answered', answers, columns = {} }: Answered,
): Promise<EnrollmentRow> {
  const { tx, deps, now } = context;
  const next: EnrollmentRow = {
    ...row,
    ...columns,
    answers: sealAnswers(deps.vault, row.id, { ...openAnswers(deps.vault, row), ...answers }),
    step: enrollmentStepNumber(reachedAfter(step, reachedBy(row))),
    is_emptied: 0,
    changed_at: now,
  };
  await changeOne(tx, updateEnrollment, next);
  await tell(context, row.id, { act, action, step });
  return { ...next, version: row.version + 1 };
}
