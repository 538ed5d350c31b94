import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

/** What a borrower last said of a marriage, in an application that was decided. */
export const spouseAnswer = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select(['is_married', 'household_vault_id'])
    .where('borrower_id', '=', p.borrowerId)
    .where('enrollment', '=', 'APPLICATIONS')
    .where('submitted_at', 'is not', null)
    .where('is_married', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

export const homeOfBorrower = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').select(['street', 'unit', 'city', 'state_code', 'zip_code']).where('id', '=', p.id),
);

export const noticeById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('spouse_notice').selectAll().where('id', '=', p.id),
);

export const noticeOfApplication = statement<{ applicationId: string }>()((q, p) =>
  q.selectFrom('spouse_notice').selectAll().where('application_id', '=', p.applicationId),
);

export const noticesOfTransactions = (db: Db, transactionIds: readonly string[]) =>
  db.query(
    db.builder
      .selectFrom('spouse_notice')
      .selectAll()
      .where('transaction_id', 'in', ['', ...transactionIds]),
  );

/** Letters that were handed over before a moment and of which nobody has heard since. */
export const silentNotices = statement<{ askedBefore: string; limit: number }>()((q, p) =>
  q
    .selectFrom('spouse_notice')
    .select('id')
    .where('posted_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('asked_at', '<=', p.askedBefore)
    .orderBy('asked_at')
    .limit(p.limit),
);
