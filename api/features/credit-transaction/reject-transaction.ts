import { historyEntry } from '@domain/credit-transaction/history';
import { reject, unreject } from '@domain/credit-transaction/status';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { BorrowerActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { availableOf } from '../credit-line/index';
import { refusalCode, requireIdempotency } from './approve-transaction';
import { factsOf, getTransaction, refuseBlocked, refuseStale, viewTransaction } from './load-transaction';
import { listHistory, type TransactionDetail, takeCreditLine } from './transaction.reads';
import { addHistory, moveTransaction } from './transaction.writes';

type Request = { transactionId: string; version: number | undefined };

const VERB = { reject, unreject } as const;

/**
 * The borrower rejects a transaction, or takes the rejection back. A rejected one holds no credit; taking it back needs
 * room on the line again.
 *
 * Effects: status with its history row, audit row, notice to the practice. Idempotent like approval.
 * @throws AppError NOT_PENDING, STEP_ORDER, OVER_LIMIT (unreject), ACCOUNT_BLOCKED, STALE, CONFLICT.
 * Source: borrower §4 Transaction statuses.
 */
export async function answerTransaction(
  verb: 'reject' | 'unreject',
  request: Request,
  actor: BorrowerActor,
  meta: RequestMeta,
  deps: Deps,
) {
  const answer = await deps.database.transaction((tx) =>
    deps.idempotency.run(tx, requireIdempotency(meta), async () => {
      const row = await getTransaction(tx, request.transactionId);
      refuseBlocked(row);
      refuseStale(row, request.version);
      const next = VERB[verb](await factsOf(tx, row));
      if ('refused' in next) throw new AppError(refusalCode[next.refused]);
      if (verb === 'unreject') {
        await refuseWithdrawn(tx, row);
        await refuseOverLimit(tx, row, deps);
      }
      const moved = await moveTransaction(tx, {
        id: row.id,
        version: row.version,
        status: next.status,
        approved: next.approved,
        acceptedAt: row.accepted_at,
      });
      if (!moved) throw new AppError('CONFLICT');
      await addHistory(tx, {
        id: deps.newId(),
        transactionId: row.id,
        ...historyEntry(verb, [row.first_name, row.last_name].filter(Boolean).join(' ')),
        actorKind: 'borrower',
        actorId: actor.borrowerId,
        note: null,
        at: deps.clock.now(),
      });
      await deps.audit.append(tx, {
        shard: row.practice_id,
        actorKind: 'borrower',
        actorId: actor.borrowerId,
        action: `transaction.${verb}ed`,
        objectType: 'transaction',
        objectId: row.id,
        requestId: meta.requestId,
        detail: { amountCents: row.amount_cents },
      });
      await deps.outbox.add(tx, {
        kind: 'transaction-answered',
        payload: { transactionId: row.id, to: row.practice_email, number: row.number, answer: next.status },
      });
      return { status: 200, body: { transaction: await viewTransaction(tx, row.id, deps) } };
    }),
  );
  deps.outbox.wake();
  return answer;
}

/** What the practice took back, the patient did not reject and cannot revive. */
async function refuseWithdrawn(tx: Tx, row: TransactionDetail): Promise<void> {
  const [newest] = await listHistory(tx, row.id);
  if (newest?.action === 'WITHDRAWN') throw new AppError('NOT_PENDING');
}

async function refuseOverLimit(tx: Tx, row: TransactionDetail, { clock }: Deps): Promise<void> {
  const line = await takeCreditLine(tx, row.borrower_id);
  if (!line || row.amount_cents > availableOf(line, clock)) throw new AppError('OVER_LIMIT');
}
