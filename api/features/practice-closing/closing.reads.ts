import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

type Place = { practiceId: string; after: string; limit: number };

/** Closings that stand, in the order of their practices. */
export const standingClosings = statement<{ after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('practice_closing')
    .select('practice_id')
    .where('reopened_at', 'is', null)
    .where('practice_id', '>', p.after)
    .orderBy('practice_id')
    .limit(p.limit),
);

/** Memberships of a practice with something to close: a plan that runs and for which nothing was done yet, or one that waits. */
export const membershipsToClose = statement<Place & { closingId: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .select('membership.id')
    .where('membership.practice_id', '=', p.practiceId)
    .where('membership.id', '>', p.after)
    .where((eb) =>
      eb.or([
        eb('membership.requested_plan_id', 'is not', null),
        eb.and([
          eb('membership.status', '=', 'ACTIVE'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('practice_closing_told')
                .select('membership_id')
                .whereRef('practice_closing_told.membership_id', '=', 'membership.id')
                .where('practice_closing_told.closing_id', '=', p.closingId),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('membership.id')
    .limit(p.limit),
);

export const closingTold = statement<{ closingId: string; membershipId: string }>()((q, p) =>
  q
    .selectFrom('practice_closing_told')
    .select('told_at')
    .where('closing_id', '=', p.closingId)
    .where('membership_id', '=', p.membershipId),
);

/** Other practices of its group that are open and offer memberships. */
export const othersOfGroup = statement<{ practiceId: string; limit: number }>()((q, p) =>
  q
    .selectFrom('practice')
    .innerJoin('practice as closed', 'closed.enterprise_id', 'practice.enterprise_id')
    .select(['practice.name', 'practice.slug'])
    .where('closed.id', '=', p.practiceId)
    .whereRef('practice.id', '<>', 'closed.id')
    .where('practice.is_active', '=', 1)
    .where('practice.enrollments', 'like', '%"MEMBERSHIPS"%')
    .orderBy('practice.name')
    .limit(p.limit),
);

const plansWaiting = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('practice_id', '=', p.practiceId)
    .where('requested_plan_id', 'is not', null),
);
const membersRunning = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('practice_id', '=', p.practiceId)
    .where('status', '=', 'ACTIVE'),
);
const yearsAgreed = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('membership_renewal')
    .innerJoin('membership', 'membership.id', 'membership_renewal.membership_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('membership.practice_id', '=', p.practiceId)
    .where('membership.status', '=', 'ACTIVE')
    .whereRef('membership_renewal.plan_id', '=', 'membership.active_plan_id')
    .whereRef('membership_renewal.plan_year', '>', 'membership.plan_year')
    .where('membership_renewal.taken_back_at', 'is', null),
);
const invoicesOpen = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('provider_invoice')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('practice_id', '=', p.practiceId)
    .where('status', 'in', ['OPEN', 'FAILED'])
    .where('total_cents', '>', 0),
);

/** What a closing would change at a practice, or leave to be settled. */
export async function closingCounts(db: Db, practiceId: string) {
  const count = async (of: typeof plansWaiting) => Number((await db.first(of, { practiceId }))?.count ?? 0);
  return {
    plansWaiting: await count(plansWaiting),
    activeMembers: await count(membersRunning),
    yearsAgreed: await count(yearsAgreed),
    invoicesOpen: await count(invoicesOpen),
  };
}
