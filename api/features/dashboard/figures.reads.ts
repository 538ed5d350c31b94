import { type RowOf, statement } from '../../db/statement';

type OfPractice = { practiceId: string };

export const practiceOfFigures = statement<OfPractice>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'name', 'state_code', 'time_zone', 'risk_profile_id', 'product_group_id'])
    .where('id', '=', p.practiceId),
);
export type FiguresPractice = RowOf<typeof practiceOfFigures>;

/** Applications for financing that began within some instants, by where they stand. */
export const applicationsBegun = statement<{ practiceKey: string; from: string; to: string }>()((q, p) =>
  q
    .selectFrom('listed_application')
    .select((eb) => ['status', eb.fn.countAll<number>().as('rows')])
    .where('practice_key', '=', p.practiceKey)
    .where('created_at', '>=', p.from)
    .where('created_at', '<', p.to)
    .groupBy('status'),
);

/** Transactions that wait, by where they stand. */
export const transactionsWaiting = statement<OfPractice & { from: string }>()((q, p) =>
  q
    .selectFrom('listed_transaction')
    .select((eb) => ['status', eb.fn.countAll<number>().as('rows'), eb.fn.sum<number>('amount_cents').as('cents')])
    .where('practice_id', '=', p.practiceId)
    .where('status', 'in', ['PENDING', 'REQUESTED', 'VERIFICATION_REQUESTED', 'REVIEW'])
    .where('created_at', '>=', p.from)
    .groupBy('status'),
);

/** Transactions since an instant by where they stand and, once chosen, by plan. */
export const transactionsByPlan = statement<OfPractice & { from: string }>()((q, p) =>
  q
    .selectFrom('listed_transaction as listed')
    .innerJoin('credit_transaction as one', 'one.id', 'listed.id')
    .select((eb) => [
      'one.status',
      'one.selected_product',
      eb.fn.countAll<number>().as('rows'),
      eb.fn.sum<number>('listed.amount_cents').as('cents'),
    ])
    .where('listed.practice_id', '=', p.practiceId)
    .where('listed.created_at', '>=', p.from)
    .groupBy(['one.status', 'one.selected_product']),
);

/** Transactions since an instant whose plan is chosen, by plan; an index of its own holds all that is asked. */
export const plansChosen = statement<OfPractice & { from: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select((eb) => [
      'selected_product',
      eb.fn.countAll<number>().as('chosen'),
      eb.fn.count<number>('accepted_at').as('accepted'),
    ])
    .where('practice_id', '=', p.practiceId)
    .where('created_at', '>=', p.from)
    .where('selected_product', 'is not', null)
    .groupBy('selected_product'),
);

/** What is due and in no deposit yet, by its day. */
export const nextFundings = statement<OfPractice>()((q, p) =>
  q
    .selectFrom('funding')
    .select((eb) => ['due_on', eb.fn.countAll<number>().as('rows'), eb.fn.sum<number>('net_cents').as('cents')])
    .where('practice_id', '=', p.practiceId)
    .where('status', '=', 'QUEUED')
    .where('deposit_id', 'is', null)
    .groupBy('due_on')
    .orderBy('due_on'),
);

/** What the next deposits still keep back for refunds. */
export const stillKeptBack = statement<OfPractice>()((q, p) =>
  q
    .selectFrom('recovery')
    .select((eb) => [
      eb.fn.countAll<number>().as('rows'),
      eb.fn.coalesce(eb.fn.sum<number>('left_cents'), eb.lit(0)).as('cents'),
    ])
    .where('practice_id', '=', p.practiceId)
    .where('left_cents', '>', 0),
);

/** Deposits that are made and not there yet, newest first. */
export const openDeposits = statement<OfPractice>()((q, p) =>
  q
    .selectFrom('listed_deposit as listed')
    .innerJoin('deposit', 'deposit.id', 'listed.id')
    .select(['deposit.id', 'deposit.ref', 'deposit.status', 'deposit.amount_cents', 'deposit.settles_on'])
    .where('listed.practice_id', '=', p.practiceId)
    .where('listed.status', 'in', ['DEFERRED', 'SUBMITTED', 'UNKNOWN', 'PENDING'])
    .orderBy('listed.made_at', 'desc')
    .orderBy('listed.id', 'desc'),
);
