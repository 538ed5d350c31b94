import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

const SORTS = [
  'created_at',
  'number',
  'sort_name',
  'status',
  'requested_cents',
  'limit_cents',
  'available_cents',
  'state_code',
] as const;
const FACTS = [
  'borrower_id',
  'practice_id',
  'side_key',
  'practice_key',
  'number',
  'status',
  'grade',
  'state_code',
  'is_member',
  'sort_name',
  'requested_cents',
  'limit_cents',
  'available_cents',
  'line_ends_on',
  'created_at',
] as const;

/** A denial that a correction can still turn around shows as incomplete. */
const shownStatus = `case when application.status = 'DENIED' and application.mismatches <> '[]' then 'INCOMPLETE' else application.status end`;
const sideKey = `case when practice.contract_sell_percent < 100 then 'partner' else 'full' end`;
/** As it was known by the person alone, whichever practice they are a member of. */
export const isMember = `case when borrower.membership_status not in ('REGISTER', 'PLAN_REQUESTED') then 1 else 0 end`;
/** Of the line today where it came from this application, else as it was granted. */
const limit = `case when application.status <> 'APPROVED' then null
  when line.application_id = application.id then line.approved_line_cents else application.approved_line_cents end`;
const left = `line.approved_line_cents - line.balance_cents - (select cast(coalesce(sum(waiting.amount_cents), 0) as bigint)
  from credit_transaction as waiting where waiting.borrower_id = line.borrower_id
  and waiting.status in ('PENDING', 'REQUESTED', 'REVIEW', 'VERIFICATION_REQUESTED'))`;
/** What can still be spent but for the line's last day, which the clock of the program knows. */
const available = `case when line.application_id is null or line.application_id <> application.id then null
  when borrower.on_hold = 1 or borrower.flagged_fraud = 1 or borrower.is_deleted = 1 or borrower.deceased = 1 then 0
  when ${left} < 0 then 0 else ${left} end`;
const lineEnd = `case when line.application_id = application.id then line.expires_on end`;
const sources = `from application join borrower on borrower.id = application.borrower_id
  join practice on practice.id = application.practice_id left join credit_profile as line on line.borrower_id = borrower.id`;
const facts = `application.borrower_id, application.practice_id, application.enrollment || ':' || ${sideKey},
  application.enrollment || ':' || application.practice_id, application.number, ${shownStatus}, application.grade,
  borrower.state_code, ${isMember}, application.sort_name, application.requested_amount_cents, ${limit}, ${available},
  ${lineEnd}, application.created_at`;
const columns = `id, ${FACTS.join(', ')}, line_ended`;
const insertAll = `insert into listed_application (${columns}) select application.id, ${facts}, 0 ${sources}`;

/** Sets columns of listed rows to what the sources say now. A line that has ended has nothing left until it is renewed. */
const refresh = (names: string, values: string, where: string): string =>
  `update listed_application set (${names}) = (select ${values} ${sources} where application.id = listed_application.id) where ${where}`;
const availableNow = `case when listed_application.line_ended = 1 and ${available} is not null then 0 else ${available} end`;

export const triggers: readonly Trigger[] = [
  {
    name: 'listed_application_begin',
    event: 'insert on application',
    does: `${insertAll} where application.id = new.id`,
  },
  {
    name: 'listed_application_change',
    ...on('application', [
      'borrower_id',
      'practice_id',
      'status',
      'mismatches',
      'grade',
      'sort_name',
      'requested_amount_cents',
      'approved_line_cents',
    ]),
    does: refresh(FACTS.join(', '), facts.replace(available, availableNow), 'id = new.id'),
  },
  {
    name: 'listed_application_person',
    ...on('borrower', ['state_code', 'membership_status']),
    does: refresh('state_code, is_member', `borrower.state_code, ${isMember}`, 'borrower_id = new.id'),
  },
  {
    name: 'listed_application_closed_line',
    ...on('borrower', ['on_hold', 'flagged_fraud', 'is_deleted', 'deceased']),
    does: refresh('available_cents', availableNow, 'borrower_id = new.id and available_cents is not null'),
  },
  {
    name: 'listed_application_new_line',
    event: 'insert on credit_profile',
    does: refresh(
      'limit_cents, available_cents, line_ends_on',
      `${limit}, ${availableNow}, ${lineEnd}`,
      'borrower_id = new.borrower_id',
    ),
  },
  {
    name: 'listed_application_renewed_line',
    ...on('credit_profile', ['application_id', 'approved_line_cents', 'expires_on']),
    does: refresh(
      'limit_cents, available_cents, line_ends_on, line_ended',
      `${limit}, ${available}, ${lineEnd}, 0`,
      'borrower_id = new.borrower_id',
    ),
  },
  {
    name: 'listed_application_balance',
    ...on('credit_profile', ['balance_cents']),
    does: refresh('available_cents', availableNow, 'id = new.application_id'),
  },
  {
    name: 'listed_application_request',
    event: 'insert on credit_transaction',
    when: `new.status in ('PENDING', 'REQUESTED', 'REVIEW', 'VERIFICATION_REQUESTED')`,
    does: refresh('available_cents', availableNow, 'borrower_id = new.borrower_id and available_cents is not null'),
  },
  {
    name: 'listed_application_answer',
    ...on('credit_transaction', ['status', 'amount_cents']),
    does: refresh('available_cents', availableNow, 'borrower_id = new.borrower_id and available_cents is not null'),
  },
  {
    name: 'listed_application_side',
    ...on('practice', ['contract_sell_percent']),
    does: refresh('side_key', `application.enrollment || ':' || ${sideKey}`, 'practice_id = new.id'),
  },
];

/**
 * What lists of applications sort and filter by, one narrow row each, kept by triggers in the transaction of every change,
 * with an index for each order within all of a side's practices and within one practice. Indexes that lists alone used go.
 */
export const listedApplications: Migration = {
  name: '080-listed-applications',
  statements: (dialect) => {
    const binary = dialect === 'postgres' ? ' collate "C"' : '';
    const indexes = ['side_key', 'practice_key'].flatMap((scope) => [
      ...SORTS.map(
        (sort) => `create index listed_application_${scope}_${sort} on listed_application (${scope}, ${sort}, id)`,
      ),
      `create index listed_application_${scope}_grade on listed_application (${scope}, grade, created_at, id)`,
      `create index listed_application_${scope}_tab on listed_application
        (${scope}, status, created_at, state_code, grade, requested_cents, is_member, id)`,
    ]);
    return [
      `create table listed_application (
        id text primary key, borrower_id text not null, practice_id text not null, side_key text not null,
        practice_key text not null, number integer not null, status text not null, grade text, state_code text,
        is_member integer not null, sort_name text${binary} not null, requested_cents bigint, limit_cents bigint,
        available_cents bigint, line_ends_on text, line_ended integer not null, created_at text not null)`,
      insertAll,
      ...indexes,
      'create index listed_application_borrower_id on listed_application (borrower_id)',
      'create index listed_application_practice_id on listed_application (practice_id)',
      'create index listed_application_line on listed_application (line_ends_on) where line_ended = 0 and line_ends_on is not null',
      'create index application_token_application on application_token (application_id, token)',
      'create index practice_side on practice (contract_sell_percent)',
      'drop index application_newest',
      'drop index application_practice_newest',
      'drop index application_practice_status',
      ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
    ];
  },
};
