import { paymentGroups } from '@domain/disclosure/federal-box';
import type { StateRule } from '@domain/underwriting/configuration';
import type { Context } from '../../command/command';
import { keepDocument, loanAgreementContent, reachOf } from '../document/index';
import { noticeSpouse } from '../household/index';
import { nameOf } from './change-status';
import type { QuotedPlan } from './quote-transaction-plans';
import type { TransactionDetail } from './transaction.reads';

/**
 * Keeps the installment loan agreement of an accepted transaction: its exact text with the federal box, the evidence of
 * the approval, and the jobs that make its PDF and send the borrower a copy.
 */
export async function recordLoanAgreement(
  { tx, deps, meta, send }: Context,
  row: TransactionDetail,
  quoted: QuotedPlan,
): Promise<void> {
  const brand = deps.config.brandFinancing;
  const facts = {
    plan: quoted.plan,
    creditor: brand.name,
    supportEmail: brand.supportEmail,
    ...reachOf(brand),
    practiceName: row.practice_name,
    practiceState: row.practice_state,
    borrowerState: row.borrower_state,
    borrowerName: nameOf(row),
    transactionNumber: row.number,
  };
  // Of the page on which it is approved, which showed it.
  const content = loanAgreementContent({ ...facts, language: meta.language });
  const english = loanAgreementContent({ ...facts, language: 'en' });
  const { addressHash, userAgent, requestId } = meta;
  const evidence = { disclosureHash: quoted.disclosureHash, addressHash, userAgent, requestId };
  const signed = { borrowerId: row.borrower_id, transactionId: row.id, signedName: nameOf(row), evidence };
  const documentId = await keepDocument(signed, deps, { tx, content, english });
  await send('transaction-approved', {
    documentId,
    borrowerId: row.borrower_id,
    to: row.email,
    firstName: row.first_name,
    practiceName: row.practice_name,
    amountCents: row.amount_cents,
  });
}

/** Queues the letter to the borrower's spouse, where the law of the borrower's state asks for one. */
export function tellSpouse(
  context: Context,
  row: TransactionDetail,
  { quoted: { plan }, rules }: { quoted: QuotedPlan; rules: readonly StateRule[] },
): Promise<void> {
  return noticeSpouse(context, {
    rules,
    borrowerId: row.borrower_id,
    borrowerState: row.borrower_state,
    practiceId: row.practice_id,
    of: { transactionId: row.id },
    lender: null,
    borrowerName: nameOf(row),
    practiceName: row.practice_name,
    agreedOn: plan.fundedOn,
    amountFinancedCents: plan.amountFinancedCents,
    payments: paymentGroups(plan.schedule),
  });
}
