import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

const SORTS = ['sort_name', 'limit_cents', 'state_code'] as const;
const FLAGS = ['on_hold', 'flagged', 'archived'] as const;

const side = `case when practice.contract_sell_percent < 100 then 'partner' else 'full' end`;
const account = `case when line.id is null then 'NONE' else 'LINE' end`;
const columns = `(id, borrower_id, practice_id, side_key, application_id, sort_name, account, limit_cents, state_code,
  on_hold, flagged, archived, created_at)`;
const ofPerson = `application.sort_name, ${account}, line.approved_line_cents, borrower.state_code,
  borrower.on_hold, borrower.flagged_fraud, borrower.is_deleted`;

/** Whoever applied for financing, where they did; a later application is the one by whose words they are found. */
const applied = (which: string) => `insert into listed_borrower ${columns}
  select application.borrower_id || ':' || application.practice_id, application.borrower_id, application.practice_id,
  ${side}, application.id, ${ofPerson}, application.created_at
  from application join borrower on borrower.id = application.borrower_id
  join practice on practice.id = application.practice_id
  left join credit_profile as line on line.borrower_id = application.borrower_id
  where application.enrollment = 'APPLICATIONS' and ${which}
  on conflict (id) do update set application_id = excluded.application_id, sort_name = excluded.sort_name`;

/** Whoever bought where they had not applied, found by the words of the application that their line came from. */
const bought = (which: string) => `insert into listed_borrower ${columns}
  select one.borrower_id || ':' || one.practice_id, one.borrower_id, one.practice_id,
  ${side}, application.id, ${ofPerson}, one.created_at
  from credit_transaction as one join borrower on borrower.id = one.borrower_id
  join practice on practice.id = one.practice_id join credit_profile as line on line.id = one.credit_profile_id
  join application on application.id = line.application_id where ${which}
  on conflict (id) do nothing`;

const here = 'borrower_id = old.borrower_id and practice_id = old.practice_id';
const otherHere = `from application as other where other.borrower_id = old.borrower_id
  and other.practice_id = old.practice_id and other.enrollment = 'APPLICATIONS'`;

const triggers: readonly Trigger[] = [
  {
    name: 'listed_borrower_applied',
    event: 'insert on application',
    when: `new.enrollment = 'APPLICATIONS'`,
    does: applied('application.id = new.id'),
  },
  {
    // An application that turned out to be somebody else's leaves the person it was begun for.
    name: 'listed_borrower_moved',
    ...on('application', ['borrower_id', 'practice_id', 'enrollment']),
    does: `delete from listed_borrower where ${here} and not exists (select 1 ${otherHere})
        and not exists (select 1 from credit_transaction as one where one.borrower_id = old.borrower_id
        and one.practice_id = old.practice_id);
      update listed_borrower set application_id = (select other.id ${otherHere} order by other.created_at desc, other.id desc limit 1)
        where ${here} and application_id = new.id and exists (select 1 ${otherHere});
      ${applied('application.id = new.id')}`,
  },
  {
    name: 'listed_borrower_name',
    ...on('application', ['sort_name']),
    does: 'update listed_borrower set sort_name = new.sort_name where application_id = new.id',
  },
  {
    name: 'listed_borrower_bought',
    event: 'insert on credit_transaction',
    does: bought('one.id = new.id'),
  },
  {
    name: 'listed_borrower_person',
    ...on('borrower', ['state_code', 'on_hold', 'flagged_fraud', 'is_deleted']),
    does: `update listed_borrower set state_code = new.state_code, on_hold = new.on_hold, flagged = new.flagged_fraud,
      archived = new.is_deleted where borrower_id = new.id`,
  },
  {
    name: 'listed_borrower_new_line',
    event: 'insert on credit_profile',
    does: `update listed_borrower set account = 'LINE', limit_cents = new.approved_line_cents where borrower_id = new.borrower_id`,
  },
  {
    name: 'listed_borrower_line',
    ...on('credit_profile', ['approved_line_cents']),
    does: 'update listed_borrower set limit_cents = new.approved_line_cents where borrower_id = new.borrower_id',
  },
  {
    name: 'listed_borrower_side',
    ...on('practice', ['contract_sell_percent']),
    does: `update listed_borrower set side_key = (select ${side} from practice where practice.id = new.id)
      where practice_id = new.id`,
  },
];

/**
 * What the list of borrowers sorts and filters by, one narrow row for each practice where a person applied or bought, kept
 * by triggers as the other lists' are.
 */
export const listedBorrowers: Migration = {
  name: '214-listed-borrowers',
  statements: (dialect) => {
    const binary = dialect === 'postgres' ? ' collate "C"' : '';
    const covered = ['account', 'limit_cents', ...FLAGS, 'state_code', 'sort_name', 'application_id'].join(', ');
    const indexes = ['side_key', 'practice_id'].flatMap((scope) =>
      [
        ...SORTS.map((sort) => [sort, `${sort}, id, created_at`]),
        ['created_at', `created_at, id, ${covered}`],
        ['tab', 'account, created_at, id, limit_cents, state_code, on_hold, flagged, archived, application_id'],
        ...FLAGS.map((flag) => [flag, `${flag}, created_at, id`]),
      ].map(
        ([name, indexed]) => `create index listed_borrower_${scope}_${name} on listed_borrower (${scope}, ${indexed})`,
      ),
    );
    return [
      `create table listed_borrower (
        id text primary key, borrower_id text not null, practice_id text not null, side_key text not null,
        application_id text not null, sort_name text${binary} not null, account text not null, limit_cents bigint,
        state_code text, on_hold integer not null, flagged integer not null, archived integer not null, created_at text not null)`,
      ...FILL,
      ...indexes,
      'create index listed_borrower_borrower_id on listed_borrower (borrower_id)',
      'create index listed_borrower_application on listed_borrower (application_id)',
      ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
    ];
  },
};

/** Each person's first application at a practice makes the row and the newest one is named, which Postgres does not do in one statement. */
const FILL = [
  applied(`not exists (select 1 from application as earlier where earlier.borrower_id = application.borrower_id
    and earlier.practice_id = application.practice_id and earlier.enrollment = 'APPLICATIONS'
    and (earlier.created_at < application.created_at or earlier.created_at = application.created_at and earlier.id < application.id))`),
  `update listed_borrower set (application_id, sort_name) = (select newest.id, newest.sort_name from application as newest
    where newest.borrower_id = listed_borrower.borrower_id and newest.practice_id = listed_borrower.practice_id
    and newest.enrollment = 'APPLICATIONS' order by newest.created_at desc, newest.id desc limit 1)`,
  bought(`not exists (select 1 from credit_transaction as earlier where earlier.borrower_id = one.borrower_id
    and earlier.practice_id = one.practice_id
    and (earlier.created_at < one.created_at or earlier.created_at = one.created_at and earlier.id < one.id))`),
];
