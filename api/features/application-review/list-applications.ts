import type { listApplications } from '@contract/calls/staff';
import type { listSignups } from '@contract/calls/staff-signup';
import type { Decoded } from '@contract/endpoint';
import { HOME_ZONE } from '@domain/calendar/state-zone';
import type { Enrollment } from '@domain/enums';
import { civilToday } from '../../civil-today';
import { decodeCursor, encodeCursor, instantRange, OFFSET_ROWS_MAX } from '../../db/list-page';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { searchWords } from '../application/index';
import { listLines } from '../credit-line/index';
import { rowView } from './application.view';
import {
  type ApplicationFilter,
  type ApplicationListRow,
  countApplications,
  listApplicationRows,
} from './application-list.reads';
import { signupView } from './signup-row.view';

type Body = Decoded<typeof listApplications>['body'];
type SignupBody = Decoded<typeof listSignups>['body'];
/** Both lists ask the same, each by its own filters. */
type Question = Omit<Body, 'filters'> & {
  enrollment: Enrollment;
  filters?: (Body['filters'] & SignupBody['filters']) | undefined;
};

/** Ranges count in the days of the product's home; an application's own practice may be hours away. */
const HOME_STATE = 'NY';
/** Each word of a search is one look into the index. */
const WORDS_MAX = 6;
const STATUSES = ['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED'] as const;

/**
 * A page of applications in the actor's scope, with counts by status for the tabs: the counts leave the status filter
 * out, so that each tab tells what it would show.
 * @throws AppError INVALID_FIELDS for a cursor that is not ours, or a page beyond the first 10,000 rows.
 * Source: provider-admin §7 `POST /practice/applications`, decisions 9 and 23.
 */
export async function pageOfApplications(body: Body, actor: StaffActor, deps: Deps) {
  const { rows, ...page } = await pageOf({ ...body, enrollment: 'APPLICATIONS' }, actor, deps);
  const lines = await listLines(deps.database.read, [...new Set(rows.map((row) => row.borrower_id))]);
  const lineOf = new Map(lines.map((line) => [line.borrower_id, line]));
  return { data: rows.map((row) => rowView(row, lineOf.get(row.borrower_id), deps.clock)), ...page };
}

/** The same of the membership sign-ups. Source: membership §7 `POST privi/provider/signup`, decision 42. */
export async function pageOfSignups(body: SignupBody, actor: StaffActor, deps: Deps) {
  const { rows, ...page } = await pageOf({ ...body, enrollment: 'MEMBERSHIPS' }, actor, deps);
  return { data: rows.map((row) => signupView(row, deps.clock)), ...page };
}

async function pageOf(body: Question, actor: StaffActor, deps: Deps) {
  const db = deps.database.read;
  const filter = filterOf(body, actor, deps);
  const sort = body.sort?.key ?? 'createdAt';
  const direction = body.sort?.direction ?? 'desc';
  const after = body.cursor === undefined ? undefined : decodeCursor(body.cursor);
  if (body.cursor !== undefined && !after) throw refusal('cursor', 'Start again from the first page.');
  const offset = after ? 0 : body.page * body.limit;
  if (offset > OFFSET_ROWS_MAX)
    throw refusal('page', 'Narrow the dates or filters, or go on with the cursor of the last page.');

  const [rows, counts] = await Promise.all([
    listApplicationRows(db, filter, { sort, direction, limit: body.limit + 1, offset, after }, deps.clock),
    countApplications(db, { ...filter, statuses: undefined }),
  ]);
  const shown = rows.slice(0, body.limit);
  const all = sum(STATUSES.map((status) => counts.get(status) ?? 0));
  const total = body.filters?.status ? sum(body.filters.status.map((status) => counts.get(status) ?? 0)) : all;
  return {
    rows: shown,
    total,
    page: body.page,
    limit: body.limit,
    next: rows.length > body.limit ? cursorOf(shown.at(-1)) : null,
    counts: {
      all,
      INCOMPLETE: counts.get('INCOMPLETE') ?? 0,
      REVIEW: counts.get('REVIEW') ?? 0,
      APPROVED: counts.get('APPROVED') ?? 0,
      DENIED: counts.get('DENIED') ?? 0,
    },
  };
}

function filterOf(body: Question, actor: StaffActor, deps: Deps): ApplicationFilter {
  const { filters } = body;
  const { from, to } = instantRange(body.dateRange, civilToday(deps.clock, HOME_STATE), HOME_ZONE);
  return {
    enrollment: body.enrollment,
    isMember: filters?.isMember,
    scope: actor.scope,
    practiceIds: body.practices && body.practices.length > 0 ? body.practices : undefined,
    borrowerId: body.borrowerId,
    from,
    to,
    statuses: filters?.status,
    state: filters?.state,
    grades: filters?.grade,
    requestedFrom: filters?.requestedFrom,
    requestedTo: filters?.requestedTo,
    words: searchWords(body.search ?? '').slice(0, WORDS_MAX),
  };
}

function cursorOf(row: ApplicationListRow | undefined): string | null {
  return row ? encodeCursor({ value: row.sort_value as string | number | null, id: row.id }) : null;
}

function refusal(field: string, message: string): AppError {
  return new AppError('INVALID_FIELDS', { fields: [{ field, message }] });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
