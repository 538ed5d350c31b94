import type { CivilDate } from '@domain/calendar/civil-date';
import { reject } from '@domain/credit-transaction/status';
import { civilToday } from '../../civil-today';
import { type Context, carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import { allowed, changeStatus } from './change-status';
import { requestsOfEndedLimits } from './expire-requests.reads';
import { factsOf, getTransaction } from './load-transaction';
import { takeCreditLine, takenTransaction } from './transaction.reads';

const actor: SystemActor = { kind: 'system', name: 'Limits' };

/**
 * Ends the requests that waited for an answer when the limit ended that they were to be paid from: their last press could only be
 * refused. Patient and practice are told, and the patient takes one up again once the limit is refreshed. A change of a loan in force is
 * no request for credit and goes on. One transaction each, so that one fault stops no other.
 * @NOTE choice: an expired request is REJECTED with an entry EXPIRED; the specification's statuses know no end of a limit.
 */
export async function expireRequests(deps: Deps, day: CivilDate): Promise<void> {
  for (let after = ''; ; ) {
    const found = await deps.database.read.all(requestsOfEndedLimits, { day, after });
    for (const { id } of found) {
      try {
        await carryOut({ actor }, deps, (context) => expire(id, context));
      } catch (thrown) {
        const fault = thrown instanceof Error ? thrown.name : 'unknown';
        deps.log.error('request_not_expired', { transactionId: id, fault });
      }
    }
    const last = found.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function expire(id: string, context: Context<SystemActor>): Promise<void> {
  const { tx, deps, send, leaveNoRow } = context;
  await tx.first(takenTransaction, { id });
  const row = await getTransaction(tx, id);
  const line = await takeCreditLine(tx, row.borrower_id);
  const to = reject(await factsOf(tx, row));
  // Where its owner lives the last day may not be over yet.
  const isOver = line && line.expires_on < civilToday(deps.clock, line.borrower_state ?? '');
  if (!isOver || row.accepted_at !== null || 'refused' in to)
    return leaveNoRow('answered meanwhile, or its limit goes on');
  const { expires_on: endedOn } = line;
  // One that waited for its practice or for a check would be taken up again without it.
  const isChecked = row.status === 'PENDING' || row.status === 'REQUESTED';
  const action = isChecked ? 'EXPIRED' : 'EXPIRED_FOR_GOOD';
  await changeStatus(context, row, { to: allowed(to), action, detail: { endedOn } });
  const { number, amount_cents: amountCents } = row;
  const facts = { transactionId: id, amountCents, endedOn, isRevivable: isChecked };
  await send('request-expired', { ...facts, to: row.email, firstName: row.first_name, practice: row.practice_name });
  await send('patient-request-expired', { ...facts, to: row.practice_email, number });
}
