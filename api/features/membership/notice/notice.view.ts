import type { membership as membershipSchema } from '@contract/membership/entity';
import { civilDate } from '@domain/calendar/civil-date';
import { localTime } from '@domain/calendar/local-time';
import { treatmentNotices } from '@domain/membership/treatment-notices';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { MembershipRow } from '../../member-record/index';
import { seenNotices, type VisitRow } from '../membership.reads';

type Notices = Pick<z.input<typeof membershipSchema>, 'treatmentNotices' | 'isShownAround'>;

/** Kinds of notices that tell what a member has seen. */
export const SEEN = 'SEEN';
export const SHOWN_AROUND = 'SHOWN_AROUND';

/** What the member has not seen yet of their treatments, and whether they were shown around. Nothing of it is the practice’s. */
export async function noticesOf(
  { db, deps }: { db: Db; deps: Pick<Deps, 'clock'> },
  row: MembershipRow,
  { by, visits, zone }: { by: 'member' | 'practice'; visits: readonly VisitRow[]; zone: string },
): Promise<Notices> {
  if (by === 'practice') return { treatmentNotices: [], isShownAround: true };
  const notices = await db.all(seenNotices, { membershipId: row.id });
  const isShownAround = notices.some(({ kind }) => kind === SHOWN_AROUND);
  if (row.status !== 'ACTIVE') return { treatmentNotices: [], isShownAround };
  const time = localTime(deps.clock.now(), zone);
  const told = treatmentNotices(
    visits
      .filter(({ ended_at: ended }) => ended === null)
      .map((visit) => ({
        id: visit.id,
        dueOn: visit.due_on,
        at: visit.scheduled_at === null ? null : localTime(visit.scheduled_at, zone),
        isDone: visit.done_at !== null,
        isAsked: visit.status === 'CONTACT_REQUESTED',
      })),
    {
      now: { today: civilDate(time.slice(0, 10)), time },
      seen: new Set(notices.filter(({ kind }) => kind === SEEN).map(({ about }) => about)),
    },
  );
  return {
    treatmentNotices: told.map(({ key, kind, visitId }) => ({ key, kind, agreementId: visitId })),
    isShownAround,
  };
}
