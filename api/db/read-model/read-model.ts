import { type Trigger, triggerOf } from '../migrations/row-triggers';
import type { Dialect } from '../statement';
import { type AnyDeclaration, type Declaration, typeOf } from './declaration';
import { indexAlone, rowsOf } from './rows-of';
import { checkDeclaration, sourcesOf } from './sources';
import { insertRows, type KeptTrigger, triggersOf } from './triggers';

/** A read model's statements, for migrations; another shape of it drops the one before and creates anew. */
export type ReadModel<D extends AnyDeclaration = AnyDeclaration> = {
  declaration: D;
  create(dialect: Dialect): string[];
  drop(dialect: Dialect): string[];
};

/**
 * A table with one row for each row of a list whose orders and filters are columns of several tables, kept by triggers. A declaration in
 * a released migration never changes, nor does what this makes of it.
 */
export function readModel<C extends string>(declaration: Declaration<C>): ReadModel<Declaration<C>> {
  const model = declaration as AnyDeclaration;
  checkDeclaration(model);
  const triggers = triggersOf(model);
  return {
    declaration,
    create: (dialect) => [
      tableOf(model, dialect),
      insertRows(model),
      ...indexesOf(model),
      ...triggers.flatMap((trigger) => triggerOf(takingRows(model, trigger, dialect), dialect)),
    ],
    drop: (dialect) => [
      ...triggers.flatMap((trigger) => dropOf(trigger, dialect)),
      ...indexesOfFinding(model)
        .filter((index) => !index.includes(` on ${model.table} `))
        .map((index) => `drop index ${index.split(' ')[2]}`),
      `drop table ${model.table}`,
    ],
  };
}

/**
 * On Postgres two transactions may each add a bill to one membership: whoever comes second waits for the row, and only then counts, because
 * a statement that waits would go on with what it saw before.
 */
function takingRows({ table }: AnyDeclaration, trigger: KeptTrigger, dialect: Dialect): Trigger {
  if (dialect === 'sqlite' || trigger.takes === undefined) return trigger;
  return {
    ...trigger,
    does: `perform 1 from ${table} where ${trigger.takes} order by id for no key update; ${trigger.does}`,
  };
}

function tableOf({ table, columns }: AnyDeclaration, dialect: Dialect): string {
  const types = Object.entries(columns).map(([name, column]) => {
    const type = typeOf(column);
    const stored = type.replace(' null', '').replace('name', dialect === 'postgres' ? 'text collate "C"' : 'text');
    return `${name} ${stored}${type.endsWith(' null') ? '' : ' not null'}`;
  });
  return `create table ${table} (id text primary key, ${types.join(', ')})`;
}

const list = (names: readonly (string | undefined)[]) =>
  [...new Set(names.filter((name) => name !== undefined))].join(', ');

/** Each `<table>_<scope column>_<column>`, and those that no scope leads. */
function indexesOf(model: AnyDeclaration): string[] {
  const { table, scopes, at, orders, filters, rare = [], tab, words, alone = [] } = model;
  const within = [
    [at, list([at, 'id', ...filters, tab, ...orders, words])],
    ...orders.filter((column) => column !== at).map((column) => [column, list([column, 'id', at])]),
    ...(tab === undefined ? [] : [['tab', list([tab, at, 'id', ...filters, words])]]),
    ...rare.filter((column) => !orders.includes(column)).map((column) => [column, list([column, at, 'id'])]),
  ];
  return [
    ...scopes.flatMap((scope) =>
      within.map(([name, columns]) => `create index ${table}_${scope}_${name} on ${table} (${scope}, ${columns})`),
    ),
    ...new Set([
      ...(words === undefined ? alone : [words, ...alone]).map((column) => indexAlone(model, column)),
      ...indexesOfFinding(model),
    ]),
  ];
}

/** Those by which a change of a source finds the rows that it belongs to. */
const indexesOfFinding = (model: AnyDeclaration): readonly string[] => [
  ...new Set([...sourcesOf(model).values()].flatMap((source) => rowsOf(model, source, 'new.id').indexes)),
];

function dropOf({ name, event }: Trigger, dialect: Dialect): string[] {
  if (dialect === 'sqlite') return [`drop trigger ${name}`];
  return [`drop trigger ${name} on ${event.split(' on ')[1]}`, `drop function ${name}()`];
}
