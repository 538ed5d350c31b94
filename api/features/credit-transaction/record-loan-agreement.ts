import { hash } from 'node:crypto';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { RequestMeta } from '../../http/serve';
import { insertSignedDocument, LATE_PAYMENT_TEXT, loanAgreementContent } from '../document/index';
import type { QuotedPlan } from './quote-transaction-plans';
import type { TransactionDetail } from './transaction.reads';

/**
 * Keeps the instalment loan agreement of an accepted transaction: its exact text with the federal box, the evidence of
 * the approval, and the jobs that make its PDF and send the borrower a copy.
 */
export async function recordLoanAgreement(
  tx: Tx,
  row: TransactionDetail,
  quoted: QuotedPlan,
  meta: RequestMeta,
  deps: Deps,
): Promise<void> {
  const now = deps.clock.now();
  const content = loanAgreementContent({
    plan: quoted.plan,
    creditor: deps.config.brandFinancing.name,
    lateFeeText: LATE_PAYMENT_TEXT,
    practiceName: row.practice_name,
    practiceState: row.practice_state,
    borrowerName: [row.first_name, row.last_name].filter(Boolean).join(' '),
    transactionNumber: row.number,
  });
  const text = canonicalJson(content);
  const documentId = deps.newId();
  await insertSignedDocument(tx, {
    id: documentId,
    documentKey: 'installment-loan-agreement',
    borrowerId: row.borrower_id,
    applicationId: null,
    transactionId: row.id,
    title: content.title,
    textVersion: content.version,
    content: text,
    sha256: hash('sha256', text, 'hex'),
    signedName: [row.first_name, row.last_name].filter(Boolean).join(' '),
    signedAt: now,
    evidence: JSON.stringify({
      disclosureHash: quoted.disclosureHash,
      addressHash: meta.addressHash,
      userAgent: meta.userAgent,
      requestId: meta.requestId,
    }),
    createdAt: now,
  });
  await deps.outbox.add(tx, {
    kind: 'transaction-approved',
    payload: {
      documentId,
      borrowerId: row.borrower_id,
      to: row.email,
      firstName: row.first_name,
      practiceName: row.practice_name,
      amountCents: row.amount_cents,
    },
  });
}
