import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

export const borrowerById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').selectAll().where('id', '=', p.id),
);
/** The one person who has proven this address. */
export const byVerifiedEmail = statement<{ email: string }>()((q, p) =>
  q.selectFrom('borrower').selectAll().where('email', '=', p.email).where('email_verified_at', 'is not', null),
);
/** People who have proven this number, newest first and archived ones last: a household may share one. */
export const byVerifiedPhone = statement<{ phone: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .selectAll()
    .where('phone', '=', p.phone)
    .where('phone_verified_at', 'is not', null)
    .orderBy('is_deleted')
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

/** Another person who is this consumer of the bureau or holds this full number. */
export async function findOtherOwner(
  db: Db,
  keys: { consumerIndex: string | null; ssnIndex: string | null; exceptId: string },
): Promise<{ id: string; email: string } | undefined> {
  const { consumerIndex, ssnIndex, exceptId } = keys;
  const byFile = consumerIndex === null ? undefined : await db.first(byConsumer, { index: consumerIndex, exceptId });
  return byFile ?? (ssnIndex === null ? undefined : await db.first(bySsn, { index: ssnIndex, exceptId }));
}
