import { recordActiveDuty as call } from '@contract/servicing/active-duty-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { forgivenInterest } from '@domain/loan/active-duty';
import type { Duty } from '@domain/loan/duty-rate';
import { foldLoan } from '@domain/loan/fold-loan';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { refuse } from '@domain/refusal';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { borrowerById } from '../../application/index';
import { keepAct } from '../../borrower-file/index';
import { type Loan, loanToday, takeLoan } from '../loan';
import { loansOfBorrower } from '../loan.reads';
import { insertActiveDuty } from './active-duty.writes';
import { dutiesOf, followActiveDuty } from './follow-active-duty';

const SAID = 'This active duty is already on record with the same last day.';
const NONE = 'This person has no loan from before that day, so no rate changes.';

/**
 * Records the military service of a borrower, and lowers the rate of each loan that was made before it.
 * @NOTE choice: the law asks the borrower for a notice in writing and their orders within 180 days after the service; staff enter what
 * they saw, and also what is told later.
 * @throws AppError STEP_ORDER where it changes nothing; DomainRefusal `from` for days of another service, `until` before the first day.
 */
export const recordActiveDuty = command(call)(async ({ params: { id }, body }, context) => {
  const { tx, deps, actor, now } = context;
  const duty: Duty = { from: civilDate(body.from), until: body.until === undefined ? null : civilDate(body.until) };
  const loans: Loan[] = [];
  for (const { id: loanId } of await tx.all(loansOfBorrower, { borrowerId: id })) {
    const loan = await takeLoan(tx, loanId);
    if (loan) loans.push(loan);
  }
  const known = refuseWrong(duty, await dutiesOf(tx, id));
  const covered = loans.filter(({ events }) => (foldLoan(events).acceptedOn ?? duty.from) < duty.from);
  if (covered.length === 0) throw new AppError('STEP_ORDER', { userMessage: NONE });
  await tx.run(insertActiveDuty, {
    id: deps.newId(),
    borrower_id: id,
    from_on: duty.from,
    until_on: duty.until,
    note: body.reason,
    staff_id: actor.staffId,
    recorded_at: now,
  });
  let forgiven = 0;
  for (const loan of covered) {
    const day = loanToday(loan, deps.clock);
    const before = forgivenInterest(loan.events, day);
    const served = await followActiveDuty(context, loan, day);
    forgiven += Math.max(0, forgivenInterest(served.events, day) - before);
  }
  const person = await tx.first(borrowerById, { id });
  const changes = [
    { field: 'dutyFrom', from: known ? duty.from : null, to: duty.from },
    { field: 'dutyUntil', from: known?.until ?? null, to: duty.until },
    { field: 'reason', from: null, to: body.reason },
  ] as const;
  await keepAct(context, id, { kind: 'ACTIVE_DUTY', changes, version: person?.version ?? 0 });
  return { ...duty, loans: covered.length, forgiven: dollarsFromCents(cents(forgiven)) };
});

/** What is known of the same service. Two services share no day. */
function refuseWrong({ from, until }: Duty, recorded: readonly Duty[]): Duty | undefined {
  if (until !== null && until < from) refuse('until', "The last day can't be before the first day.", from);
  const known = recorded.find((duty) => duty.from === from);
  if (known && known.until === until) throw new AppError('STEP_ORDER', { userMessage: SAID });
  const shared = recorded.find(
    (other) =>
      other !== known && (other.until === null || other.until >= from) && (until === null || other.from <= until),
  );
  if (shared)
    refuse(
      'from',
      'These days overlap with active duty already on record. To change its last day, enter its first day.',
    );
  return known;
}
