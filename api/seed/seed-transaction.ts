import { fundsPendingEntry } from '@domain/credit-transaction/history';
import type { TransactionStatus } from '@domain/credit-transaction/status';
import type { EntryDraft } from '@domain/ledger/entry';
import { fundingSent, fundingSettled } from '@domain/ledger/loan-templates';
import { purchaseRefunded } from '@domain/ledger/refund-templates';
import { cents, ZERO_CENTS } from '@domain/money/cents';
import { civilToday } from '../civil-today';
import { statement } from '../db/statement';
import { availableOf, lineOfBorrower } from '../features/credit-line/index';
import { createTransaction } from '../features/credit-transaction/create-transaction';
import { rejectTransaction } from '../features/credit-transaction/reject-transaction';
import { selectPlan } from '../features/credit-transaction/select-payment-plan';
import { transactionById } from '../features/credit-transaction/transaction.reads';
import { insertHistory, insertLoanEvent, setStatus } from '../features/credit-transaction/transaction.writes';
import { postEntry } from '../features/ledger/index';
import { approveTransaction } from '../features/servicing/begin-loan';
import { insertRecovery } from '../features/servicing/loan.writes';
import type { StaffActor } from '../http/actor';
import { AppError } from '../http/app-error';
import { seedMeta } from './historical-deps';
import type { Random } from './random';
import { addToDeposit } from './seed-deposit';
import type { Past } from './world';

const fundingOf = statement<{ transactionId: string }>()((q, p) =>
  q.selectFrom('funding').selectAll().where('transaction_id', '=', p.transactionId),
);
const setFunded = statement<{ transactionId: string; depositId: string }>()((q, p) =>
  q
    .updateTable('funding')
    .set({ status: 'SETTLED', deposit_id: p.depositId })
    .where('transaction_id', '=', p.transactionId),
);
const giveCreditBack = statement<{ borrowerId: string; amount: number }>()((q, p) =>
  q
    .updateTable('credit_profile')
    .set((eb) => ({ balance_cents: eb('balance_cents', '-', p.amount), version: eb('version', '+', 1) }))
    .where('borrower_id', '=', p.borrowerId),
);

const lastSequence = statement<{ transactionId: string }>()((q, p) =>
  q
    .selectFrom('loan_event')
    .where('transaction_id', '=', p.transactionId)
    .select((eb) => eb.fn.max<number | null>('seq').as('seq')),
);

const SYSTEM = 'Funding desk';

/** What a borrower may still ask for, in cents; 0 without a line or after its last day. */
export async function creditLeft({ tx, deps }: Past, borrowerId: string): Promise<number> {
  const line = await tx.first(lineOfBorrower, { borrowerId });
  return line ? availableOf(line, deps.clock) : 0;
}

/**
 * A practice asks for an amount. Returns the transaction and the plans that the borrower may choose; undefined where no
 * plan covers the amount.
 */
export async function requestTransaction(
  { deps }: Past,
  staff: StaffActor,
  asked: {
    borrowerId: string;
    practiceId: string;
    amountCents: number;
    firstTreatmentOn: string | null;
    products: string[];
  },
): Promise<{ transactionId: string; products: string[] } | undefined> {
  const { borrowerId: id, practiceId: practiceManagementId, amountCents, firstTreatmentOn, products } = asked;
  const body = {
    practiceManagementId,
    txAmount: cents(amountCents),
    firstTreatmentDate: firstTreatmentOn ?? undefined,
    txProducts: products,
  };
  const request = {
    params: { id },
    query: undefined,
    body,
    actor: staff,
    meta: seedMeta(deps, `staff:${staff.staffId}`),
  };
  const created = await createTransaction.handle(request, deps).catch((refusal: unknown) => {
    if (refusal instanceof AppError && refusal.code === 'INVALID_FIELDS') return undefined;
    throw refusal;
  });
  if (!created) {
    // The ids that it would have had, so that everybody who comes later stays who they are.
    for (let draw = 0; draw < 3; draw += 1) deps.newId();
    return undefined;
  }
  const { transaction } = created.result;
  return { transactionId: transaction._id, products: transaction.paymentPlans.map((plan) => plan.product) };
}

/** The borrower chooses a plan: a promotion in 38 of 100 cases where there is one. */
export async function choosePlan(
  { deps }: Past,
  transaction: { transactionId: string; products: readonly string[] },
  { borrowerId, random }: { borrowerId: string; random: Random },
): Promise<void> {
  const promotions = transaction.products.filter((product) => product.startsWith('PROMO'));
  const fixed = transaction.products.filter((product) => !product.startsWith('PROMO'));
  const wished = random.chance(0.38) ? promotions : fixed;
  const product = random.pick(wished.length > 0 ? wished : transaction.products);
  const body = { transactionId: transaction.transactionId, product };
  await selectPlan.handle({ params: undefined, query: undefined, body, ...borrowerAsks(borrowerId, deps) }, deps);
}

export async function approve({ deps }: Past, txId: string, borrowerId: string): Promise<void> {
  await approveTransaction.handle(answerOf(txId, borrowerId, deps), deps);
}

export async function reject({ deps }: Past, txId: string, borrowerId: string): Promise<void> {
  await rejectTransaction.handle(answerOf(txId, borrowerId, deps), deps);
}

const answerOf = (txId: string, id: string, deps: Past['deps']) => ({
  params: { id, txId },
  query: undefined,
  body: undefined,
  ...borrowerAsks(id, deps),
});

/** Holds an open transaction: a person looks at it, the borrower must verify, or staff asked for a change. */
export async function hold(
  { tx, deps }: Past,
  transactionId: string,
  {
    status,
    staff,
  }: { status: Extract<TransactionStatus, 'REVIEW' | 'VERIFICATION_REQUESTED' | 'REQUESTED'>; staff: StaffActor },
): Promise<void> {
  const row = await tx.first(transactionById, { id: transactionId });
  if (!row) throw new Error(`There is no transaction ${transactionId}`);
  await tx.run(setStatus, { id: row.id, version: row.version, status, approved: 0, acceptedAt: null });
  if (status === 'REQUESTED')
    await note({ tx, deps }, row.id, {
      entry: fundsPendingEntry(staff.name),
      actorKind: 'staff',
      actorId: staff.staffId,
    });
  await deps.audit.append(tx, {
    shard: row.practice_id,
    actorKind: 'staff',
    actorId: staff.staffId,
    action: `transaction.${status.toLowerCase()}`,
    objectType: 'transaction',
    objectId: row.id,
    requestId: null,
    detail: { amountCents: row.amount_cents },
  });
}

/** The practice's money is sent and arrives. */
export async function settleFunding(past: Past, transactionId: string): Promise<void> {
  const { tx, deps } = past;
  const row = await tx.first(transactionById, { id: transactionId });
  const funding = await tx.first(fundingOf, { transactionId });
  if (!row || !funding || funding.status !== 'QUEUED') return;
  const amount = cents(Number(funding.net_cents));
  await book(past, fundingSent({ practiceId: funding.practice_id, amount }), {
    naturalKey: `funding:${funding.id}:sent`,
    row,
  });
  await book(past, fundingSettled({ amount }), { naturalKey: `funding:${funding.id}:settled`, row });
  const depositId = await addToDeposit(past, funding);
  await tx.run(setFunded, { transactionId, depositId });
  await addEvent(past, row, { kind: 'FUNDED', amount });
  await note({ tx, deps }, row.id, {
    entry: { userName: SYSTEM, action: 'FUNDS_SENT' },
    actorKind: 'system',
    actorId: 'funding',
  });
}

/** The practice cancels the treatment: the loan is closed and the credit comes back. */
export async function refund(past: Past, transactionId: string, staff: StaffActor): Promise<void> {
  const { tx, deps } = past;
  const row = await tx.first(transactionById, { id: transactionId });
  const funding = await tx.first(fundingOf, { transactionId });
  if (row?.status !== 'ACCEPTED' || funding?.status !== 'SETTLED') return;
  const amount = cents(row.amount_cents);
  const nothing = { paid: ZERO_CENTS, owed: ZERO_CENTS };
  const fee = cents(Number(funding.fee_cents));
  const draft = purchaseRefunded({
    transactionId: row.id,
    practiceId: row.practice_id,
    userId: row.borrower_id,
    isFunded: true,
    merchantDiscountFee: fee,
    principal: { paid: ZERO_CENTS, owed: amount },
    interest: nothing,
    lateFees: nothing,
  });
  await book(past, draft, { naturalKey: `refund:${row.id}`, row });
  const change = { id: row.id, version: row.version, status: 'REFUNDED', approved: 0 };
  await tx.run(setStatus, { ...change, acceptedAt: row.accepted_at });
  await tx.run(giveCreditBack, { borrowerId: row.borrower_id, amount });
  await tx.run(insertRecovery, {
    id: deps.newId(),
    transaction_id: row.id,
    practice_id: row.practice_id,
    gross_cents: amount,
    fee_cents: fee,
    net_cents: amount - fee,
    left_cents: amount - fee,
    created_at: deps.clock.now(),
  });
  await addEvent(past, row, { kind: 'REFUNDED', amount });
  await note({ tx, deps }, row.id, {
    entry: { userName: staff.name, action: 'REFUNDED' },
    actorKind: 'staff',
    actorId: staff.staffId,
  });
  await deps.audit.append(tx, {
    shard: row.practice_id,
    actorKind: 'staff',
    actorId: staff.staffId,
    action: 'transaction.refunded',
    objectType: 'transaction',
    objectId: row.id,
    requestId: null,
    detail: { amountCents: amount, feeReturnedCents: fee },
  });
}

type BookedOn = { id: string; practice_state: string };

async function book(
  { tx, deps }: Past,
  draft: EntryDraft,
  { naturalKey, row }: { naturalKey: string; row: BookedOn },
): Promise<void> {
  await postEntry(tx, {
    id: deps.newId(),
    draft,
    naturalKey,
    refType: 'transaction',
    refId: row.id,
    actor: 'system:funding',
    effectiveOn: civilToday(deps.clock, row.practice_state),
    bookedAt: deps.clock.now(),
  });
}

async function addEvent(
  { tx, deps }: Past,
  row: BookedOn,
  { kind, amount }: { kind: string; amount: number },
): Promise<void> {
  const last = await tx.first(lastSequence, { transactionId: row.id });
  await tx.run(insertLoanEvent, {
    id: deps.newId(),
    transaction_id: row.id,
    seq: Number(last?.seq ?? 0) + 1,
    kind,
    amount_cents: amount,
    effective_on: civilToday(deps.clock, row.practice_state),
    detail: '{}',
    created_at: deps.clock.now(),
  });
}

async function note(
  { tx, deps }: { tx: Past['tx']; deps: Past['deps'] },
  transactionId: string,
  { entry, actorKind, actorId }: { entry: ReturnType<typeof fundsPendingEntry>; actorKind: string; actorId: string },
): Promise<void> {
  const at = deps.clock.now();
  await tx.run(insertHistory, { id: deps.newId(), transactionId, ...entry, actorKind, actorId, note: null, at });
}

function borrowerAsks(borrowerId: string, deps: Past['deps']) {
  const actor = { kind: 'borrower', borrowerId, tokenHash: '' } as const;
  return { actor, meta: seedMeta(deps, `borrower:${borrowerId}`) };
}
