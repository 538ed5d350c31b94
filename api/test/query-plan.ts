import { type Compilable, sql } from 'kysely';
import type { Database, Db } from '../db/database';
import type { BoundValue, Statement } from '../db/statement';

/** Every text of a statement that reads ran, with values that it was run with. */
export type RanStatements = Map<string, readonly unknown[]>;

/** Reading that keeps what it ran. */
export function recorded(db: Db, ran: RanStatements): Db {
  function keep<P extends Record<string, BoundValue>, R>(query: Statement<P, R>, params: P): void {
    const { sql: text, bind } = query.compiledFor(db.dialect);
    ran.set(text, bind(params));
  }
  return {
    ...db,
    all(query, params) {
      keep(query, params);
      return db.all(query, params);
    },
    first(query, params) {
      keep(query, params);
      return db.first(query, params);
    },
    query<R>(query: Compilable<R>) {
      const { sql: text, parameters } = query.compile();
      ran.set(text, parameters);
      return db.query(query);
    },
  };
}

/** Names of derived tables, which are as large as what was found. */
const DERIVED =
  /^(SCAN|SEARCH) (counted|named|merged|one_of|walked|found|looked|\(subquery-\d+\)|\d+ CONSTANT ROWS?|CONSTANT ROW)/;

/** A view that is read for what was asked of it; the reads inside it are lines of their own. */
const VIEW = 'CO-ROUTINE thing_of_person';

/** Of a search: what it named, and rows of a list that are then found otherwise than by what was named. */
const isNamed = (line: string): boolean => line === 'SCAN named';
const isNotByName = (line: string): boolean =>
  /^SEARCH listed USING/.test(line) && !/[( ](id|application_id|object_id)=\?/.test(line);

/**
 * Statements whose plan reads a whole table, or the rows of a scope anew for each name that a search found, each with the line of the plan
 * that says so.
 */
export async function wholeReads(database: Database, ran: RanStatements): Promise<string[]> {
  const faults: string[] = [];
  for (const [text, parameters] of ran) {
    const prefix = database.dialect === 'sqlite' ? 'explain query plan ' : 'explain ';
    const question = { compile: () => ({ ...sql.raw(prefix + text).compile(database.read.builder), parameters }) };
    const plan = await database.transaction(async (tx) => {
      // The tables of a test are small: only without the choice it shows that an index would serve.
      if (tx.dialect === 'postgres')
        await tx.execute({ compile: () => sql.raw('set local enable_seqscan = off').compile(tx.builder) });
      return tx.query(question as unknown as Compilable<Record<string, string>>);
    });
    const lines = plan.map((row) => row.detail ?? row['QUERY PLAN'] ?? '');
    const whole = lines.filter((line) =>
      database.dialect === 'sqlite'
        ? line.startsWith('SCAN') && !DERIVED.test(line) && !(line === 'SCAN link' && lines.includes(VIEW))
        : /Seq Scan on/.test(line),
    );
    if (database.dialect === 'sqlite' && lines.some(isNamed)) whole.push(...lines.filter(isNotByName));
    if (whole.length > 0) faults.push(`${whole.join('; ')}: ${text}`);
  }
  return faults;
}
