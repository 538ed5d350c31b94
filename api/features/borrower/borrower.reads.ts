import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const byId = statement<{ id: string }>()((q, p) => q.selectFrom('borrower').selectAll().where('id', '=', p.id));
const byEmail = statement<{ email: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select(['id', 'email', 'phone', 'phone_verified_at', 'membership_status'])
    .where('email', '=', p.email)
    .where('email_verified_at', 'is not', null)
    .where('is_deleted', '=', 0),
);
const byPhone = statement<{ phone: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select(['id', 'email', 'phone', 'phone_verified_at', 'membership_status'])
    .where('phone', '=', p.phone)
    .where('phone_verified_at', 'is not', null)
    .where('is_deleted', '=', 0)
    .limit(2),
);
const latestApplication = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .innerJoin('practice', 'practice.id', 'application.practice_id')
    .select(['application.id', 'application.status', 'practice.slug'])
    .where('application.borrower_id', '=', p.borrowerId)
    .where('application.enrollment', '=', 'APPLICATIONS')
    .orderBy('application.created_at', 'desc')
    .limit(1),
);
const newestPending = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select(['id', 'selected_plan'])
    .where('borrower_id', '=', p.borrowerId)
    .where('status', 'in', ['PENDING', 'REQUESTED'])
    .orderBy('created_at', 'desc')
    .limit(1),
);
const acceptedPlans = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select(['id', 'selected_plan'])
    .where('borrower_id', '=', p.borrowerId)
    .where('status', '=', 'ACCEPTED')
    .where('selected_plan', 'is not', null),
);

export function findBorrower(db: Db, id: string) {
  return db.first(byId, { id });
}

/** The person whose proven contact this is; undefined when nobody or, for a phone, more than one person has it. */
export async function findByContact(db: Db, contact: { email: string } | { phone: string }) {
  if ('email' in contact) return db.first(byEmail, contact);
  const found = await db.all(byPhone, contact);
  return found.length === 1 ? found[0] : undefined;
}

export function findLatestApplication(db: Db, borrowerId: string) {
  return db.first(latestApplication, { borrowerId });
}

export function findNewestPending(db: Db, borrowerId: string) {
  return db.first(newestPending, { borrowerId });
}

/** Frozen plans of the accepted transactions, as JSON text. */
export function listAcceptedPlans(db: Db, borrowerId: string) {
  return db.all(acceptedPlans, { borrowerId });
}

export type BorrowerRow = NonNullable<Awaited<ReturnType<typeof findBorrower>>>;
