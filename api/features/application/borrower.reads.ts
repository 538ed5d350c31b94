import type { Db } from '../../db/database';
import { statement } from '../../db/statement';
import type { BorrowerTable } from '../../db/tables/application';

const byId = statement<{ id: string }>()((q, p) => q.selectFrom('borrower').selectAll().where('id', '=', p.id));
const byVerifiedEmail = statement<{ email: string }>()((q, p) =>
  q.selectFrom('borrower').selectAll().where('email', '=', p.email).where('email_verified_at', 'is not', null),
);
const byVerifiedPhone = statement<{ phone: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .selectAll()
    .where('phone', '=', p.phone)
    .where('phone_verified_at', 'is not', null)
    .where('is_deleted', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20),
);
const byConsumer = statement<{ index: string; exceptId: string }>()((q, p) =>
  q.selectFrom('borrower').select(['id', 'email']).where('consumer_index', '=', p.index).where('id', '<>', p.exceptId),
);
const bySsn = statement<{ index: string; exceptId: string }>()((q, p) =>
  q.selectFrom('borrower').select(['id', 'email']).where('ssn_index', '=', p.index).where('id', '<>', p.exceptId),
);

export function findBorrower(db: Db, id: string): Promise<BorrowerTable | undefined> {
  return db.first(byId, { id });
}

/** The one person who has proven this address. */
export function findByVerifiedEmail(db: Db, email: string): Promise<BorrowerTable | undefined> {
  return db.first(byVerifiedEmail, { email });
}

/** People who have proven this number, newest first: a household may share one. */
export function listByVerifiedPhone(db: Db, phone: string): Promise<BorrowerTable[]> {
  return db.all(byVerifiedPhone, { phone });
}

/** Another person who is this consumer of the bureau or holds this full number. */
export async function findOtherOwner(
  db: Db,
  keys: { consumerIndex: string | null; ssnIndex: string | null; exceptId: string },
): Promise<{ id: string; email: string } | undefined> {
  const { consumerIndex, ssnIndex, exceptId } = keys;
  const byFile = consumerIndex === null ? undefined : await db.first(byConsumer, { index: consumerIndex, exceptId });
  return byFile ?? (ssnIndex === null ? undefined : await db.first(bySsn, { index: ssnIndex, exceptId }));
}
