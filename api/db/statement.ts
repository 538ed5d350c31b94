import type { Compilable } from 'kysely';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Tables } from './tables/index';

export type Dialect = 'sqlite' | 'postgres';

/** A query builder that never runs anything: it only compiles. */
export type QueryBuilder = Kysely<Tables>;

const builders: Record<Dialect, QueryBuilder> = {
  sqlite: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgres: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};

export function queryBuilder(dialect: Dialect): QueryBuilder {
  return builders[dialect];
}

class Placeholder {
  constructor(readonly name: string) {}
}

/** A value that may be bound to a statement. Booleans and dates are stored as 0/1 and ISO text by the callers. */
export type BoundValue = string | number | null;

export type CompiledStatement<P> = { sql: string; name: string; bind: (params: P) => BoundValue[] };

/** A query that is built once per engine and then only bound and run. `P` are its parameters, `R` its row. */
export type Statement<P, R> = {
  compiledFor: (dialect: Dialect) => CompiledStatement<P>;
  /** Only for inference. */
  readonly row?: R;
};

/** The row that a statement gives. */
export type RowOf<S extends { readonly row?: unknown }> = NonNullable<S['row']>;

let count = 0;

/**
 * Declares a statement. The builder function receives stand-ins for the parameters and runs once per engine, so the cost
 * of building SQL is not paid per call: `statement<{ id: string }>()((q, p) => q.selectFrom('borrower').selectAll().where('id', '=', p.id))`.
 * The stand-ins may only be used as values, never inspected.
 */
export function statement<P extends Record<string, BoundValue>>() {
  return <R>(build: (builder: QueryBuilder, params: P, dialect: Dialect) => Compilable<R>): Statement<P, R> => {
    const compiled: Partial<Record<Dialect, CompiledStatement<P>>> = {};
    count += 1;
    const name = `s${count}`;
    return {
      compiledFor(dialect) {
        const known = compiled[dialect];
        if (known) return known;
        const standIns = new Proxy({} as P, { get: (_, property) => new Placeholder(String(property)) });
        const query = build(builders[dialect], standIns, dialect).compile();
        const slots = query.parameters.map((value) =>
          value instanceof Placeholder ? (params: P) => params[value.name] ?? null : () => value as BoundValue,
        );
        const made = { sql: query.sql, name, bind: (params: P) => slots.map((slot) => slot(params)) };
        compiled[dialect] = made;
        return made;
      },
    };
  };
}
