import { overrideApplicationAmount } from '@contract/application/amount-override-calls';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { formatUsd } from '@domain/money/usd';
import { type Context, changeOne, command } from '../../../command/command';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { availableOf, type LineRow, lineOfBorrower } from '../../credit-line/index';
import { refusal } from '../answers/person-answers';
import { type ApplicationCase, lockCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { overrideLine } from '../decision/decision.writes';
import { approveInReview } from './decide-review';
import { refuseAlone } from './dual-control';
import { refuseUnderAlert } from './settle-alert';
import { isUndecided } from './undecided';

const ELSEWHERE = "This patient's limit comes from another application.";
const DENIED = "The rules didn't assign this application a grade, so there's no rate for a loan.";

/**
 * The finance partner grants an application more than the rules did. One that waits for a person is approved first, as the rules do
 * once it is cleared.
 *
 * Effects: the line and the application with their limit, status, history with the reason, audit row, email.
 * @throws AppError NOT_FOUND, RULES_FORBID for a denied one and under an open fraud alert, STALE when another amount is
 *   approved than was shown, INVALID_FIELDS for less than what was granted.
 */
export const overrideAmount = command(overrideApplicationAmount)(async ({ body }, context) => {
  const { tx, deps } = context;
  const { applicationId: id, approvedAmount: limitCents, shownAmount: shownCents } = body;
  const of = await lockCase(tx, id, 'APPLICATIONS');
  if (isUndecided(of.application)) {
    refuseUnderAlert(of);
    await refuseAlone(context);
    await approveInReview(of, context);
  } else if (of.application.status !== 'APPROVED') throw new AppError('RULES_FORBID', { userMessage: DENIED });
  const line = await tx.first(lineOfBorrower, { borrowerId: of.borrower.id });
  if (line?.application_id !== id) throw new AppError('RULES_FORBID', { userMessage: ELSEWHERE });
  const isOvertaken = shownCents !== undefined && shownCents !== line.approved_line_cents;
  if (isOvertaken && !isUndecided(of.application)) throw new AppError('STALE');
  if (limitCents < line.approved_line_cents)
    throw refusal(
      'approvedAmount',
      `The limit is already ${formatUsd(cents(line.approved_line_cents))}. Lowering it requires an adverse action notice.`,
    );
  if (limitCents > line.approved_line_cents) await raise(context, { of, line, limitCents, reason: body.reason });
  else if (!isUndecided(of.application)) context.leaveNoRow('it is so already');
  const after = await tx.first(lineOfBorrower, { borrowerId: of.borrower.id });
  return {
    status: 'APPROVED',
    approvedAmount: dollarsFromCents(cents(limitCents)),
    availableCredit: dollarsFromCents(after ? availableOf(after, deps.clock) : cents(0)),
  };
});

type Raise = { of: ApplicationCase; line: LineRow; limitCents: number; reason: string };

async function raise(context: Context<StaffActor>, { of, line, limitCents, reason }: Raise): Promise<void> {
  const { tx, deps, actor, record, send } = context;
  const { application, borrower, practice } = of;
  const mostCents = Math.max(line.max_line_cents, limitCents);
  await changeOne(tx, overrideLine, { id: line.id, version: line.version, limitCents, mostCents });
  await updateApplication(tx, application.id, { approved_line_cents: limitCents });
  const by = { kind: 'staff', name: actor.name };
  const from = formatUsd(cents(line.approved_line_cents));
  const note = `${from} → ${formatUsd(cents(limitCents))}: ${reason}`;
  await addHistory({ tx, deps }, application.id, { action: 'AMOUNT_OVERRIDDEN', note, by });
  const detail = { fromCents: line.approved_line_cents, toCents: limitCents };
  await record('application.amount_overridden', { practiceId: practice.id, id: application.id, detail });
  const told = { to: borrower.email, firstName: borrower.first_name, language: borrower.language };
  await send('limit-changed', { ...told, amountCents: limitCents });
}
