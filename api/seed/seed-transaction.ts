import { fundsPendingEntry } from '@domain/credit-transaction/history';
import type { TransactionStatus } from '@domain/credit-transaction/status';
import { cents } from '@domain/money/cents';
import { statement } from '../db/statement';
import { availableOf, lineOfBorrower } from '../features/credit-line/index';
import { createTransaction } from '../features/credit-transaction/create-transaction';
import { plansOnOffer } from '../features/credit-transaction/load-transaction';
import { rejectTransaction } from '../features/credit-transaction/reject-transaction';
import { selectPlan } from '../features/credit-transaction/select-payment-plan';
import { transactionById } from '../features/credit-transaction/transaction.reads';
import { insertHistory, setStatus } from '../features/credit-transaction/transaction.writes';
import { approveTransaction } from '../features/servicing/billing/begin-loan';
import { refundTransaction } from '../features/servicing/refund/refund-transaction';
import type { StaffActor } from '../http/actor';
import { AppError } from '../http/app-error';
import { fundPractice } from './fund-practices';
import { seedMeta } from './historical-deps';
import type { Past, World } from './world';

const fundingOf = statement<{ transactionId: string }>()((q, p) =>
  q.selectFrom('funding').select('status').where('transaction_id', '=', p.transactionId),
);

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

/**
 * The borrower chooses a plan, a promotion in 38 of 100 cases where there is one, and approves; the practice is paid on its day. False
 * where their limit changed since they were asked, so that no plan is on offer anymore or there is no room: then it waits.
 */
export async function approve(world: World, txId: string, { borrowerId }: { borrowerId: string }): Promise<boolean> {
  const { tx, deps, random } = world;
  const row = await tx.first(transactionById, { id: txId });
  const products = row ? (await plansOnOffer(tx, row, deps)).map(({ plan }) => plan.product) : [];
  const promotions = products.filter((product) => product.startsWith('PROMO'));
  const fixed = products.filter((product) => !product.startsWith('PROMO'));
  const wished = random.chance(0.38) ? promotions : fixed;
  if (products.length === 0) return false;
  const product = random.pick(wished.length > 0 ? wished : products);
  const line = await tx.first(lineOfBorrower, { borrowerId });
  // What is asked for is held already; beside it there must be room for it, on a day on which the limit lasts.
  if (!row || !line || availableOf({ ...line, waiting_cents: 0 }, deps.clock) < Number(row.amount_cents)) return false;
  const body = { transactionId: txId, product };
  await selectPlan.handle({ params: undefined, query: undefined, body, ...borrowerAsks(borrowerId, deps) }, deps);
  await approveTransaction.handle(answerOf(txId, borrowerId, deps), deps);
  await fundPractice(world, txId);
  return true;
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

/** The least that a product lets a practice refund, and leave. */
const LEAST_CENTS = 10_000;

/**
 * The practice gives back all of a purchase, or a share of it, once its money is there. One whose money waits, because the practice is
 * suspended, stays as it is.
 */
export async function refund(
  { tx, aside, refunded }: World,
  transactionId: string,
  { staff, share = 1 }: { staff: StaffActor; share?: number },
): Promise<void> {
  const row = await tx.first(transactionById, { id: transactionId });
  const funding = await tx.first(fundingOf, { transactionId });
  if (row?.status !== 'ACCEPTED' || funding?.status !== 'SETTLED') return;
  const part = Math.max(LEAST_CENTS, Math.floor((Number(row.amount_cents) * share) / 500) * 500);
  const body = { version: row.version, ...(share < 1 && { amount: cents(part) }) };
  const params = { id: row.borrower_id, txId: row.id };
  const meta = seedMeta(aside, `staff:${staff.staffId}`);
  await refundTransaction.handle({ params, query: undefined, body, actor: staff, meta }, aside);
  refunded.add(transactionId);
}

async function note(
  { tx, deps }: { tx: Past['tx']; deps: Past['deps'] },
  transactionId: string,
  { entry, actorKind, actorId }: { entry: ReturnType<typeof fundsPendingEntry>; actorKind: string; actorId: string },
): Promise<void> {
  const at = deps.clock.now();
  await tx.run(insertHistory, { id: deps.newId(), transactionId, ...entry, actorKind, actorId, note: null, at });
}

export function borrowerAsks(borrowerId: string, deps: Past['deps']) {
  const actor = { kind: 'borrower', borrowerId, tokenHash: '' } as const;
  return { actor, meta: seedMeta(deps, `borrower:${borrowerId}`) };
}
