import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

const SORTS = ['number', 'sort_name', 'status', 'gross_cents', 'net_cents'] as const;

const side = `case when practice.contract_sell_percent < 100 then 'partner' else 'full' end`;
const insertAll = `insert into listed_funding
  (id, borrower_id, practice_id, side_key, application_id, number, status, sort_name, gross_cents, net_cents, created_at)
  select one.id, bought.borrower_id, one.practice_id, ${side}, line.application_id, bought.number, one.status,
  application.sort_name, one.gross_cents, one.net_cents, one.created_at from funding as one
  join credit_transaction as bought on bought.id = one.transaction_id join practice on practice.id = one.practice_id
  join credit_profile as line on line.id = bought.credit_profile_id join application on application.id = line.application_id`;

const triggers: readonly Trigger[] = [
  { name: 'listed_funding_begin', event: 'insert on funding', does: `${insertAll} where one.id = new.id` },
  {
    name: 'listed_funding_change',
    ...on('funding', ['status', 'gross_cents', 'net_cents']),
    does: `update listed_funding set (status, gross_cents, net_cents) =
      (select one.status, one.gross_cents, one.net_cents from funding as one where one.id = new.id) where id = new.id`,
  },
  {
    name: 'listed_funding_name',
    ...on('application', ['sort_name']),
    does: 'update listed_funding set sort_name = new.sort_name where application_id = new.id',
  },
  {
    name: 'listed_funding_line',
    ...on('credit_profile', ['application_id']),
    does: `update listed_funding set (application_id, sort_name) =
      (select application.id, application.sort_name from application where application.id = new.application_id)
      where borrower_id = new.borrower_id`,
  },
  {
    name: 'listed_funding_side',
    ...on('practice', ['contract_sell_percent']),
    does: `update listed_funding set side_key = (select ${side} from practice where practice.id = new.id)
      where practice_id = new.id`,
  },
];

/** What the report of providers' transactions sorts and filters by, one narrow row each, as the list of transactions has. */
export const listedFundings: Migration = {
  name: '211-listed-fundings',
  statements: (dialect) => {
    const binary = dialect === 'postgres' ? ' collate "C"' : '';
    const indexes = ['side_key', 'practice_id'].flatMap((scope) =>
      [
        ...SORTS.map((sort) => [sort, `${sort}, id, created_at`]),
        ['created_at', 'created_at, id, status, gross_cents, net_cents, number, sort_name, application_id'],
        ['tab', 'status, created_at, id, gross_cents, application_id'],
      ].map(
        ([name, columns]) => `create index listed_funding_${scope}_${name} on listed_funding (${scope}, ${columns})`,
      ),
    );
    return [
      `create table listed_funding (
        id text primary key, borrower_id text not null, practice_id text not null, side_key text not null,
        application_id text not null, number integer not null, status text not null, sort_name text${binary} not null,
        gross_cents bigint not null, net_cents bigint not null, created_at text not null)`,
      insertAll,
      ...indexes,
      'create index listed_funding_borrower_id on listed_funding (borrower_id)',
      'create index listed_funding_application on listed_funding (application_id)',
      ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
    ];
  },
};
