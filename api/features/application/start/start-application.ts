import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import type { Enrollment } from '@domain/enums';
import type { Db, Tx } from '../../../db/database';
import type { ApplicationStartTable } from '../../../db/tables/application';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import type { RequestMeta } from '../../../http/serve';
import type { RequestedWork } from '../../../work';
import { findPractice, type PracticeRow } from '../../practice/index';
import { newestStart, startById } from '../application.reads';
import { insertStart } from '../application.writes';
import { keepStartConsents } from './start-consent';

/** A start whose code was never entered is forgotten after a day. */
const START_VALID_MS = 24 * 3600_000;

/** True for a practice that takes part in an enrollment. */
export function isEnrolled(practice: { enrollments: string }, enrollment: Enrollment): boolean {
  return (JSON.parse(practice.enrollments) as string[]).includes(enrollment);
}

/**
 * The active practice of a link, by slug or id, when it takes part in the enrollment.
 * @throws AppError NOT_FOUND
 */
export async function getEnrolledPractice(db: Db, slugOrId: string, enrollment: Enrollment): Promise<PracticeRow> {
  const practice = await findPractice(db, slugOrId);
  if (!practice || !isEnrolled(practice, enrollment)) throw new AppError('NOT_FOUND');
  return practice;
}

/**
 * Begins an application by e-mail address. The answer and the work are the same whether the address is known or not; what
 * is stored holds nothing but the address, the practice, the amount, and what whoever continued accepted with it.
 * @throws AppError NOT_FOUND for a practice that does not exist or takes no applications.
 * Source: borrower §4 Start, decision 14.
 */
export async function startApplication(
  input: { email: string; practice: string; pagePath?: string | undefined; requestedAmount?: number | undefined },
  meta: RequestMeta,
  deps: Deps,
): Promise<{ pagePath: string; applicationId: string }> {
  const practice = await getEnrolledPractice(deps.database.read, input.practice, 'APPLICATIONS');
  const { email, requestedAmount } = input;
  const { id } = await deps.database.transaction((tx) =>
    beginAccepting(
      { tx, deps, meta },
      { practiceId: practice.id, enrollment: 'APPLICATIONS', contact: email, requestedAmount },
    ),
  );
  return { pagePath: input.pagePath === 'welcome-back' ? 'welcome-back' : 'verification-code', applicationId: id };
}

type Begun = { practiceId: string; enrollment: Enrollment; contact: string; requestedAmount?: number | undefined };

/** `openStart` of a first screen, whose texts are accepted by continuing. */
export async function beginAccepting(work: RequestedWork, input: Begun): Promise<ApplicationStartTable> {
  const start = await openStart(work.tx, input, work.deps);
  await keepStartConsents(work, start);
  return start;
}

/** Keeps what a person began with, before anything is proven: an address or ten digits, and the practice. */
export async function openStart(tx: Tx, input: Begun, deps: Deps): Promise<ApplicationStartTable> {
  const isEmail = input.contact.includes('@');
  const start: ApplicationStartTable = {
    id: deps.newId(),
    practice_id: input.practiceId,
    enrollment: input.enrollment,
    email: isEmail ? input.contact : null,
    phone: isEmail ? null : input.contact,
    requested_amount_cents: input.requestedAmount ?? null,
    created_at: deps.clock.now(),
  };
  await tx.run(insertStart, start);
  return start;
}

/**
 * A start that is still fresh.
 * @throws AppError NOT_FOUND
 */
export async function getFreshStart(db: Db, id: string, deps: Deps): Promise<ApplicationStartTable> {
  const start = await db.first(startById, { id });
  const oldest = instantAt(deps.clock.nowMs() - START_VALID_MS);
  if (!start || millisecondsOf(start.created_at) < millisecondsOf(oldest)) throw new AppError('NOT_FOUND');
  return start;
}

/** The start that an address began last, where it is still fresh. */
export function findNewestStart(db: Db, email: string, deps: Deps): Promise<ApplicationStartTable | undefined> {
  const since = instantAt(deps.clock.nowMs() - START_VALID_MS);
  return db.first(newestStart, { email, enrollment: 'APPLICATIONS', since });
}
