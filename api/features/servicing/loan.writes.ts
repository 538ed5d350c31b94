import type { TransactionStatus } from '@domain/credit-transaction/status';
import { sql } from 'kysely';
import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { RecoveryTable } from '../../db/tables/funding';

/** What is owed on the line, principal and credits owed back: less after a payment, more after one that came back. */
export const moveLineBalance = statement<{ borrowerId: string; delta: number }>()((q, p) =>
  q
    .updateTable('credit_profile')
    .set((eb) => ({ balance_cents: eb('balance_cents', '+', p.delta), version: eb('version', '+', 1) }))
    .where('borrower_id', '=', p.borrowerId),
);

/** What the borrower is owed on a loan: more after a credit, less after one that went back, or after a payment that did. */
export const moveCredit = statement<{
  transactionId: string;
  borrowerId: string;
  delta: number;
  owedBackOn: string | null;
}>()((q, p) =>
  q
    .insertInto('borrower_credit')
    .values({
      transaction_id: p.transactionId,
      borrower_id: p.borrowerId,
      owed_cents: p.delta,
      owed_back_on: p.owedBackOn,
    })
    .onConflict((conflict) =>
      conflict.column('transaction_id').doUpdateSet((eb) => ({
        owed_cents: eb('borrower_credit.owed_cents', '+', eb.ref('excluded.owed_cents')),
        owed_back_on: eb.ref('excluded.owed_back_on'),
      })),
    ),
);

/** Accepted transactions that the work of days does not know yet; looked at on the same day. */
export const adoptLoans = statement<{ day: string }>()((q, p) =>
  q
    .insertInto('loan_servicing')
    .columns(['transaction_id', 'look_on', 'days_past_due', 'bucket', 'serviced_on'])
    .expression(
      q
        .selectFrom('credit_transaction')
        .select([
          'credit_transaction.id',
          sql<string>`cast(${p.day} as text)`.as('look_on'),
          sql<number>`0`.as('days_past_due'),
          sql<string>`'CURRENT'`.as('bucket'),
          sql<string | null>`cast(null as text)`.as('serviced_on'),
        ])
        .where('credit_transaction.status', '=', 'ACCEPTED')
        .where('credit_transaction.selected_plan', 'is not', null)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('loan_servicing')
                .select('loan_servicing.transaction_id')
                .whereRef('loan_servicing.transaction_id', '=', 'credit_transaction.id'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.column('transaction_id').doNothing()),
);

export const setServiced = statement<{
  id: string;
  lookOn: string | null;
  daysPastDue: number;
  bucket: string;
  day: string;
}>()((q, p) =>
  q
    .updateTable('loan_servicing')
    .set({ look_on: p.lookOn, days_past_due: p.daysPastDue, bucket: p.bucket, serviced_on: p.day })
    .where('transaction_id', '=', p.id),
);

/** A loan was charged off: nothing is asked for each month anymore, and nothing is taken by itself. */
export const setChargedOff = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('credit_transaction')
    .set((eb) => ({ asked_monthly_cents: 0, autopay_type: 'NONE', version: eb('version', '+', 1) }))
    .where('id', '=', p.id),
);

/** The payment a month of the installments to come. */
export const setMonthly = statement<{ id: string; monthlyCents: number }>()((q, p) =>
  q.updateTable('credit_transaction').set({ asked_monthly_cents: p.monthlyCents }).where('id', '=', p.id),
);

/** A part of the purchase was refunded: what is left of it, and its payment a month. */
export const setReduced = statement<{ id: string; amountCents: number; monthlyCents: number; askedCents: number }>()(
  (q, p) =>
    q
      .updateTable('credit_transaction')
      .set({ amount_cents: p.amountCents, monthly_cents: p.monthlyCents, asked_monthly_cents: p.askedCents })
      .where('id', '=', p.id),
);

/** All of the purchase was refunded, the last of it perhaps after parts: its rows tell the whole. */
export const setRefunded = statement<{ id: string; amountCents: number }>()((q, p) =>
  q.updateTable('credit_transaction').set({ amount_cents: p.amountCents }).where('id', '=', p.id),
);

/** The day on which a loan was paid off; null once something came back. */
export const setPaidOff = statement<{ id: string; day: string | null }>()((q, p) =>
  q.updateTable('credit_transaction').set({ paid_off_on: p.day }).where('id', '=', p.id),
);

/** Something was booked: the loan is looked at on that day at the latest. */
export const lookSooner = statement<{ id: string; day: string }>()((q, p) =>
  q
    .updateTable('loan_servicing')
    .set({ look_on: p.day })
    .where('transaction_id', '=', p.id)
    .where((row) => row.or([row('look_on', 'is', null), row('look_on', '>', p.day)])),
);

/** One row where the notice has not gone out yet, none otherwise. */
export const noteNotice = statement<{ subjectId: string; kind: string; about: string; day: string }>()((q, p) =>
  q
    .insertInto('servicing_notice')
    .values({ subject_id: p.subjectId, kind: p.kind, about: p.about, sent_on: p.day })
    .onConflict((conflict) => conflict.columns(['subject_id', 'kind', 'about']).doNothing()),
);

/** What was told is not so anymore, and is told again once it is. */
export const takeBackNotice = statement<{ subjectId: string; kind: string; about: string }>()((q, p) =>
  q
    .deleteFrom('servicing_notice')
    .where('subject_id', '=', p.subjectId)
    .where('kind', '=', p.kind)
    .where('about', '=', p.about),
);

/** What a practice owes for a refund; deposits keep it back. */
export const insertRecovery = statement<RecoveryTable>()((q, p) =>
  q
    .insertInto('recovery')
    .values(
      columns(p, [
        'id',
        'transaction_id',
        'practice_id',
        'gross_cents',
        'fee_cents',
        'net_cents',
        'left_cents',
        'created_at',
      ]),
    ),
);

/** That a transaction is said not to be the patient's, or not anymore; ends what was asked of the practice. Guarded by its version. */
export const setFlag = statement<{
  id: string;
  version: number;
  status: TransactionStatus;
  at: string | null;
  from: TransactionStatus | null;
}>()((q, p) =>
  q
    .updateTable('credit_transaction')
    .set((eb) => ({
      status: p.status,
      flagged_at: p.at,
      flagged_from: p.from,
      request_kind: null,
      request_cents: null,
      request_note: null,
      request_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Holds the practice's payment while it is in no deposit, or lets it go. */
export const setHeld = statement<{ transactionId: string; held: number }>()((q, p) =>
  q
    .updateTable('funding')
    .set({ held: p.held })
    .where('transaction_id', '=', p.transactionId)
    .where('status', '=', 'QUEUED')
    .where('deposit_id', 'is', null),
);
