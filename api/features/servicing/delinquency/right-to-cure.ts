import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { pastDueRows } from '@domain/loan/delinquency';
import { foldLoan } from '@domain/loan/fold-loan';
import type { LoanState } from '@domain/loan/loan-state';
import { CURE_LEAST_DAYS, rightToCure } from '@domain/loan/right-to-cure';
import type { Context } from '../../../command/command';
import type { Db } from '../../../db/database';
import { keepDocument } from '../../document/index';
import { sendNotice } from '../billing/notices';
import type { Loan } from '../loan';
import { cureNoticeOfDefault } from './cure-notice.reads';
import { insertCureNotice } from './cure-notice.writes';
import { cureNoticeContent } from './cure-notice-content';

/**
 * Tells a borrower who is 85 days late what cures the default and until when, once for each default: a document, a mail and a letter.
 * It is the notice that the agreement promises before the whole balance may be asked for.
 * Effects: the document, the row, the mail, the message to the letter company. Source: UCCC 5.110, 5.111.
 */
export async function noticeRightToCure(context: Context, loan: Loan, day: CivilDate): Promise<void> {
  const { tx, deps, now, send } = context;
  const { row, events } = loan;
  const cure = rightToCure(foldLoan(events, { on: day }), day);
  if (!cure) return;
  const of = { transactionId: row.id, installment: cure.number };
  if (await tx.first(cureNoticeOfDefault, of)) return;
  const write = (language: typeof row.language) =>
    cureNoticeContent({ cure, on: day }, { ...row, language }, deps.config);
  const kept = { borrowerId: row.borrower_id, transactionId: row.id, evidence: { ...cure, on: day } };
  const documentId = await keepDocument(kept, deps, { tx, content: write(row.language), english: write('en') });
  const id = deps.newId();
  await tx.run(insertCureNotice, {
    id,
    borrower_id: row.borrower_id,
    transaction_id: row.id,
    installment: cure.number,
    cure_by: cure.cureBy,
    document_id: documentId,
    queued_at: now,
    asked_at: now,
    posted_at: null,
    letter_id: null,
    expected_on: null,
    refused_at: null,
    refused_reason: null,
    version: 1,
  });
  await sendNotice(context, row, {
    kind: 'RIGHT_TO_CURE',
    about: String(cure.number),
    amountCents: cure.amountCents,
    on: cure.cureBy,
    ...(cure.feesCents > 0 && { feesCents: cure.feesCents }),
  });
  await send('post-cure-notice', { noticeId: id });
}

/**
 * Whether the days that the notice of a default gave are over: before that the loan is not charged off. Its letter must have left, or been
 * refused for its address, and one that left late gives the days of its state from then on.
 */
export async function isCureOver(
  db: Db,
  { row }: Loan,
  { state, day }: { state: Readonly<LoanState>; day: CivilDate },
): Promise<boolean> {
  const oldest = pastDueRows(state, day)[0];
  if (!oldest) return false;
  const notice = await db.first(cureNoticeOfDefault, { transactionId: row.id, installment: oldest.number });
  if (!notice || day <= notice.cure_by || (notice.posted_at === null && notice.refused_at === null)) return false;
  return notice.posted_at === null || day > addDays(civilDate(notice.posted_at.slice(0, 10)), CURE_LEAST_DAYS);
}
