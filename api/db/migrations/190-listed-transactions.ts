import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

const SORTS = ['number', 'sort_name', 'status', 'amount_cents', 'first_treatment_on'] as const;
/** What a list can ask for, behind the date. */
const COVERED = 'status, amount_cents, funding_status, asks, number, sort_name, first_treatment_on, application_id';

const side = `case when practice.contract_sell_percent < 100 then 'partner' else 'full' end`;
const asks = 'case when one.request_kind is null and one.flagged_at is null then 0 else 1 end';
const sources = `from credit_transaction as one join practice on practice.id = one.practice_id
  join credit_profile as line on line.id = one.credit_profile_id join application on application.id = line.application_id
  left join funding on funding.transaction_id = one.id`;
const insertAll = `insert into listed_transaction
  (id, borrower_id, practice_id, side_key, application_id, number, status, sort_name, amount_cents, funding_status, asks, first_treatment_on, created_at)
  select one.id, one.borrower_id, one.practice_id, ${side}, line.application_id, one.number, one.status, application.sort_name,
  one.amount_cents, funding.status, ${asks}, one.first_treatment_on, one.created_at ${sources}`;

const triggers: readonly Trigger[] = [
  {
    name: 'listed_transaction_begin',
    event: 'insert on credit_transaction',
    does: `${insertAll} where one.id = new.id`,
  },
  {
    name: 'listed_transaction_change',
    ...on('credit_transaction', ['status', 'amount_cents', 'first_treatment_on', 'request_kind', 'flagged_at']),
    does: `update listed_transaction set (status, amount_cents, first_treatment_on, asks) =
      (select one.status, one.amount_cents, one.first_treatment_on, ${asks} from credit_transaction as one where one.id = new.id)
      where id = new.id`,
  },
  {
    name: 'listed_transaction_funding',
    event: 'insert on funding',
    does: 'update listed_transaction set funding_status = new.status where id = new.transaction_id',
  },
  {
    name: 'listed_transaction_funded',
    ...on('funding', ['status']),
    does: 'update listed_transaction set funding_status = new.status where id = new.transaction_id',
  },
  {
    name: 'listed_transaction_name',
    ...on('application', ['sort_name']),
    does: 'update listed_transaction set sort_name = new.sort_name where application_id = new.id',
  },
  {
    name: 'listed_transaction_line',
    ...on('credit_profile', ['application_id']),
    does: `update listed_transaction set (application_id, sort_name) =
      (select application.id, application.sort_name from application where application.id = new.application_id)
      where borrower_id = new.borrower_id`,
  },
  {
    name: 'listed_transaction_side',
    ...on('practice', ['contract_sell_percent']),
    does: `update listed_transaction set side_key = (select ${side} from practice where practice.id = new.id)
      where practice_id = new.id`,
  },
];

/**
 * What the list of credit transactions sorts and filters by, one narrow row each, kept by triggers as those of applications
 * are, with an index for each order within a side's practices and within one practice. People are found by the words of the
 * application that their line came from.
 */
export const listedTransactions: Migration = {
  name: '190-listed-transactions',
  statements: (dialect) => {
    const binary = dialect === 'postgres' ? ' collate "C"' : '';
    const indexes = ['side_key', 'practice_id'].flatMap((scope) =>
      [
        ...SORTS.map((sort) => [sort, `${sort}, id, created_at`]),
        ['created_at', `created_at, id, ${COVERED}`],
        ['tab', 'status, created_at, id, amount_cents, funding_status, asks, application_id'],
        ['funding_status', 'funding_status, created_at, id'],
        ['asks', 'asks, created_at, id'],
      ].map(
        ([name, columns]) =>
          `create index listed_transaction_${scope}_${name} on listed_transaction (${scope}, ${columns})`,
      ),
    );
    return [
      `create table listed_transaction (
        id text primary key, borrower_id text not null, practice_id text not null, side_key text not null,
        application_id text not null, number integer not null, status text not null, sort_name text${binary} not null,
        amount_cents bigint not null, funding_status text, asks integer not null, first_treatment_on text, created_at text not null)`,
      insertAll,
      ...indexes,
      'create index listed_transaction_borrower_id on listed_transaction (borrower_id)',
      'create index listed_transaction_application on listed_transaction (application_id)',
      ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
    ];
  },
};
