import { reject } from '@domain/credit-transaction/status';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { refusalCode, requireIdempotency } from './approve-transaction';
import { factsOf, getTransaction, refuseStale } from './load-transaction';
import { viewStaffTransactions } from './staff-transactions';
import { addHistory, moveTransaction } from './transaction.writes';

/**
 * Staff take back a request that the patient has not approved: it holds no credit any more, and the patient cannot revive
 * it. A hold on the account stops nobody from asking for less.
 *
 * Effects: status with its history row, audit row, e-mail to the patient. Idempotent like approval.
 * @throws AppError NOT_FOUND for another patient's, NOT_PENDING once approved or decided, STALE, CONFLICT.
 * Source: decision 26.
 */
export async function takeBackTransaction(
  request: { borrowerId: string; transactionId: string; version: number | undefined },
  actor: StaffActor,
  meta: RequestMeta,
  deps: Deps,
) {
  const answer = await deps.database.transaction((tx) =>
    deps.idempotency.run(tx, requireIdempotency(meta), async () => {
      const row = await getTransaction(tx, request.transactionId);
      if (row.borrower_id !== request.borrowerId) throw new AppError('NOT_FOUND');
      refuseStale(row, request.version);
      // A change of a running loan is another story: there is a loan to keep.
      if (row.accepted_at !== null) throw new AppError('NOT_PENDING');
      const next = reject(await factsOf(tx, row));
      if ('refused' in next) throw new AppError(refusalCode[next.refused]);
      const { id, version } = row;
      const moved = await moveTransaction(tx, { id, version, status: next.status, approved: false, acceptedAt: null });
      if (!moved) throw new AppError('CONFLICT');
      await addHistory(tx, {
        id: deps.newId(),
        transactionId: row.id,
        action: 'WITHDRAWN',
        actorKind: 'staff',
        actorId: actor.staffId,
        userName: actor.name,
        note: null,
        at: deps.clock.now(),
      });
      await deps.audit.append(tx, {
        shard: row.practice_id,
        actorKind: 'staff',
        actorId: actor.staffId,
        action: 'transaction.withdrawn',
        objectType: 'transaction',
        objectId: row.id,
        requestId: meta.requestId,
        detail: { amountCents: row.amount_cents },
      });
      await deps.outbox.add(tx, {
        kind: 'transaction-withdrawn',
        payload: { transactionId: row.id, to: row.email, firstName: row.first_name, amountCents: row.amount_cents },
      });
      const own = { borrowerId: row.borrower_id, scope: actor.scope, practiceId: row.practice_id };
      const [transaction] = (await viewStaffTransactions(tx, own)).filter(({ _id }) => _id === row.id);
      if (!transaction) throw new Error(`Transaction ${row.id} is gone`);
      return { status: 200, body: { transaction } };
    }),
  );
  deps.outbox.wake();
  return answer;
}
