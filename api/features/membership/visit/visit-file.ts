import { visitFile } from '@domain/membership/visit-file';
import type { Db } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import type { MailAttachment } from '../../../vendors/delivery/port';
import type { ReadingFor } from '../../../work';
import { type Parties, partiesOf, type VisitRow, visitById } from '../membership.reads';

/** A visit as a calendar file. @throws AppError NOT_FOUND; STEP_ORDER for one without a date. */
export async function fileOfVisit({ db, deps, language }: ReadingFor, id: string): Promise<string> {
  const visit = await db.first(visitById, { id });
  const parties = visit && (await db.first(partiesOf, { membershipId: visit.membership_id }));
  if (!visit || !parties) throw new AppError('NOT_FOUND');
  if (visit.scheduled_at === null || visit.ended_at !== null)
    throw new AppError('STEP_ORDER', { userMessage: 'This visit is no longer scheduled.' });
  return fileOf({ visit, at: visit.scheduled_at, parties }, { deps, language });
}

type Filed = { visit: VisitRow; at: string; parties: Parties; isCancelled?: boolean };

const fileOf = (
  { visit, at, parties, isCancelled = visit.ended_at !== null }: Filed,
  { deps, language }: Omit<ReadingFor, 'db'>,
): string =>
  visitFile({
    id: visit.id,
    version: visit.version,
    at,
    minutes: Number(visit.minutes),
    isCancelled,
    practiceName: parties.practice_name,
    address: `${parties.practice_street}, ${parties.practice_city}, ${parties.practice_state} ${parties.practice_zip}`,
    madeAt: deps.clock.now(),
    language,
  });

/**
 * The calendar files that go with a mail about visits, as they are when it leaves. One of a visit that lost its date, which was
 * `wasAt`, takes it out of the calendar; once it has another date, its own mail brings the file.
 */
export async function mailedVisits(
  { ids, wasAt }: { ids: readonly string[]; wasAt: string | undefined },
  { db, deps, language }: ReadingFor,
): Promise<MailAttachment[]> {
  const files: MailAttachment[] = [];
  for (const id of ids) {
    const visit = await db.first(visitById, { id });
    const parties = visit && (await db.first(partiesOf, { membershipId: visit.membership_id }));
    if (!visit || !parties) continue;
    const at = wasAt === undefined ? visit.scheduled_at : visit.scheduled_at === null ? wasAt : null;
    if (at === null) continue;
    const of = { visit, at, parties, ...(wasAt !== undefined && { isCancelled: true }) };
    const text = fileOf(of, { deps, language });
    const filename = files.length === 0 ? 'visit.ics' : `visit-${files.length + 1}.ics`;
    files.push({ filename, contentType: 'text/calendar', content: Buffer.from(text) });
  }
  return files;
}

/** Whether visits are still at the time that a message names: else another message tells of them. */
export async function areStillAt(db: Db, ids: readonly string[], at: string): Promise<boolean> {
  for (const id of ids) {
    const visit = await db.first(visitById, { id });
    if (visit?.scheduled_at !== at || visit.ended_at !== null || visit.done_at !== null) return false;
  }
  return true;
}
