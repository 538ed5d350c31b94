import { historyEntry } from '@domain/credit-transaction/history';
import { approve, type TransactionRefusal } from '@domain/credit-transaction/status';
import { discountFee } from '@domain/ledger/discount-fee';
import { purchaseAccepted } from '@domain/ledger/loan-templates';
import { type Cents, cents } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import { isLawful } from '@domain/underwriting/offers';
import { civilToday } from '../../civil-today';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { BorrowerActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { postEntry } from '../ledger/index';
import { loadRiskProfile, planInLaw } from '../risk/index';
import { frozenPlan } from './frozen-plan';
import { borrowerInLawOf, factsOf, getTransaction, refuseBlocked, refuseStale, viewOfRow } from './load-transaction';
import type { QuotedPlan } from './quote-transaction-plans';
import { recordLoanAgreement } from './record-loan-agreement';
import type { TransactionDetail } from './transaction.reads';
import { addHistory, insertFunding, insertLoanEvent, moveTransaction, takeCredit } from './transaction.writes';

/** A law that was published, or a state that the borrower moved to, since the plan was chosen. */
const NOT_OPEN_TO_YOU = 'This plan is not open to you anymore. Choose another one.';

/**
 * A frozen plan keeps its figures, but no loan begins against the law of the day.
 * @throws AppError STALE
 */
async function refuseUnlawful(tx: Tx, row: TransactionDetail, { plan }: QuotedPlan): Promise<void> {
  const { compiled } = await loadRiskProfile(tx, row.risk_profile_id, row.product_group_id);
  if (!isLawful(compiled.offers, borrowerInLawOf(row), planInLaw(plan)))
    throw new AppError('STALE', { userMessage: NOT_OPEN_TO_YOU });
}

/** How each refusal of the status machine is told. */
export const refusalCode = {
  missing_plan: 'MISSING_PLAN',
  not_pending: 'NOT_PENDING',
  not_rejected: 'NOT_PENDING',
  not_accepted: 'NOT_PENDING',
  not_settled: 'NOT_PENDING',
  already_refunded: 'NOT_PENDING',
  in_review: 'NOT_PENDING',
  verification_needed: 'STEP_ORDER',
} as const satisfies Record<TransactionRefusal, string>;

/** Due dates and the federal box count from the day of the quotation, so an older one must be confirmed again. */
const OLD_QUOTATION = 'The dates of this plan have moved on. Look at the plan again and confirm it.';

/**
 * The borrower approves a credit transaction: the loan stands with the frozen plan.
 *
 * Effects, all in one transaction: status ACCEPTED with its history row; credit taken from the line; the ledger entry
 * PURCHASE_ACCEPTED; the loan's first event; the practice's funding queued; the loan agreement with the federal box kept
 * and its PDF and the e-mail queued; the audit row. Idempotent by Idempotency-Key, and without one by the same request
 * within ten seconds; a second approval later is NOT_PENDING.
 * @throws AppError MISSING_PLAN, NOT_PENDING, STEP_ORDER, OVER_LIMIT (line too small or expired), ACCOUNT_BLOCKED, STALE
 * (also for a plan that the law no longer allows the borrower).
 * Source: borrower §4 Transaction statuses; domain §4.3.
 */
export async function approveTransaction(
  request: { transactionId: string; version: number | undefined },
  actor: BorrowerActor,
  meta: RequestMeta,
  deps: Deps,
) {
  const answer = await deps.database.transaction((tx) =>
    deps.idempotency.run(tx, requireIdempotency(meta), async () => {
      const row = await getTransaction(tx, request.transactionId);
      const accepted = await accept(tx, row, request.version, actor, meta, deps);
      const transaction = await viewOfRow(tx, accepted, deps);
      return { status: 200, body: { transaction, redirectUrl: returnUrl(row) } };
    }),
  );
  deps.outbox.wake();
  return answer;
}

/** Writes everything and returns the row as it now stands. */
async function accept(
  tx: Tx,
  row: TransactionDetail,
  seenVersion: number | undefined,
  actor: BorrowerActor,
  meta: RequestMeta,
  deps: Deps,
): Promise<TransactionDetail> {
  refuseBlocked(row);
  refuseStale(row, seenVersion);
  const next = approve(await factsOf(tx, row));
  if ('refused' in next) throw new AppError(refusalCode[next.refused]);
  if (row.selected_plan === null) throw new AppError('MISSING_PLAN');
  const quoted = frozenPlan(row.selected_plan);
  const now = deps.clock.now();
  const today = civilToday(deps.clock, row.practice_state);
  if (quoted.plan.fundedOn !== today) throw new AppError('STALE', { userMessage: OLD_QUOTATION });
  await refuseUnlawful(tx, row, quoted);
  // The line ends with the day where the borrower lives, the quotation with the practice's.
  const lineDay = civilToday(deps.clock, row.borrower_state ?? '');
  if (!(await takeCredit(tx, { borrowerId: row.borrower_id, amount: row.amount_cents, today: lineDay })))
    throw new AppError('OVER_LIMIT');
  const moved = await moveTransaction(tx, {
    id: row.id,
    version: row.version,
    status: next.status,
    approved: true,
    acceptedAt: now,
  });
  if (!moved) throw new AppError('CONFLICT');
  const userName = [row.first_name, row.last_name].filter(Boolean).join(' ');
  await addHistory(tx, {
    id: deps.newId(),
    transactionId: row.id,
    ...historyEntry('approve', userName),
    actorKind: 'borrower',
    actorId: actor.borrowerId,
    note: null,
    at: now,
  });
  await bookPurchase(tx, row, quoted, { now, today }, deps);
  await recordLoanAgreement(tx, row, quoted, meta, deps);
  await deps.audit.append(tx, {
    shard: row.practice_id,
    actorKind: 'borrower',
    actorId: actor.borrowerId,
    action: 'transaction.approved',
    objectType: 'transaction',
    objectId: row.id,
    requestId: meta.requestId,
    detail: { amountCents: row.amount_cents, product: quoted.plan.product, disclosureHash: quoted.disclosureHash },
  });
  return { ...row, ...moved };
}

/** The money side: what the borrower owes, what the practice is owed, what we earn. */
async function bookPurchase(
  tx: Tx,
  row: TransactionDetail,
  quoted: QuotedPlan,
  when: { now: string; today: string },
  deps: Deps,
): Promise<void> {
  const amount = cents(row.amount_cents);
  const { fee, net } = feeOf(amount, quoted);
  await postEntry(tx, {
    id: deps.newId(),
    draft: purchaseAccepted({ transactionId: row.id, practiceId: row.practice_id, amount, merchantDiscountFee: fee }),
    naturalKey: `accept:${row.id}:${row.version}`,
    refType: 'transaction',
    refId: row.id,
    actor: `borrower:${row.borrower_id}`,
    effectiveOn: when.today,
    bookedAt: when.now,
  });
  await insertLoanEvent(tx, {
    id: deps.newId(),
    transaction_id: row.id,
    seq: 1,
    kind: 'ACCEPTED',
    amount_cents: amount,
    effective_on: when.today,
    detail: JSON.stringify({ product: quoted.plan.product, disclosureHash: quoted.disclosureHash }),
    created_at: when.now,
  });
  await insertFunding(tx, {
    id: deps.newId(),
    transaction_id: row.id,
    practice_id: row.practice_id,
    gross_cents: amount,
    fee_cents: fee,
    net_cents: net,
    status: 'QUEUED',
    created_at: when.now,
  });
}

function feeOf(amount: Cents, { merchantDiscountFee }: QuotedPlan): { fee: Cents; net: Cents } {
  return discountFee(amount, {
    mdf: rateFromUnits(merchantDiscountFee.mdfBps * 100),
    minimumFee: merchantDiscountFee.minimumFeeCents,
  });
}

/** Where the practice wants its patient back; only an address on its registered list. Source: decision 18. */
function returnUrl(row: TransactionDetail): string | null {
  const registered = JSON.parse(row.return_urls) as string[];
  return registered[0] ?? null;
}

/** Idempotent endpoints always carry it; a call that lost the flag is a programming fault. */
export function requireIdempotency(meta: RequestMeta): NonNullable<RequestMeta['idempotency']> {
  if (!meta.idempotency) throw new Error('This call is not declared idempotent');
  return meta.idempotency;
}
