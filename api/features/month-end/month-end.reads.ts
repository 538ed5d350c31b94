import { type QueryBuilder, type RowOf, statement } from '../../db/statement';

export const practiceOfMonth = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .leftJoin('practice_bank', 'practice_bank.practice_id', 'practice.id')
    .select(['practice.id', 'practice.name', 'practice.time_zone', 'practice_bank.last_four'])
    .where('practice.id', '=', p.id),
);

type At = { practiceId: string; at: string; day: string };

/** Due before a moment, and in no deposit. */
export const waitingAt = statement<At>()((q, p) =>
  q
    .selectFrom('membership_funding')
    .select((eb) => eb.fn.sum<number | null>('net_cents').as('sum'))
    .where('practice_id', '=', p.practiceId)
    .where('deposit_id', 'is', null)
    .where('net_cents', '>', 0)
    .where('created_at', '<', p.at),
);

/** Due before a moment, in deposits that had not arrived before a day. */
export const underWayAt = statement<At>()((q, p) =>
  q
    .selectFrom('deposit')
    .innerJoin('membership_funding', 'membership_funding.deposit_id', 'deposit.id')
    .select((eb) => eb.fn.sum<number | null>('membership_funding.net_cents').as('sum'))
    .where('deposit.practice_id', '=', p.practiceId)
    .where((eb) => eb.or([eb('deposit.settled_on', 'is', null), eb('deposit.settled_on', '>=', p.day as never)]))
    .where('membership_funding.net_cents', '>', 0)
    .where('membership_funding.created_at', '<', p.at),
);

/** To be given back since before a moment; below zero. */
export const owedBackAt = statement<At>()((q, p) =>
  q
    .selectFrom('membership_funding')
    .select((eb) => eb.fn.sum<number | null>('net_cents').as('sum'))
    .where('practice_id', '=', p.practiceId)
    .where('net_cents', '<', 0)
    .where('created_at', '<', p.at),
);

/** Kept back by deposits that had arrived before a day. */
export const keptBackAt = statement<At>()((q, p) =>
  q
    .selectFrom('deposit')
    .innerJoin('deposit_membership_offset', 'deposit_membership_offset.deposit_id', 'deposit.id')
    .select((eb) => eb.fn.sum<number | null>('deposit_membership_offset.amount_cents').as('sum'))
    .where('deposit.practice_id', '=', p.practiceId)
    .where('deposit.settled_on', '<', p.day as never),
);

type Month = { practiceId: string; from: string; until: string };

const ofMonth = (q: QueryBuilder, p: Month) =>
  q
    .selectFrom('listed_member_funding')
    .innerJoin('membership_funding', 'membership_funding.id', 'listed_member_funding.id')
    .where('listed_member_funding.practice_id', '=', p.practiceId)
    .where('listed_member_funding.created_at', '>=', p.from)
    .where('listed_member_funding.created_at', '<', p.until);

const sums = (q: QueryBuilder, p: Month) =>
  ofMonth(q, p)
    .select('membership_funding.kind')
    .select((eb) => [
      eb.fn.countAll<number>().as('rows'),
      eb.fn.sum<number>('membership_funding.gross_cents').as('gross'),
      eb.fn.sum<number>('membership_funding.fee_cents').as('fee'),
      eb.fn.sum<number>('membership_funding.net_cents').as('net'),
    ])
    .groupBy('membership_funding.kind')
    .orderBy('membership_funding.kind', 'desc');

/** What came to be due in a month, by what it is for. */
export const cameInMonth = statement<Month>()((q, p) => sums(q, p).where('membership_funding.net_cents', '>', 0));
/** What is given back since that month. */
export const backInMonth = statement<Month>()((q, p) => sums(q, p).where('membership_funding.net_cents', '<', 0));
export type MonthGroup = RowOf<typeof cameInMonth>;

export const idsInMonth = statement<Month & { limit: number }>()((q, p) =>
  ofMonth(q, p)
    .select('listed_member_funding.id')
    .orderBy('listed_member_funding.created_at')
    .orderBy('listed_member_funding.id')
    .limit(p.limit),
);

const deposits = (q: QueryBuilder, practiceId: string) =>
  q
    .selectFrom('deposit')
    .select(['id', 'ref', 'status', 'amount_cents', 'memberships_cents', 'made_on', 'settles_on', 'settled_on'])
    .where('practice_id', '=', practiceId)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('membership_funding').select('membership_funding.id').whereRef('deposit_id', '=', 'deposit.id'),
        ),
        eb.exists(
          eb
            .selectFrom('deposit_membership_offset')
            .select('deposit_membership_offset.funding_id')
            .whereRef('deposit_membership_offset.deposit_id', '=', 'deposit.id'),
        ),
      ]),
    );

type Days = { practiceId: string; first: string; last: string };

/** Deposits that arrived from one day to another, and pay for memberships. */
export const depositsArrived = statement<Days>()((q, p) =>
  deposits(q, p.practiceId)
    .where('settled_on', '>=', p.first as never)
    .where('settled_on', '<=', p.last as never)
    .orderBy('settled_on')
    .orderBy('id'),
);
export type MonthDepositRow = RowOf<typeof depositsArrived>;

/** Deposits that were made until a day and had not arrived by then. */
export const depositsComing = statement<Days>()((q, p) =>
  deposits(q, p.practiceId)
    .where('made_on', '<=', p.last as never)
    .where((eb) => eb.or([eb('settled_on', 'is', null), eb('settled_on', '>', p.last as never)]))
    .orderBy('made_on')
    .orderBy('id'),
);

/** What a deposit pays for memberships and keeps back of them, added up. */
export const paidByDeposit = statement<{ depositId: string }>()((q, p) =>
  q
    .selectFrom('membership_funding')
    .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.sum<number | null>('net_cents').as('sum')])
    .where('deposit_id', '=', p.depositId)
    .where('net_cents', '>', 0),
);
export const keptByDeposit = statement<{ depositId: string }>()((q, p) =>
  q
    .selectFrom('deposit_membership_offset')
    .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.sum<number | null>('amount_cents').as('sum')])
    .where('deposit_id', '=', p.depositId),
);

const shown = [
  'membership_funding.id',
  'membership_funding.membership_id',
  'membership_funding.kind',
  'membership_funding.gross_cents',
  'membership_funding.fee_cents',
  'borrower.first_name',
  'borrower.last_name',
  'membership_plan.name as plan_name',
] as const;

type Lines = { depositId: string; limit: number };

export const firstPaid = statement<Lines>()((q, p) =>
  q
    .selectFrom('membership_funding')
    .innerJoin('membership', 'membership.id', 'membership_funding.membership_id')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .leftJoin('membership_plan', 'membership_plan.id', 'membership.active_plan_id')
    .select([...shown, 'membership_funding.net_cents as amount_cents'])
    .where('membership_funding.deposit_id', '=', p.depositId)
    .where('membership_funding.net_cents', '>', 0)
    .orderBy('membership_funding.created_at')
    .orderBy('membership_funding.id')
    .limit(p.limit),
);
export type DepositLineRow = RowOf<typeof firstPaid>;

export const firstKept = statement<Lines>()((q, p) =>
  q
    .selectFrom('deposit_membership_offset')
    .innerJoin('membership_funding', 'membership_funding.id', 'deposit_membership_offset.funding_id')
    .innerJoin('membership', 'membership.id', 'membership_funding.membership_id')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .leftJoin('membership_plan', 'membership_plan.id', 'membership.active_plan_id')
    .select([...shown, 'deposit_membership_offset.amount_cents'])
    .where('deposit_membership_offset.deposit_id', '=', p.depositId)
    .orderBy('membership_funding.created_at')
    .orderBy('membership_funding.id')
    .limit(p.limit),
);
