import type { spouseNotice } from '@contract/household/spouse-notice-entity';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { SpouseNoticeTable } from '../../db/tables/application';
import { noticeOfApplication, noticesOfTransactions } from './spouse-notice.reads';

type View = z.input<typeof spouseNotice>;

/** Where the letter is; name and address of the spouse are in no answer. */
export const viewSpouseNotice = (row: SpouseNoticeTable): View => ({
  _id: row.id,
  documentId: row.document_id,
  queuedAt: row.queued_at,
  postedAt: row.posted_at,
  expectedOn: row.expected_on,
  refusedAt: row.refused_at,
  version: row.version,
});

/** The notices of some loans of ours, by their transactions. */
export async function viewNoticesOf(db: Db, transactionIds: readonly string[]): Promise<ReadonlyMap<string, View>> {
  if (transactionIds.length === 0) return new Map();
  const rows = await noticesOfTransactions(db, transactionIds);
  return new Map(rows.map((row) => [row.transaction_id ?? '', viewSpouseNotice(row)]));
}

/** The notice of the loan that the partner lender made of an application; null where none was due. */
export async function viewPartnerNotice(db: Db, applicationId: string): Promise<View | null> {
  const row = await db.first(noticeOfApplication, { applicationId });
  return row ? viewSpouseNotice(row) : null;
}
