import { HOLDING_STATUSES } from '@domain/credit-line/available-credit';
import { US_STATES } from '@domain/us-states';
import { type RawBuilder, sql } from 'kysely';
import { civilToday } from '../../civil-today';
import type { Clock } from '../../clock';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const holding = sql.join(HOLDING_STATUSES.map((status) => sql.lit(status)));

/** Cents of the transactions of a line's borrower that wait for somebody. */
const waitingCents = sql<number>`(select cast(coalesce(sum(waiting.amount_cents), 0) as bigint)
  from credit_transaction as waiting
  where waiting.borrower_id = credit_profile.borrower_id and waiting.status in (${holding}))`;

const columns = [
  'borrower.state_code as borrower_state',
  'borrower.email',
  'borrower.first_name',
  'borrower.on_hold',
  'borrower.flagged_fraud',
  'borrower.deceased',
  'borrower.is_deleted',
] as const;

const ofBorrower = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_profile')
    .innerJoin('borrower', 'borrower.id', 'credit_profile.borrower_id')
    .selectAll('credit_profile')
    .select([...columns, waitingCents.as('waiting_cents')])
    .where('credit_profile.borrower_id', '=', p.borrowerId),
);

/** A person's credit line with what waits and what closes it; undefined without one. */
export function findLine(db: Db, borrowerId: string) {
  return db.first(ofBorrower, { borrowerId });
}

export type LineRow = NonNullable<Awaited<ReturnType<typeof findLine>>>;

/** The same of several people. */
export function listLines(db: Db, borrowerIds: readonly string[]): Promise<LineRow[]> {
  if (borrowerIds.length === 0) return Promise.resolve([]);
  return db.query(
    db.builder
      .selectFrom('credit_profile')
      .innerJoin('borrower', 'borrower.id', 'credit_profile.borrower_id')
      .selectAll('credit_profile')
      .select([...columns, waitingCents.as('waiting_cents')])
      .where('credit_profile.borrower_id', 'in', [...borrowerIds]),
  );
}

/** Today where a borrower lives: the western states are a day behind for some hours. */
function todayOfBorrower(clock: Clock): RawBuilder<string> {
  const home = civilToday(clock, '');
  const behind = US_STATES.filter(({ stateCode }) => civilToday(clock, stateCode) !== home);
  const [first] = behind;
  if (!first) return sql`${home}`;
  const states = sql.join(behind.map(({ stateCode }) => sql.lit(stateCode)));
  return sql`case when borrower.state_code in (${states}) then ${civilToday(clock, first.stateCode)} else ${home} end`;
}

/**
 * `availableCredit` of the domain as SQL, for lists that sort by it, over `credit_profile` and `borrower`. A test compares
 * the two.
 */
export function availableCents(clock: Clock): RawBuilder<number> {
  const left = sql`credit_profile.approved_line_cents - credit_profile.balance_cents - ${waitingCents}`;
  return sql<number>`case
    when borrower.on_hold = 1 or borrower.flagged_fraud = 1 or borrower.is_deleted = 1 or borrower.deceased = 1 then 0
    when credit_profile.expires_on < ${todayOfBorrower(clock)} then 0
    when ${left} < 0 then 0
    else ${left} end`;
}
