import { sql } from 'kysely';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

/** Practices with money that is due and not in a deposit yet, of purchases or of memberships. */
export const practicesToFund = statement<{ day: string; after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('funding')
    .select('practice_id')
    .where('status', '=', 'QUEUED')
    .where('deposit_id', 'is', null)
    .where('held', '=', 0)
    .where('due_on', '<=', p.day)
    .where('practice_id', '>', p.after)
    .union(
      q
        .selectFrom('membership_funding')
        .select('practice_id')
        .where('deposit_id', 'is', null)
        .where('net_cents', '>', 0)
        .where('due_on', '<=', p.day as never)
        .where('practice_id', '>', p.after),
    )
    .orderBy('practice_id')
    .limit(p.limit),
);

/** The practice, taken until the transaction ends: one process makes its deposits at a time. */
export const takenPractice = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(
    q.selectFrom('practice').select(['id', 'name', 'email', 'suspend_funds', 'version']).where('id', '=', p.id),
    dialect,
  ),
);
/** The same to read from. */
export const fundedPractice = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select(['id', 'suspend_funds']).where('id', '=', p.id),
);
export type FundedPractice = RowOf<typeof takenPractice>;

export const bankOfPractice = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('practice_bank').selectAll().where('practice_id', '=', p.practiceId),
);

/** Fundings of a practice that are due, oldest first; at most a deposit's worth. */
export const dueFundings = statement<{ practiceId: string; day: string; limit: number }>()((q, p) =>
  q
    .selectFrom('funding')
    .select(['id', 'transaction_id', 'net_cents'])
    .where('practice_id', '=', p.practiceId)
    .where('status', '=', 'QUEUED')
    .where('deposit_id', 'is', null)
    .where('held', '=', 0)
    .where('due_on', '<=', p.day)
    .orderBy('created_at')
    .orderBy('id')
    .limit(p.limit),
);

/** What a practice is paid for memberships and is due, oldest first; at most a deposit's worth. */
export const dueMemberFundings = statement<{ practiceId: string; day: string; limit: number }>()((q, p) =>
  q
    .selectFrom('membership_funding')
    .select(['id', 'net_cents'])
    .where('practice_id', '=', p.practiceId)
    .where('deposit_id', 'is', null)
    .where('net_cents', '>', 0)
    .where('due_on', '<=', p.day as never)
    .orderBy('due_on')
    .orderBy('id')
    .limit(p.limit),
);

/** What a practice gives back for memberships and is due, oldest first. */
export const owedOfMemberships = statement<{ practiceId: string; day: string; limit: number }>()((q, p) =>
  q
    .selectFrom('membership_funding')
    .select(['id', 'net_cents', 'taken_cents'])
    .where('practice_id', '=', p.practiceId)
    .where('deposit_id', 'is', null)
    .where('net_cents', '<', 0)
    .where('due_on', '<=', p.day as never)
    .orderBy('due_on')
    .orderBy('id')
    .limit(p.limit),
);

/** What a deposit pays for memberships. */
export const memberFundingsOfDeposit = statement<{ depositId: string }>()((q, p) =>
  q
    .selectFrom('membership_funding')
    .innerJoin('membership', 'membership.id', 'membership_funding.membership_id')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .select([
      'membership_funding.id',
      'membership_funding.membership_id',
      'membership_funding.kind',
      'membership_funding.gross_cents',
      'membership_funding.fee_cents',
      'membership_funding.net_cents',
      'membership_funding.due_on',
      'borrower.first_name',
      'borrower.last_name',
    ])
    .where('membership_funding.deposit_id', '=', p.depositId)
    .where('membership_funding.net_cents', '>', 0)
    .orderBy('membership_funding.due_on')
    .orderBy('membership_funding.id'),
);

/** What a deposit kept back for memberships. */
export const memberOffsetsOfDeposit = statement<{ depositId: string }>()((q, p) =>
  q
    .selectFrom('deposit_membership_offset')
    .innerJoin('membership_funding', 'membership_funding.id', 'deposit_membership_offset.funding_id')
    .innerJoin('membership', 'membership.id', 'membership_funding.membership_id')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .select([
      'membership_funding.id',
      'membership_funding.membership_id',
      'membership_funding.kind',
      'membership_funding.gross_cents',
      'membership_funding.fee_cents',
      'membership_funding.net_cents',
      'membership_funding.due_on',
      'deposit_membership_offset.amount_cents',
      'borrower.first_name',
      'borrower.last_name',
    ])
    .where('deposit_membership_offset.deposit_id', '=', p.depositId)
    .orderBy('membership_funding.due_on')
    .orderBy('membership_funding.id'),
);

export const openRecoveries = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('recovery')
    .select(['id', 'left_cents'])
    .where('practice_id', '=', p.practiceId)
    .where('left_cents', '>', 0)
    .orderBy('created_at')
    .orderBy('id'),
);

export const depositById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('deposit').selectAll().where('id', '=', p.id),
);
export type DepositRow = RowOf<typeof depositById>;

export const depositByRef = statement<{ ref: string }>()((q, p) =>
  q.selectFrom('deposit').selectAll().where('ref', '=', p.ref),
);

export const deferredDeposits = statement<{ after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('deposit')
    .select(['id', 'practice_id'])
    .where('status', '=', 'DEFERRED')
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(p.limit),
);

/** The deposit of a practice that waits, beside those of one purchase each; there is one at most. */
export const deferredOf = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('deposit')
    .selectAll()
    .where('practice_id', '=', p.practiceId)
    .where('status', '=', 'DEFERRED')
    .where('is_separate', '=', 0),
);

/** Whether anything waits of the deposits of one purchase each. */
export const separateDeferred = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('deposit')
    .select('id')
    .where('practice_id', '=', p.practiceId)
    .where('status', '=', 'DEFERRED')
    .where('is_separate', '=', 1)
    .limit(1),
);

/** Whether a practice is paid for each purchase by a transfer of its own; one without a profile is not. */
export const paidSeparately = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('practice_profile')
    .select('practice_id')
    .where('practice_id', '=', p.practiceId)
    .where('is_separated', '=', 1),
);

/** What a deposit pays for. */
export const fundingsOfDeposit = statement<{ depositId: string }>()((q, p) =>
  q
    .selectFrom('funding')
    .innerJoin('credit_transaction', 'credit_transaction.id', 'funding.transaction_id')
    .select([
      'funding.id',
      'funding.transaction_id',
      'funding.gross_cents',
      'funding.fee_cents',
      'funding.net_cents',
      'credit_transaction.number',
    ])
    .where('funding.deposit_id', '=', p.depositId)
    .orderBy('funding.created_at')
    .orderBy('funding.id'),
);

/** What a deposit kept back. */
export const offsetsOfDeposit = statement<{ depositId: string }>()((q, p) =>
  q
    .selectFrom('deposit_offset')
    .innerJoin('recovery', 'recovery.id', 'deposit_offset.recovery_id')
    .innerJoin('credit_transaction', 'credit_transaction.id', 'recovery.transaction_id')
    .select(['deposit_offset.amount_cents', 'credit_transaction.number'])
    .where('deposit_offset.deposit_id', '=', p.depositId)
    .orderBy('recovery.created_at')
    .orderBy('recovery.id'),
);

export const depositsToAsk = statement<{ now: string; limit: number }>()((q, p) =>
  q
    .selectFrom('deposit')
    .select('id')
    .where('ask_at', 'is not', null)
    .where('ask_at', '<=', p.now)
    .orderBy('ask_at')
    .orderBy('id')
    .limit(p.limit),
);

/** How many deposits of a practice stand in each status, and what they come to. */
export const depositSums = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('deposit')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(amount_cents), 0)`.as('cents'),
    ])
    .where('practice_id', '=', p.practiceId)
    .where('status', 'in', ['DEFERRED', 'SUBMITTED', 'UNKNOWN', 'PENDING'])
    .groupBy('status'),
);

const countAndCents = [
  sql<number>`count(*)`.as('count'),
  sql<number>`coalesce(sum(net_cents), 0)`.as('cents'),
] as const;

/** Purchases of a practice that are in no deposit yet. */
export const purchasesInNone = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('funding')
    .select([...countAndCents])
    .where('practice_id', '=', p.practiceId)
    .where('status', '=', 'QUEUED')
    .where('deposit_id', 'is', null),
);

/** Memberships of a practice that are in no deposit yet; what is given back counts against them. */
export const membershipsInNone = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('membership_funding')
    .select([...countAndCents])
    .where('practice_id', '=', p.practiceId)
    .where('deposit_id', 'is', null)
    .where('net_cents', '>', 0),
);
