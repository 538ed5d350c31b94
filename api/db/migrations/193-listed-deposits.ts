import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

const side = `case when practice.contract_sell_percent < 100 then 'partner' else 'full' end`;
/** A moment of the day on which it is made, by the clocks that dates of lists count by. */
const madeAt = `one.made_on || 'T17:00:00.000Z'`;
const insertAll = `insert into listed_deposit (id, practice_id, side_key, ref, status, amount_cents, made_at)
  select one.id, one.practice_id, ${side}, one.ref, one.status, one.amount_cents, ${madeAt}
  from deposit as one join practice on practice.id = one.practice_id`;

const triggers: readonly Trigger[] = [
  { name: 'listed_deposit_begin', event: 'insert on deposit', does: `${insertAll} where one.id = new.id` },
  {
    name: 'listed_deposit_change',
    ...on('deposit', ['status', 'amount_cents']),
    does: 'update listed_deposit set status = new.status, amount_cents = new.amount_cents where id = new.id',
  },
  {
    name: 'listed_deposit_side',
    ...on('practice', ['contract_sell_percent']),
    does: `update listed_deposit set side_key = (select ${side} from practice where practice.id = new.id)
      where practice_id = new.id`,
  },
];

/** What the list of deposits sorts and filters by, one narrow row each, as the list of transactions has. */
export const listedDeposits: Migration = {
  name: '193-listed-deposits',
  statements: (dialect) => [
    `create table listed_deposit (
      id text primary key, practice_id text not null, side_key text not null, ref text not null, status text not null,
      amount_cents bigint not null, made_at text not null)`,
    insertAll,
    ...['side_key', 'practice_id'].flatMap((scope) =>
      [
        ['made_at', 'made_at, id, status, amount_cents'],
        ['status', 'status, id, made_at'],
        ['amount_cents', 'amount_cents, id, made_at'],
        ['tab', 'status, made_at, id, amount_cents'],
      ].map(
        ([name, columns]) => `create index listed_deposit_${scope}_${name} on listed_deposit (${scope}, ${columns})`,
      ),
    ),
    'create index listed_deposit_ref on listed_deposit (ref)',
    ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
  ],
};
