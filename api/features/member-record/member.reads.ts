import { OFFER_STEPS } from '@domain/membership/history';
import type { Db } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { type QueryBuilder, type RowOf, statement } from '../../db/statement';

export const membershipById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('membership').selectAll().where('id', '=', p.id),
);

/** Taken, so that commands about one membership take turns. */
export const takenMembership = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('membership').selectAll().where('id', '=', p.id), dialect),
);
export type MembershipRow = RowOf<typeof takenMembership>;

export const membershipAt = statement<{ borrowerId: string; practiceId: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .selectAll()
    .where('borrower_id', '=', p.borrowerId)
    .where('practice_id', '=', p.practiceId),
);

/** The memberships of a person, the oldest first. */
export const membershipsOfPerson = statement<{ borrowerId: string }>()((q, p) =>
  q.selectFrom('membership').selectAll().where('borrower_id', '=', p.borrowerId).orderBy('created_at').orderBy('id'),
);

/** Whom a practice sent a plan to, or began one with, at an address that nobody has proven yet. Who has proven another contact has an account. */
export const invitedAt = statement<{ practiceId: string; email: string; phone: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .select(['membership.id', 'membership.borrower_id'])
    .where('membership.practice_id', '=', p.practiceId)
    .where('membership.is_invited', '=', 1)
    .where('borrower.email_verified_at', 'is', null)
    .where('borrower.phone_verified_at', 'is', null)
    .where('borrower.is_deleted', '=', 0)
    .where((eb) =>
      eb.or([
        eb.and([eb('borrower.email', '=', p.email), eb('borrower.email', '<>', '')]),
        eb.and([eb('borrower.phone', '=', p.phone), eb('borrower.phone', '<>', '')]),
      ]),
    )
    .orderBy('membership.created_at'),
);

/** A person whose contact nobody has proven and of whom a practice made a member. */
const unproven = (q: QueryBuilder) =>
  q
    .selectFrom('borrower')
    .select(['id', 'first_name', 'last_name'])
    .where('email_verified_at', 'is', null)
    .where('phone_verified_at', 'is', null)
    .where('is_deleted', '=', 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('membership')
          .select('membership.id')
          .whereRef('membership.borrower_id', '=', 'borrower.id')
          .where('membership.is_invited', '=', 1),
      ),
    )
    .limit(2);
const unprovenByEmail = statement<{ email: string }>()((q, p) => unproven(q).where('email', '=', p.email));
/** A number opens nothing where an email address does: a practice's people may correct a number, and no address (decision 40). */
const unprovenByPhone = statement<{ phone: string }>()((q, p) =>
  unproven(q).where('phone', '=', p.phone).where('email', '=', ''),
);
/** Somebody else who has proven who they are and goes by the same number. */
const othersByPhone = statement<{ phone: string; id: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select('id')
    .where('phone', '=', p.phone)
    .where('id', '<>', p.id)
    .where('is_deleted', '=', 0)
    .where((eb) => eb.or([eb('email_verified_at', 'is not', null), eb('phone_verified_at', 'is not', null)]))
    .limit(1),
);

/** The one person whom practices made a member of at a contact that nobody has proven; undefined where there are several. */
export async function unprovenMember(db: Db, contact: { email: string } | { phone: string }) {
  const found = 'email' in contact ? await db.all(unprovenByEmail, contact) : await db.all(unprovenByPhone, contact);
  const [one, ...more] = found;
  if (!one || more.length > 0) return undefined;
  const isShared = 'phone' in contact && (await db.first(othersByPhone, { phone: contact.phone, id: one.id }));
  return isShared ? undefined : one;
}

/** A person while nobody else changes who they are or what they pay with. */
export const takenPerson = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('borrower').selectAll().where('id', '=', p.id), dialect),
);

/** What a person pays with, removed ones too: payments name them. */
export const methodsOfPerson = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('payment_method')
    .selectAll()
    .where('borrower_id', '=', p.borrowerId)
    .orderBy('created_at')
    .orderBy('id'),
);

export const lastOfHistory = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership_history')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('membership_id', '=', p.membershipId),
);

/** What became of the offers of a membership, the last step first. */
export const offerStepsOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership_history')
    .select(['action', 'at'])
    .where('membership_id', '=', p.membershipId)
    .where('action', 'in', [...OFFER_STEPS])
    .orderBy('seq', 'desc')
    .limit(1),
);

export const historyOf = statement<{ membershipId: string }>()((q, p) =>
  q.selectFrom('membership_history').selectAll().where('membership_id', '=', p.membershipId).orderBy('seq', 'desc'),
);
