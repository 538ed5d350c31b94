import { OFFER_STEPS } from '@domain/membership/history';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

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

/** Whom a practice sent a plan to at an address that nobody has proven yet. */
export const invitedAt = statement<{ practiceId: string; email: string; phone: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .select(['membership.id', 'membership.borrower_id'])
    .where('membership.practice_id', '=', p.practiceId)
    .where('membership.is_invited', '=', 1)
    .where((eb) =>
      eb.or([
        eb.and([eb('borrower.email', '=', p.email), eb('borrower.email', '<>', '')]),
        eb.and([eb('borrower.phone', '=', p.phone), eb('borrower.phone', '<>', '')]),
      ]),
    )
    .orderBy('membership.created_at'),
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
