import type { TransactionStatus } from '@domain/credit-transaction/status';
import type { ExpressionBuilder } from 'kysely';
import { statement } from '../../db/statement';
import type { CreditTransactionTable, FundingTable, LoanEventTable } from '../../db/tables/credit';
import type { Tables } from '../../db/tables/index';

/** Moves a transaction to a status, which answers what its patient asked for; guarded by its version. */
export const setStatus = statement<{
  id: string;
  version: number;
  status: string;
  approved: number;
  acceptedAt: string | null;
}>()((q, p) =>
  q
    .updateTable('credit_transaction')
    .set((eb) => ({
      status: p.status as TransactionStatus,
      approved: p.approved,
      accepted_at: p.acceptedAt,
      request_kind: null,
      request_cents: null,
      request_note: null,
      request_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Keeps what the patient asks of the practice, or that nothing is asked anymore; guarded by the version. */
export const setRequest = statement<{
  id: string;
  version: number;
  status: TransactionStatus;
  kind: CreditTransactionTable['request_kind'];
  cents: number | null;
  note: string | null;
  at: string | null;
}>()((q, p) =>
  q
    .updateTable('credit_transaction')
    .set((eb) => ({
      status: p.status,
      request_kind: p.kind,
      request_cents: p.cents,
      request_note: p.note,
      request_at: p.at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Other terms of a request that waits, which answer what its patient asked for; guarded by its version. */
export const changeTerms = statement<{
  id: string;
  version: number;
  status: TransactionStatus;
  amountCents: number;
  products: string;
  firstTreatmentOn: string | null;
}>()((q, p) =>
  q
    .updateTable('credit_transaction')
    .set((eb) => ({
      status: p.status,
      amount_cents: p.amountCents,
      products: p.products,
      first_treatment_on: p.firstTreatmentOn,
      // A plan is a quotation of one amount.
      selected_product: null,
      selected_plan: null,
      monthly_cents: null,
      request_kind: null,
      request_cents: null,
      request_note: null,
      request_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Keeps the chosen plan; guarded by the version. */
export const freezePlan = statement<{
  id: string;
  version: number;
  product: string;
  plan: string;
  monthlyCents: number;
  autopayType: string | null;
  customCents: number | null;
  autopaySetAt: string | null;
}>()((q, p) =>
  q
    .updateTable('credit_transaction')
    .set((eb) => ({
      selected_product: p.product,
      selected_plan: p.plan,
      monthly_cents: p.monthlyCents,
      autopay_type: p.autopayType,
      autopay_custom_cents: p.customCents,
      autopay_set_at: p.autopaySetAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Takes an amount from the credit line; no row where it is expired or too small, so two parallel approvals cannot overdraw it. */
export const takeCredit = statement<{ borrowerId: string; amount: number; today: string }>()((q, p) =>
  q
    .updateTable('credit_profile')
    .set((eb) => ({ balance_cents: eb('balance_cents', '+', p.amount), version: eb('version', '+', 1) }))
    .where('borrower_id', '=', p.borrowerId)
    .where('expires_on', '>=', p.today)
    .where((eb) => eb(eb('balance_cents', '+', p.amount), '<=', eb.ref('approved_line_cents'))),
);

type NewEntry = {
  id: string;
  transactionId: string;
  action: string;
  actorKind: string;
  actorId: string | null;
  userName: string;
  note: string | null;
  at: string;
};

/** An entry of a transaction's history, about its amount as it is then. */
export const insertHistory = statement<NewEntry>()((q, p) =>
  q.insertInto('credit_transaction_history').values((eb) => ({
    ...entryOf(p),
    amount_cents: eb
      .selectFrom('credit_transaction as told')
      .select('told.amount_cents')
      .where('told.id', '=', p.transactionId),
    seq: nextPlace(eb, p.transactionId),
  })),
);

/** The same about another amount: what was refunded of it. */
export const insertHistoryOfAmount = statement<NewEntry & { amountCents: number }>()((q, p) =>
  q.insertInto('credit_transaction_history').values((eb) => ({
    ...entryOf(p),
    amount_cents: p.amountCents,
    seq: nextPlace(eb, p.transactionId),
  })),
);

const entryOf = (p: NewEntry) => ({
  id: p.id,
  transaction_id: p.transactionId,
  action: p.action,
  actor_kind: p.actorKind,
  actor_id: p.actorId,
  user_name: p.userName,
  note: p.note,
  at: p.at,
});

const nextPlace = (eb: ExpressionBuilder<Tables, 'credit_transaction_history'>, transactionId: string) =>
  eb
    .selectFrom('credit_transaction_history as earlier')
    .select(({ fn, lit }) => eb(fn.coalesce(fn.max('earlier.seq'), lit(0)), '+', 1).as('place'))
    .where('earlier.transaction_id', '=', transactionId);

export const insertFunding = statement<Omit<FundingTable, 'status' | 'deposit_id' | 'held'>>()((q, p) =>
  q.insertInto('funding').values({
    id: p.id,
    transaction_id: p.transaction_id,
    practice_id: p.practice_id,
    gross_cents: p.gross_cents,
    fee_cents: p.fee_cents,
    net_cents: p.net_cents,
    status: 'QUEUED',
    held: 0,
    due_on: p.due_on,
    created_at: p.created_at,
  }),
);

export const insertLoanEvent = statement<LoanEventTable>()((q, p) =>
  q.insertInto('loan_event').values({
    id: p.id,
    transaction_id: p.transaction_id,
    seq: p.seq,
    kind: p.kind,
    amount_cents: p.amount_cents,
    effective_on: p.effective_on,
    detail: p.detail,
    created_at: p.created_at,
  }),
);

type NewTransaction = Omit<
  CreditTransactionTable,
  'status' | 'paid_off_on' | `request_${string}` | `flagged_${string}`
>;
export const insertTransaction = statement<NewTransaction & { status: string }>()((q, p) =>
  q.insertInto('credit_transaction').values({
    id: p.id,
    number: p.number,
    borrower_id: p.borrower_id,
    practice_id: p.practice_id,
    credit_profile_id: p.credit_profile_id,
    amount_cents: p.amount_cents,
    status: p.status as TransactionStatus,
    approved: p.approved,
    genesis: p.genesis,
    first_treatment_on: p.first_treatment_on,
    products: p.products,
    selected_product: p.selected_product,
    selected_plan: p.selected_plan,
    monthly_cents: p.monthly_cents,
    autopay_type: p.autopay_type,
    autopay_custom_cents: p.autopay_custom_cents,
    autopay_method_id: p.autopay_method_id,
    autopay_set_at: p.autopay_set_at,
    autopay_stopped_at: p.autopay_stopped_at,
    accepted_at: p.accepted_at,
    created_at: p.created_at,
    version: p.version,
  }),
);
