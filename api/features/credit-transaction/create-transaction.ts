import { nextNumber } from '../../db/counter';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { availableOf } from '../credit-line/index';
import { findPracticeById } from '../practice/index';
import { requireIdempotency } from './approve-transaction';
import { refuseBlocked, viewTransaction } from './load-transaction';
import { takeCreditLine } from './transaction.reads';
import { addHistory, insertTransaction } from './transaction.writes';

export type NewTransaction = {
  borrowerId: string;
  practiceId: string;
  amountCents: number;
  firstTreatmentOn: string | null;
  products: readonly string[];
};

/**
 * Staff create a credit transaction; it waits for the borrower as PENDING and holds credit until it is answered.
 *
 * Effects: the transaction with its first history row, audit row, message to the borrower.
 * @throws AppError NOT_FOUND without a credit line, OVER_LIMIT above what is available or after the line expired,
 * ACCOUNT_BLOCKED.
 * Source: provider-admin §7 Reports and transactions, decision 26.
 */
export async function createTransaction(input: NewTransaction, actor: StaffActor, meta: RequestMeta, deps: Deps) {
  const answer = await deps.database.transaction((tx) =>
    deps.idempotency.run(tx, requireIdempotency(meta), async () => {
      const line = await takeCreditLine(tx, input.borrowerId);
      const practice = await findPracticeById(tx, input.practiceId);
      if (!line || !practice) throw new AppError('NOT_FOUND');
      refuseBlocked(line);
      if (line.is_deleted) throw new AppError('ACCOUNT_BLOCKED');
      if (input.amountCents > availableOf(line, deps.clock)) throw new AppError('OVER_LIMIT');
      const now = deps.clock.now();
      const id = deps.newId();
      await insertTransaction(tx, {
        id,
        number: await nextNumber(tx, 'transaction'),
        borrower_id: input.borrowerId,
        practice_id: input.practiceId,
        credit_profile_id: line.id,
        amount_cents: input.amountCents,
        status: 'PENDING',
        approved: 0,
        genesis: 0,
        first_treatment_on: input.firstTreatmentOn,
        products: JSON.stringify(input.products),
        selected_product: null,
        selected_plan: null,
        monthly_cents: null,
        autopay_type: null,
        autopay_custom_cents: null,
        accepted_at: null,
        created_at: now,
        version: 1,
      });
      await addHistory(tx, {
        id: deps.newId(),
        transactionId: id,
        action: 'CREATED',
        actorKind: 'staff',
        actorId: actor.staffId,
        userName: actor.name,
        note: null,
        at: now,
      });
      await deps.audit.append(tx, {
        shard: input.practiceId,
        actorKind: 'staff',
        actorId: actor.staffId,
        action: 'transaction.created',
        objectType: 'transaction',
        objectId: id,
        requestId: meta.requestId,
        detail: { amountCents: input.amountCents },
      });
      await deps.outbox.add(tx, {
        kind: 'transaction-created',
        payload: {
          transactionId: id,
          to: line.email,
          firstName: line.first_name,
          amountCents: input.amountCents,
        },
      });
      return { status: 200, body: { transaction: await viewTransaction(tx, id, deps) } };
    }),
  );
  deps.outbox.wake();
  return answer;
}
