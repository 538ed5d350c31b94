import { US_STATES } from '@domain/us-states';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { civilToday } from '../../civil-today';
import type { Clock } from '../../clock';
import type { Deps } from '../../deps';

/** Marked in one transaction, which everybody waits for: twenty milliseconds. */
const BATCH_ROWS = 100;

/** Today where a borrower lives: the western states are a day behind for some hours. */
function todayOfBorrower(clock: Clock): RawBuilder<string> {
  const home = civilToday(clock, '');
  const behind = US_STATES.filter(({ stateCode }) => civilToday(clock, stateCode) !== home);
  const [first] = behind;
  if (!first) return sql`${home}`;
  const states = sql.join(behind.map(({ stateCode }) => sql.lit(stateCode)));
  return sql`case when state_code in (${states}) then ${civilToday(clock, first.stateCode)} else ${home} end`;
}

/**
 * Marks the lines whose last day is over, so that lists sort them as they show them: with nothing left. The rest of what is
 * left the database keeps by itself; days pass without a change.
 * @param most lines to mark at most, for whoever waits; a schedule marks the rest.
 */
export async function settleEndedLines(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  // The condition of the index, word for word, and the days that may be over somewhere.
  const isEnded = sql<SqlBool>`line_ended = 0 and line_ends_on is not null and line_ends_on < ${civilToday(clock, '')}
    and line_ends_on < ${todayOfBorrower(clock)}`;
  for (let marked = 0; marked < most; marked += BATCH_ROWS) {
    const { builder } = database.read;
    const ended = builder
      .selectFrom('listed_application')
      .select('id')
      .where(isEnded)
      .orderBy('line_ends_on')
      .limit(BATCH_ROWS);
    const ids = (await database.read.query(ended)).map(({ id }) => id);
    if (ids.length === 0) return;
    await database.transaction((tx) =>
      tx.execute(
        tx.builder.updateTable('listed_application').set({ line_ended: 1, available_cents: 0 }).where('id', 'in', ids),
      ),
    );
  }
}
