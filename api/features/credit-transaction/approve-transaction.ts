import type { approveCreditTransaction } from '@contract/credit-transaction/calls';
import type { Decoded } from '@contract/endpoint';
import type { CivilDate } from '@domain/calendar/civil-date';
import { approve as approved } from '@domain/credit-transaction/status';
import { fundingDueOn } from '@domain/funding/deposit';
import { discountFee } from '@domain/ledger/discount-fee';
import { purchaseAccepted } from '@domain/ledger/loan-templates';
import { type Cents, cents } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import type { StateRule } from '@domain/underwriting/configuration';
import { isLawful } from '@domain/underwriting/offers';
import { civilToday, practiceToday } from '../../civil-today';
import { type Context, refuseStale } from '../../command/command';
import type { Tx } from '../../db/database';
import type { BorrowerActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { refuseBlocked, refuseUnsigned } from '../credit-line/index';
import { postEntry } from '../ledger/index';
import { refuseClosed } from '../practice/index';
import { loadRiskProfile, planInLaw } from '../risk/index';
import { allowed, changeStatus } from './change-status';
import { frozenPlan } from './frozen-plan';
import { borrowerInLawOf, factsOf, getTransaction, pageOf, viewOfRow } from './load-transaction';
import type { QuotedPlan } from './quote-transaction-plans';
import { recordLoanAgreement, tellSpouse } from './record-loan-agreement';
import type { TransactionDetail } from './transaction.reads';
import { insertFunding, insertLoanEvent, takeCredit } from './transaction.writes';

/** The refusal when a chosen plan became unlawful: a law changed, or the borrower moved to another state, since it was chosen. */
const NOT_OPEN_TO_YOU = 'This plan is no longer available. Choose another one.';

/**
 * Refuses a chosen plan that the law of today does not allow. The figures of a chosen plan are kept, but a loan may not start
 * against a law that is in force on that day.
 * @returns the state rules, which the caller needs for the notices too.
 * @throws AppError STALE
 */
async function refuseUnlawful(tx: Tx, row: TransactionDetail, { plan }: QuotedPlan): Promise<readonly StateRule[]> {
  const { compiled } = await loadRiskProfile(tx, row.risk_profile_id, row.product_group_id);
  if (!isLawful(compiled.offers, borrowerInLawOf(row), planInLaw(plan)))
    throw new AppError('STALE', { userMessage: NOT_OPEN_TO_YOU });
  return compiled.configuration.stateRules;
}

/** Due dates and the federal box count from the day of the quotation, so an older one must be confirmed again. */
const OLD_QUOTATION = 'The dates on this plan have changed. Review the plan and confirm it.';

/**
 * The borrower approves a credit transaction: the loan stands with the frozen plan.
 *
 * Effects, all in one transaction: status ACCEPTED with its history row; credit taken from the line; the ledger entry
 * PURCHASE_ACCEPTED; the loan's first event; the practice's funding queued; the loan agreement with the federal box kept
 * and its PDF, the borrower's e-mail and the practice's queued; where the law asks for it, the letter to the borrower's spouse queued; the audit row. Idempotent by Idempotency-Key, and without one by the same request
 * within ten seconds; a second approval later is NOT_PENDING.
 * @throws AppError MISSING_PLAN, NOT_PENDING, STEP_ORDER, OVER_LIMIT (line too small or expired), ACCOUNT_BLOCKED, STALE
 * (also for a plan that the law no longer allows the borrower).
 * Source: borrower §4 Transaction statuses; domain §4.3.
 * @returns the answer, and whether autopay was set before: then the loan's rate is looked at in the same transaction.
 */
export async function approve(
  { params, body }: Decoded<typeof approveCreditTransaction>,
  context: Context<BorrowerActor>,
) {
  const { tx, deps, now, send } = context;
  const row = await getTransaction(tx, params.txId);
  refuseBlocked(row);
  refuseStale(body?.version, row);
  if (row.accepted_at === null) await refuseClosed(tx, row.practice_id);
  const to = allowed(approved(await factsOf(tx, row)));
  await refuseUnsigned(tx, { borrowerId: row.borrower_id, isStaff: false });
  if (row.selected_plan === null) throw new AppError('MISSING_PLAN');
  const quoted = frozenPlan(row.selected_plan);
  const today = practiceToday(deps.clock, row);
  if (quoted.plan.fundedOn !== today) throw new AppError('STALE', { userMessage: OLD_QUOTATION });
  const rules = await refuseUnlawful(tx, row, quoted);
  // The line ends with the day where the borrower lives, the quotation with the practice's.
  const lineDay = civilToday(deps.clock, row.borrower_state ?? '');
  if ((await tx.run(takeCredit, { borrowerId: row.borrower_id, amount: row.amount_cents, today: lineDay })) !== 1)
    throw new AppError('OVER_LIMIT');
  const detail = { product: quoted.plan.product, disclosureHash: quoted.disclosureHash };
  const accepted = await changeStatus(context, row, { to, action: 'APPROVED', acceptedAt: now, detail });
  await bookPurchase(context, row, { quoted, today });
  await recordLoanAgreement(context, row, quoted);
  await tellSpouse(context, row, { quoted, rules });
  const { id: transactionId, practice_email: toPractice, number, status: answer } = accepted;
  await send('transaction-answered', { transactionId, to: toPractice, number, answer });
  const result = { transaction: await viewOfRow(pageOf(context), accepted), redirectUrl: returnUrl(row) };
  return { result, paysItself: row.autopay_set_at !== null };
}

/** The money side: what the borrower owes, what the practice is owed, what we earn. */
async function bookPurchase(
  { tx, deps, now }: Context,
  row: TransactionDetail,
  { quoted, today }: { quoted: QuotedPlan; today: CivilDate },
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
    effectiveOn: today,
    bookedAt: now,
  });
  await tx.run(insertLoanEvent, {
    id: deps.newId(),
    transaction_id: row.id,
    seq: 1,
    kind: 'ACCEPTED',
    amount_cents: amount,
    effective_on: today,
    detail: JSON.stringify({ product: quoted.plan.product, disclosureHash: quoted.disclosureHash }),
    created_at: now,
  });
  await tx.run(insertFunding, {
    id: deps.newId(),
    transaction_id: row.id,
    practice_id: row.practice_id,
    gross_cents: amount,
    fee_cents: fee,
    net_cents: net,
    due_on: fundingDueOn(today),
    created_at: now,
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
