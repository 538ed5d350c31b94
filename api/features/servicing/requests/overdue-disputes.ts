import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { disputeAnswerBy } from '@domain/credit-transaction/patient-request';
import { carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import { openDisputes } from '../loan.reads';
import { noteNotice } from '../loan.writes';

const actor: SystemActor = { kind: 'system', name: 'Servicing' };
/** Fifteen business days are never less than these. */
const LEAST_DAYS = 21;

/** A dispute that its practice has not answered in time is told to support, once. */
export async function tellOfOverdueDisputes(deps: Deps, day: CivilDate): Promise<void> {
  const before = `${addDays(day, -LEAST_DAYS + 1)}T00:00:00.000Z`;
  for (const { id, number, request_at: openedAt } of await deps.database.read.all(openDisputes, { before })) {
    if (openedAt === null || disputeAnswerBy(civilDate(openedAt.slice(0, 10))) >= day) continue;
    await carryOut({ actor }, deps, async ({ tx, leaveNoRow, send }) => {
      leaveNoRow('The notice tells of it.');
      const told = await tx.run(noteNotice, { subjectId: id, kind: 'DISPUTE_OVERDUE', about: openedAt, day });
      const { supportEmail: to } = deps.config.brandFinancing;
      if (told === 1) await send('dispute-overdue', { transactionId: id, number, to });
    });
  }
}
