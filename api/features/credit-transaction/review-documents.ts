import { reviewDocuments } from '@contract/credit-transaction/reviewed-document-calls';
import { command, doerOf } from '../../command/command';
import { AppError } from '../../http/app-error';
import { nameOf } from './change-status';
import { frozenPlan } from './frozen-plan';
import { getTransaction } from './load-transaction';
import { historyOf, takenTransaction } from './transaction.reads';
import { insertHistory } from './transaction.writes';

/**
 * The borrower has read the documents with the plan they chose; kept with the hash of what they read. It is no condition of an
 * approval, which shows the terms itself. @throws AppError MISSING_PLAN before a plan is chosen. Source: borrower §7.
 */
export const documentsReviewed = command(reviewDocuments)(async ({ body }, context) => {
  const { tx, deps, actor, now, record, leaveNoRow } = context;
  await tx.first(takenTransaction, { id: body.transactionId });
  const row = await getTransaction(tx, body.transactionId);
  if (row.selected_plan === null) throw new AppError('MISSING_PLAN');
  const [newest] = await tx.all(historyOf, { transactionId: row.id });
  if (newest?.action === 'DOCUMENTS_REVIEWED') leaveNoRow('Nothing happened since it was read.');
  else {
    const entry = { transactionId: row.id, action: 'DOCUMENTS_REVIEWED', userName: nameOf(row), note: null, at: now };
    await tx.run(insertHistory, { id: deps.newId(), ...entry, ...doerOf(actor) });
    const { disclosureHash } = frozenPlan(row.selected_plan);
    await record('transaction.documents_reviewed', {
      practiceId: row.practice_id,
      id: row.id,
      detail: { disclosureHash },
    });
  }
  return { success: true as const };
});
