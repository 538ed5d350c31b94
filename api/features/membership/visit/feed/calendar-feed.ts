import { hash, randomBytes } from 'node:crypto';
import { endCalendarFeed, makeCalendarFeed, readCalendarFeed } from '@contract/membership/feed-calls';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { visitsFeed } from '@domain/membership/visits-feed';
import { fullName } from '@domain/person-name';
import { command } from '../../../../command/command';
import type { Db } from '../../../../db/database';
import type { Deps } from '../../../../deps';
import { AppError } from '../../../../http/app-error';
import { practiceOfCalendar } from '../appointment.reads';
import { feedByHash, feedOfPractice, visitsOfFeed } from './feed.reads';
import { endFeed, keepFeed } from './feed.writes';

/** A calendar shows what was, for a while, and what is to come. */
const BEFORE_DAYS = 31;
const AHEAD_DAYS = 366;
const SHOWN_MAX = 5000;
const DAY_MS = 86_400_000;

const hashOf = (token: string): string => hash('sha256', `calendar-feed:${token}`, 'base64url');

/** Whether there is an address, and who made it. */
export async function viewFeed(db: Db, practiceId: string) {
  const row = await db.first(feedOfPractice, { practiceId });
  return { madeAt: row?.made_at ?? null, madeBy: row ? fullName(row.first_name, row.last_name) : null };
}

/**
 * Makes a new secret address of a practice's calendar, told this once; programs that read the one before read nothing anymore.
 * Effects: an audit row. @throws AppError NOT_FOUND
 */
export const makeFeed = command(makeCalendarFeed)(async ({ body: { practiceId } }, context) => {
  const { tx, deps, now, actor, record } = context;
  if (!(await tx.first(practiceOfCalendar, { id: practiceId }))) throw new AppError('NOT_FOUND');
  const token = randomBytes(32).toString('base64url');
  await tx.run(keepFeed, { practice_id: practiceId, token_hash: hashOf(token), made_by: actor.staffId, made_at: now });
  await record('calendar.feed_made', { practiceId, type: 'practice', id: practiceId });
  const path = readCalendarFeed.path.replace('{token}', token);
  return { url: `${deps.config.publicUrl}${path}`, madeAt: now, madeBy: actor.name };
});

/** Programs read nothing anymore. @throws AppError STEP_ORDER where there is no address. */
export const endTheFeed = command(endCalendarFeed)(async ({ query: { practiceId } }, { tx, record }) => {
  if ((await tx.run(endFeed, { practiceId })) === 0)
    throw new AppError('STEP_ORDER', { userMessage: "This calendar isn't shared, so there's nothing to turn off." });
  await record('calendar.feed_ended', { practiceId, type: 'practice', id: practiceId });
  return { success: true as const };
});

/** The visits of the practice of an address. @throws AppError NOT_FOUND, also for one that has ended. */
export async function readFeed(token: string, { database, clock, config }: Deps): Promise<string> {
  const db = database.read;
  const practice = await db.first(feedByHash, { tokenHash: hashOf(token) });
  if (!practice) throw new AppError('NOT_FOUND');
  const now = clock.now();
  const rows = await db.all(visitsOfFeed, {
    practiceId: practice.id,
    from: instantAt(millisecondsOf(now) - BEFORE_DAYS * DAY_MS),
    until: instantAt(millisecondsOf(now) + AHEAD_DAYS * DAY_MS),
    limit: SHOWN_MAX,
  });
  const visits = rows.flatMap(({ scheduled_at: at, ...row }) =>
    at === null
      ? []
      : [
          {
            id: row.id,
            version: row.version,
            at,
            minutes: Number(row.minutes),
            treatment: row.treatment,
            injector: row.injector_name,
            url: `${config.publicUrl}${portalBase}${memberStaffPaths.memberFile.href({}, { membership: row.membership_id })}`,
          },
        ],
  );
  return visitsFeed(visits, { practiceName: practice.name, madeAt: now });
}
