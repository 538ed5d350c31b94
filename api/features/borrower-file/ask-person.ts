import { askDocumentReview, requestIdVerification, sendCreditRefreshLimit } from '@contract/borrower-file/ask-calls';
import { displayStatus } from '@domain/credit-transaction/display';
import { civilToday } from '../../civil-today';
import { command } from '../../command/command';
import type { BorrowerTable } from '../../db/tables/application';
import { AppError } from '../../http/app-error';
import { aDay, takeEach } from '../../security/rate-limit';
import { checkReapply, updateBorrower } from '../application/index';
import { getTransaction } from '../credit-transaction/index';
import { noteInvitation } from './limit-refresh/run.writes';
import { answerFile, keepAct, type StaffContext, takePerson } from './take-person';

/** The address at which a person hears of it. @throws AppError NOT_REACHABLE for one that nobody has proven. */
function reached({ email, email_verified_at: proven, first_name: firstName }: BorrowerTable) {
  if (!email || !proven)
    throw new AppError('NOT_REACHABLE', { userMessage: "The patient hasn't verified this email address." });
  return { to: email, firstName };
}

/** So often may staff together ask one person the same by e-mail. @throws AppError RATE_LIMITED */
const countAsk = ({ tx, deps }: StaffContext, what: string, id: string) =>
  takeEach(tx, [[`asked:${what}:${id}`, aDay(3)]], deps);

/** Asks a person to prove who they are; each request has an inquiry of its own, so an earlier verdict is not taken for it. */
export const requestIdCheck = command(requestIdVerification)(async ({ params }, context) => {
  const row = await takePerson(context, { id: params.id, version: undefined });
  const told = reached(row);
  await countAsk(context, 'id-check', row.id);
  await updateBorrower(context.tx, row.id, { identity_verified_at: null });
  await keepAct(context, row.id, { kind: 'ID_CHECK_ASKED', changes: [], version: row.version + 1 });
  await context.send('id-check-asked', told);
  return answerFile(context, row.id);
});

/** Tells a person that their limit can be refreshed. @throws AppError REAPPLY_NOT_OPEN while it cannot. */
export const offerRefresh = command(sendCreditRefreshLimit)(async ({ body }, context) => {
  const { tx, deps, send } = context;
  const row = await takePerson(context, { id: body.borrowerId, version: undefined });
  const told = reached(row);
  const { isCreditLineRefresh } = await checkReapply({ db: tx, deps }, row.id);
  if (!isCreditLineRefresh)
    throw new AppError('REAPPLY_NOT_OPEN', { userMessage: "This patient can't refresh their limit yet." });
  await countAsk(context, 'limit-refresh', row.id);
  // So that no run tells them again soon.
  const invited_on = civilToday(deps.clock, row.state_code ?? '');
  await tx.run(noteInvitation, { borrower_id: row.id, invited_on, run_id: null });
  await keepAct(context, row.id, { kind: 'LIMIT_EMAIL_SENT', changes: [], version: row.version });
  await send('limit-refresh-open', told);
  return { success: true as const };
});

/** Asks a patient to read the documents of a transaction that waits for them. @throws AppError NOT_PENDING */
export const askReview = command(askDocumentReview)(async ({ body }, context) => {
  const { tx, send } = context;
  const transaction = await getTransaction(tx, body.transactionId);
  const row = await takePerson(context, { id: transaction.borrower_id, version: undefined });
  const told = reached(row);
  if (displayStatus(transaction.status) !== 'PENDING')
    throw new AppError('NOT_PENDING', { userMessage: 'The patient already responded.' });
  await countAsk(context, 'documents', transaction.id);
  const changes = [{ field: 'transaction', from: null, to: String(transaction.number) }] as const;
  await keepAct(context, row.id, { kind: 'DOCUMENT_REVIEW_ASKED', changes, version: row.version });
  await send('document-review-asked', { ...told, transactionId: transaction.id });
  return { success: true as const };
});
