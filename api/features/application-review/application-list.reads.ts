import type { Enrollment } from '@domain/enums';
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Clock } from '../../clock';
import type { Db } from '../../db/database';
import type { Cursor } from '../../db/list-page';
import type { Tables } from '../../db/tables/index';
import type { PracticeScope } from '../../http/actor';
import { availableCents } from '../credit-line/index';

export type ApplicationSort =
  | 'createdAt'
  | 'number'
  | 'name'
  | 'status'
  | 'requestedAmount'
  | 'approvedAmount'
  | 'availableCredit'
  | 'state';

export type ApplicationFilter = {
  /** Applications for financing, or sign-ups for a membership. */
  enrollment: Enrollment;
  scope: PracticeScope;
  /** Asked practices; the caller checked that each is in scope. */
  practiceIds?: readonly string[] | undefined;
  borrowerId?: string | undefined;
  from: string;
  to: string;
  statuses?: readonly string[] | undefined;
  isMember?: boolean | undefined;
  state?: string | undefined;
  grades?: readonly string[] | undefined;
  requestedFrom?: number | undefined;
  requestedTo?: number | undefined;
  /** Lower-case words; each must begin a word of the name, number or e-mail. */
  words: readonly string[];
};

export type ApplicationPage = {
  sort: ApplicationSort;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
  after: Cursor | undefined;
};

/** True while the applicant may still correct what differs from the credit file: until then the denial does not stand. */
const isCorrectionOpen = sql<SqlBool>`application.status = 'DENIED' and application.mismatches <> '[]'`;
const shownStatus = sql<
  Tables['application']['status']
>`case when ${isCorrectionOpen} then 'INCOMPLETE' else application.status end`;

/** The limit as the row shows it: of the line today where it came from this application, else as it was granted. */
const shownLimit = sql<number | null>`case when application.status <> 'APPROVED' then null
  when credit_profile.application_id = application.id then credit_profile.approved_line_cents
  else application.approved_line_cents end`;

/** What can still be spent, as the row shows it: on the application that the line came from. */
function shownAvailable(clock: Clock) {
  return sql<number | null>`case when credit_profile.application_id = application.id then ${availableCents(clock)} end`;
}

type SortValue = string | number | null;
const sortColumn: Readonly<Record<Exclude<ApplicationSort, 'availableCredit'>, Expression<SortValue>>> = {
  createdAt: sql.ref('application.created_at'),
  number: sql.ref('application.number'),
  name: sql.ref('application.sort_name'),
  status: shownStatus,
  requestedAmount: sql.ref('application.requested_amount_cents'),
  approvedAmount: shownLimit,
  state: sql.ref('borrower.state_code'),
};

type Sources = 'application' | 'borrower' | 'practice';
type Builder = ExpressionBuilder<Tables, Sources>;

function conditions(eb: Builder, filter: ApplicationFilter): Expression<SqlBool>[] {
  const list: Expression<SqlBool>[] = [
    eb('application.enrollment', '=', filter.enrollment),
    eb('application.created_at', '>=', filter.from),
    eb('application.created_at', '<', filter.to),
  ];
  if (filter.practiceIds) list.push(eb('application.practice_id', 'in', [...filter.practiceIds]));
  else if (filter.scope.kind === 'some')
    list.push(eb('application.practice_id', 'in', ['', ...filter.scope.practiceIds]));
  else {
    list.push(eb('practice.contract_sell_percent', filter.scope.financePartner ? '<' : '=', 100));
    if (filter.scope.memberships) list.push(eb('practice.enrollments', 'like', '%"MEMBERSHIPS"%'));
  }
  if (filter.borrowerId) list.push(eb('application.borrower_id', '=', filter.borrowerId));
  if (filter.statuses) list.push(hasStatus(eb, filter.statuses));
  if (filter.isMember) list.push(eb('borrower.membership_status', 'not in', ['REGISTER', 'PLAN_REQUESTED']));
  if (filter.state) list.push(eb('borrower.state_code', '=', filter.state));
  if (filter.grades) list.push(eb('application.grade', 'in', [...filter.grades]));
  if (filter.requestedFrom !== undefined)
    list.push(eb('application.requested_amount_cents', '>=', filter.requestedFrom));
  if (filter.requestedTo !== undefined) list.push(eb('application.requested_amount_cents', '<=', filter.requestedTo));
  for (const word of filter.words) list.push(hasWord(eb, word));
  return list;
}

/** Asked of the column, which has an index, with the open corrections moved from the denied to the incomplete. */
function hasStatus(eb: Builder, statuses: readonly string[]): Expression<SqlBool> {
  const isListed = eb('application.status', 'in', statuses as Tables['application']['status'][]);
  const [denied, incomplete] = [statuses.includes('DENIED'), statuses.includes('INCOMPLETE')];
  if (denied === incomplete) return isListed;
  return denied
    ? eb.and([isListed, eb.not(eb.parens(isCorrectionOpen))])
    : eb.or([isListed, eb.parens(isCorrectionOpen)]);
}

/** A range on the token index instead of LIKE, so that the cost does not grow with the table. */
function hasWord(eb: Builder, word: string): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('application_token')
      .select('application_token.application_id')
      .whereRef('application_token.application_id', '=', 'application.id')
      .whereRef('application_token.practice_id', '=', 'application.practice_id')
      .where('application_token.token', '>=', word)
      .where('application_token.token', '<', `${word}\uffff`),
  );
}

function base(db: Db) {
  return db.builder
    .selectFrom('application')
    .innerJoin('borrower', 'borrower.id', 'application.borrower_id')
    .innerJoin('practice', 'practice.id', 'application.practice_id');
}

/** One page of applications. Ties are broken by id, so that no row is shown twice or skipped. */
export function listApplicationRows(db: Db, filter: ApplicationFilter, page: ApplicationPage, clock: Clock) {
  const column = page.sort === 'availableCredit' ? shownAvailable(clock) : sortColumn[page.sort];
  let query = base(db)
    .leftJoin('credit_profile', 'credit_profile.borrower_id', 'application.borrower_id')
    .select([
      'application.id',
      'application.number',
      'application.borrower_id',
      'application.status',
      'application.status_note',
      'application.mismatches',
      'application.requested_amount_cents',
      'application.approved_line_cents',
      'application.grade',
      'application.created_at',
      'application.practice_id',
      'practice.name as practice_name',
      'borrower.first_name',
      'borrower.last_name',
      'borrower.state_code',
      'borrower.flagged_fraud',
      'borrower.email',
      'borrower.phone',
      'borrower.membership_status',
      'application.saved_for_later',
      'credit_profile.id as credit_profile_id',
      'credit_profile.application_id as line_application_id',
      'credit_profile.approved_line_cents as line_cents',
    ])
    .select(sql<SortValue>`${column}`.as('sort_value'))
    .where((eb) => eb.and(conditions(eb as unknown as Builder, filter)))
    .orderBy(column, (order) => (page.direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast()))
    .orderBy('application.id', page.direction)
    .limit(page.limit);
  if (page.after) query = query.where((eb) => after(eb as unknown as Builder, column, page));
  else if (page.offset > 0) query = query.offset(page.offset);
  return db.query(query);
}

export type ApplicationListRow = Awaited<ReturnType<typeof listApplicationRows>>[number];

function after(eb: Builder, column: Expression<SortValue>, page: ApplicationPage): Expression<SqlBool> {
  const { value, id } = page.after ?? { value: null, id: '' };
  const beyond = page.direction === 'asc' ? '>' : '<';
  if (value === null) return eb.and([eb(column, 'is', null), eb('application.id', beyond, id)]);
  return eb.or([
    eb(column, beyond, value),
    eb.and([eb(column, '=', value), eb('application.id', beyond, id)]),
    eb(column, 'is', null),
  ]);
}

/** Applications of a query by status. */
export async function countApplications(db: Db, filter: ApplicationFilter): Promise<Map<string, number>> {
  const query = base(db)
    .select((eb) => [shownStatus.as('status'), eb.fn.countAll<number>().as('total')])
    .where((eb) => eb.and(conditions(eb as unknown as Builder, filter)))
    .groupBy(shownStatus);
  const rows = await db.query(query as SelectQueryBuilder<Tables, Sources, { status: string; total: number }>);
  return new Map(rows.map((row) => [row.status, Number(row.total)]));
}
