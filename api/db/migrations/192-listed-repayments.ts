import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

const SORTS = ['number', 'sort_name', 'status', 'amount_cents'] as const;

const side = `case when practice.contract_sell_percent < 100 then 'partner' else 'full' end`;
/** A moment of the day on which it is paid, by the clocks that dates of lists count by. */
const payAt = `one.scheduled_on || 'T17:00:00.000Z'`;
const insertAll = `insert into listed_repayment
  (id, borrower_id, practice_id, side_key, application_id, number, status, kind, sort_name, amount_cents, pay_at)
  select one.id, one.borrower_id, loan.practice_id, ${side}, line.application_id, loan.number, one.status, one.kind,
  application.sort_name, one.amount_cents, ${payAt} from payment as one
  join credit_transaction as loan on loan.id = one.transaction_id join practice on practice.id = loan.practice_id
  join credit_profile as line on line.id = loan.credit_profile_id join application on application.id = line.application_id`;

const triggers: readonly Trigger[] = [
  { name: 'listed_repayment_begin', event: 'insert on payment', does: `${insertAll} where one.id = new.id` },
  {
    name: 'listed_repayment_change',
    ...on('payment', ['status', 'scheduled_on', 'amount_cents']),
    does: `update listed_repayment set (status, amount_cents, pay_at) =
      (select one.status, one.amount_cents, ${payAt} from payment as one where one.id = new.id) where id = new.id`,
  },
  {
    name: 'listed_repayment_name',
    ...on('application', ['sort_name']),
    does: 'update listed_repayment set sort_name = new.sort_name where application_id = new.id',
  },
  {
    name: 'listed_repayment_line',
    ...on('credit_profile', ['application_id']),
    does: `update listed_repayment set (application_id, sort_name) =
      (select application.id, application.sort_name from application where application.id = new.application_id)
      where borrower_id = new.borrower_id`,
  },
  {
    name: 'listed_repayment_side',
    ...on('practice', ['contract_sell_percent']),
    does: `update listed_repayment set side_key = (select ${side} from practice where practice.id = new.id)
      where practice_id = new.id`,
  },
];

/** What the list of repayments sorts and filters by, one narrow row each, as the list of transactions has. */
export const listedRepayments: Migration = {
  name: '192-listed-repayments',
  statements: (dialect) => {
    const binary = dialect === 'postgres' ? ' collate "C"' : '';
    const indexes = ['side_key', 'practice_id'].flatMap((scope) =>
      [
        ...SORTS.map((sort) => [sort, `${sort}, id, pay_at`]),
        ['pay_at', 'pay_at, id, status, kind, amount_cents, number, sort_name, application_id'],
        ['tab', 'status, pay_at, id, kind, amount_cents, application_id'],
        ['kind', 'kind, pay_at, id'],
      ].map(
        ([name, columns]) =>
          `create index listed_repayment_${scope}_${name} on listed_repayment (${scope}, ${columns})`,
      ),
    );
    return [
      `create table listed_repayment (
        id text primary key, borrower_id text not null, practice_id text not null, side_key text not null,
        application_id text not null, number integer not null, status text not null, kind text not null,
        sort_name text${binary} not null, amount_cents bigint not null, pay_at text not null)`,
      insertAll,
      ...indexes,
      'create index listed_repayment_borrower_id on listed_repayment (borrower_id)',
      'create index listed_repayment_application on listed_repayment (application_id)',
      ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
    ];
  },
};
