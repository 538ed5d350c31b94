import { civilDate } from '@domain/calendar/civil-date';
import { instantAt } from '@domain/calendar/instant';
import { ruleOf } from '@domain/ledger/account';
import { discountFee } from '@domain/ledger/discount-fee';
import { purchaseAccepted } from '@domain/ledger/loan-templates';
import { memoOf } from '@domain/ledger/memo';
import { type Cents, cents } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import { fullName } from '@domain/person-name';
import type { Tables } from '../db/tables/index';
import { frozenText } from '../features/credit-transaction/frozen-plan';
import type { QuotedPlan } from '../features/credit-transaction/quote-transaction-plans';
import type { Random } from './random';
import type { VolumeFacts, VolumeRows } from './volume-tables';

/** Numbers above those of people. */
const FIRST_NUMBER = 10_000_000;
const STATUSES = [
  ['ACCEPTED', 55],
  ['PENDING', 20],
  ['REJECTED', 15],
  ['REVIEW', 5],
  ['REQUESTED', 5],
] as const;

type TransactionFacts = VolumeFacts & {
  line: Tables['credit_profile'];
  number: number;
  atMs: number;
  random: Random;
  person: Tables['borrower'];
};

const NOTHING_ASKED = {
  request_kind: null,
  request_cents: null,
  request_note: null,
  request_at: null,
  paid_off_on: null,
  flagged_at: null,
  flagged_from: null,
} as const;

/** Adds a transaction; an accepted one with its plan, ledger entry, loan event and funding. */
export function addVolumeTransaction(rows: VolumeRows, facts: TransactionFacts): void {
  const { line, number, atMs, random, person } = facts;
  const at = instantAt(atMs);
  const status = random.weighted(STATUSES);
  const amount = cents(random.between(3, 60) * 10_000);
  const isAccepted = status === 'ACCEPTED';
  const quoted = isAccepted ? facts.quote(amount, civilDate(at.slice(0, 10))) : null;
  const id = `vol-t-${String(number).padStart(9, '0')}`;
  rows.credit_transaction.push({
    id,
    number: FIRST_NUMBER + number,
    borrower_id: line.borrower_id,
    practice_id: line.practice_id,
    credit_profile_id: line.id,
    amount_cents: amount,
    status,
    approved: isAccepted ? 1 : 0,
    genesis: 0,
    first_treatment_on: null,
    products: '[]',
    selected_product: quoted?.plan.product ?? null,
    selected_plan: quoted === null ? null : frozenText(quoted),
    monthly_cents: quoted?.plan.minimumPaymentCents ?? null,
    asked_monthly_cents: null,
    autopay_type: null,
    autopay_custom_cents: null,
    autopay_method_id: null,
    autopay_set_at: null,
    autopay_stopped_at: null,
    accepted_at: isAccepted ? at : null,
    ...NOTHING_ASKED,
    created_at: at,
    version: 1,
  });
  rows.credit_transaction_history.push({
    amount_cents: amount,
    id: id.replace('vol-t', 'vol-h'),
    transaction_id: id,
    action: isAccepted ? 'APPROVED' : 'CREATED',
    actor_kind: isAccepted ? 'borrower' : 'staff',
    actor_id: isAccepted ? line.borrower_id : 'staff-admin-demo-test',
    user_name: isAccepted ? fullName(person.first_name, person.last_name) : 'Priya Raman',
    note: null,
    at,
    seq: 1,
  });
  if (quoted === null) return;
  line.balance_cents += amount;
  bookPurchase(
    rows,
    { id, amount, quoted, at, practiceId: line.practice_id, borrowerId: line.borrower_id },
    facts.shared,
  );
}

function bookPurchase(
  rows: VolumeRows,
  loan: { id: string; amount: Cents; quoted: QuotedPlan; at: string; practiceId: string; borrowerId: string },
  shared: Map<string, number>,
): void {
  const { id, amount, quoted, at, practiceId } = loan;
  const { mdfBps, minimumFeeCents } = quoted.merchantDiscountFee;
  const { fee, net } = discountFee(amount, { mdf: rateFromUnits(mdfBps * 100), minimumFee: minimumFeeCents });
  const entryId = id.replace('vol-t', 'vol-e');
  const effectiveOn = at.slice(0, 10);
  rows.journal_entry.push({
    id: entryId,
    kind: 'PURCHASE_ACCEPTED',
    effective_on: effectiveOn,
    booked_at: at,
    natural_key: `accept:${id}:1`,
    ref_type: 'transaction',
    ref_id: id,
    reversal_of: null,
    actor: `borrower:${loan.borrowerId}`,
    memo: memoOf('PURCHASE_ACCEPTED'),
  });
  const draft = purchaseAccepted({ transactionId: id, practiceId, amount, merchantDiscountFee: fee });
  draft.postings.forEach(({ account, amount: posted }, place) => {
    const { unit, type, normal, allowNegative } = ruleOf(account);
    rows.posting.push({ entry_id: entryId, seq: place + 1, account_id: account, amount: posted, unit });
    if (account.startsWith('asset:loan:'))
      rows.ledger_account.push({
        id: account,
        type,
        unit,
        normal,
        allow_negative: allowNegative ? 1 : 0,
        balance: posted,
      });
    else shared.set(account, (shared.get(account) ?? 0) + posted);
  });
  rows.loan_event.push({
    id: id.replace('vol-t', 'vol-v'),
    transaction_id: id,
    seq: 1,
    kind: 'ACCEPTED',
    amount_cents: amount,
    effective_on: effectiveOn,
    detail: JSON.stringify({ product: quoted.plan.product, disclosureHash: quoted.disclosureHash }),
    created_at: at,
  });
  rows.funding.push({
    id: id.replace('vol-t', 'vol-f'),
    transaction_id: id,
    practice_id: practiceId,
    gross_cents: amount,
    fee_cents: fee,
    net_cents: net,
    status: 'QUEUED',
    // Never: a million deposits are not what lists are measured on.
    due_on: '9999-12-31',
    deposit_id: null,
    held: 0,
    created_at: at,
  });
}
