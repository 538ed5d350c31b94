import type { CivilDate } from '@domain/calendar/civil-date';
import { isExpired } from '@domain/card/card-rule';
import type { Db } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';
import type { Tables } from '../../db/tables/index';

/** A borrower's payment methods: the default first, then the newest. */
export const methodsOfBorrower = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('payment_method')
    .selectAll()
    .where('borrower_id', '=', p.borrowerId)
    .where('status', '=', 'ACTIVE')
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

type Usable = Pick<Tables['payment_method'], 'kind' | 'status' | 'authorization_document_id' | 'ended_at'>;

/**
 * Whether money may be taken from it: a card's owner permits each charge, a bank account needs the authorization, and nothing is taken
 * from what its owner removed or its bank ended.
 */
export function isUsable(row: Usable): boolean {
  if (row.status !== 'ACTIVE' || row.ended_at !== null) return false;
  return row.kind === 'CARD' || row.authorization_document_id !== null;
}

/** Whether money may be taken from it on a day: a card pays until its last day. */
export const isUsableOn = (row: Usable & Pick<Tables['payment_method'], 'expires_on'>, on: CivilDate): boolean =>
  isUsable(row) && !isExpired(row, on);

/** Cards that are in use and whose last day is before another one, a batch after the last. */
export const cardsEndingBefore = statement<{ day: string; after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('payment_method')
    .selectAll()
    .where('kind', '=', 'CARD')
    .where('status', '=', 'ACTIVE')
    .where('ended_at', 'is', null)
    .where('expires_on', '<', p.day)
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(p.limit),
);

/** When each payment method was added since a moment, removed ones too. */
export const addedSince = statement<{ borrowerId: string; since: string }>()((q, p) =>
  q
    .selectFrom('payment_method')
    .select('created_at')
    .where('borrower_id', '=', p.borrowerId)
    .where('created_at', '>', p.since)
    .orderBy('created_at'),
);

/** The running transactions of a borrower that pay by themselves. */
export const autopayingTransactions = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select(['id', 'number', 'autopay_method_id'])
    .where('borrower_id', '=', p.borrowerId)
    .where('status', '=', 'ACCEPTED')
    .where('autopay_type', '<>', 'NONE')
    .where('autopay_set_at', 'is not', null)
    .orderBy('number'),
);

/** Taken, so that two commands about one borrower's payment methods take turns. */
export const takePayer = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(
    q
      .selectFrom('borrower')
      .select(['id', 'email', 'email_verified_at', 'first_name', 'last_name'])
      .where('id', '=', p.id),
    dialect,
  ),
);

/** Whether a membership that runs, or still owes, is paid from it. */
export const membershipsPaidFrom = statement<{ methodId: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .select('id')
    .where('method_id', '=', p.methodId)
    .where('status', 'in', ['ACTIVE', 'CANCELLATION_INSTALLMENT']),
);

export const methodById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('payment_method').selectAll().where('id', '=', p.id),
);

const defaultMethod = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('payment_method')
    .selectAll()
    .where('borrower_id', '=', p.borrowerId)
    .where('status', '=', 'ACTIVE')
    .where('is_default', '=', 1),
);

const autopayOfTransaction = statement<{ transactionId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
    .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
    .leftJoin('loan_servicing', 'loan_servicing.transaction_id', 'credit_transaction.id')
    .select([
      'loan_servicing.serviced_on',
      'credit_transaction.id',
      'credit_transaction.number',
      'credit_transaction.status',
      'credit_transaction.amount_cents',
      'credit_transaction.borrower_id',
      'credit_transaction.autopay_type',
      'credit_transaction.autopay_set_at',
      'credit_transaction.autopay_stopped_at',
      'credit_transaction.autopay_custom_cents',
      'credit_transaction.autopay_method_id',
      'credit_transaction.selected_plan',
      'credit_transaction.monthly_cents',
      'credit_transaction.asked_monthly_cents',
      'credit_transaction.flagged_at',
      'credit_transaction.paid_off_on',
      'credit_transaction.version',
      'practice.name as practice_name',
      'practice.state_code as practice_state',
      'practice.time_zone',
      'borrower.state_code as borrower_state',
    ])
    .where('credit_transaction.id', '=', p.transactionId),
);

export type PaymentMethodRow = RowOf<typeof methodById>;
export type AutopayRow = RowOf<typeof autopayOfTransaction>;

/** Whose payment method, or of which transaction. */
export type PayerOf = { borrowerId: string } | { transactionId: string };

/**
 * What a borrower's payment is taken from: of a transaction the way its autopay names while that is active, else the
 * default. What its bank ended stays the one that is named, so that no other account is debited in its place: see `isUsable`.
 */
export async function payingMethodOf(db: Db, of: PayerOf): Promise<PaymentMethodRow | undefined> {
  if ('borrowerId' in of) return db.first(defaultMethod, of);
  const row = await db.first(autopayOfTransaction, of);
  return row && payingMethodOfRow(db, row);
}

export async function payingMethodOfRow(
  db: Db,
  row: { borrower_id: string; autopay_method_id: string | null },
): Promise<PaymentMethodRow | undefined> {
  const named = row.autopay_method_id === null ? undefined : await db.first(methodById, { id: row.autopay_method_id });
  return named?.status === 'ACTIVE' ? named : db.first(defaultMethod, { borrowerId: row.borrower_id });
}

export function autopayRow(db: Db, transactionId: string): Promise<AutopayRow | undefined> {
  return db.first(autopayOfTransaction, { transactionId });
}

/** Who pays, to look at. */
export const payerNames = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').select(['id', 'first_name', 'last_name']).where('id', '=', p.id),
);

/** The pages of the bank link that were opened for a person since a moment, the newest first. */
export const linkSessionsOf = statement<{ borrowerId: string; since: string; limit: number }>()((q, p) =>
  q
    .selectFrom('bank_link_session')
    .select('link_token')
    .where('borrower_id', '=', p.borrowerId)
    .where('created_at', '>', p.since)
    .orderBy('created_at', 'desc')
    .limit(p.limit),
);
