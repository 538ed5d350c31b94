import { reject } from '@domain/credit-transaction/status';
import { type Context, carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import { allowed, changeStatus } from './change-status';
import { requestsOfPractice } from './expire-requests.reads';
import { factsOf, getTransaction } from './load-transaction';
import { takeCreditLine, takenTransaction } from './transaction.reads';

const actor: SystemActor = { kind: 'system', name: 'Closing' };

/** Takes back what waits for an answer at a practice that closed; each patient is told. One transaction each. */
export async function withdrawRequestsOf(deps: Deps, practiceId: string): Promise<void> {
  for (let after = ''; ; ) {
    const found = await deps.database.read.all(requestsOfPractice, { practiceId, after });
    for (const { id } of found) {
      try {
        await carryOut({ actor }, deps, (context) => withdraw(id, context));
      } catch (thrown) {
        const fault = thrown instanceof Error ? thrown.name : 'unknown';
        deps.log.error('request_not_withdrawn', { transactionId: id, fault });
      }
    }
    const last = found.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function withdraw(id: string, context: Context<SystemActor>): Promise<void> {
  const { tx, send, leaveNoRow } = context;
  await tx.first(takenTransaction, { id });
  const row = await getTransaction(tx, id);
  await takeCreditLine(tx, row.borrower_id);
  const to = reject(await factsOf(tx, row));
  if (row.accepted_at !== null || 'refused' in to) return leaveNoRow('answered meanwhile');
  await changeStatus(context, row, { to: allowed(to), action: 'WITHDRAWN' });
  const { amount_cents: amountCents } = row;
  await send('transaction-withdrawn', { transactionId: id, to: row.email, firstName: row.first_name, amountCents });
}
