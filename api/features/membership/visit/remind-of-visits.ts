import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { localTime } from '@domain/calendar/local-time';
import { carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import { takeMembership } from '../../member-record/index';
import { tellOfVisit } from '../billing/tell-member';
import { injectorOf, visitById, visitsBetween } from '../membership.reads';
import { getPlanTreatment } from '../plan/plan-content';
import { getParties } from '../plan/tell-of-plan';
import { lapsesOn } from './unused';

const actor: SystemActor = { kind: 'system', name: 'Memberships' };
const BATCH = 200;

/**
 * Reminds members of the visits of the next day, by the practice's clocks: by mail, and by text message where their number is proven.
 * Once for each date: a visit that is moved is told of anew. None for what was given, left the plan or is on hold, and none that is past
 * when a day is made up for.
 */
export async function remindOfVisits(deps: Deps, day: CivilDate): Promise<void> {
  const tomorrow = addDays(day, 1);
  // A day of some zone lies within these moments.
  const between = { from: `${tomorrow}T00:00:00.000Z`, until: `${addDays(day, 3)}T00:00:00.000Z` };
  for (let after = ''; ; ) {
    const found = await deps.database.read.all(visitsBetween, { ...between, after, limit: BATCH });
    for (const { id, membership_id: membershipId } of found)
      await carryOut({ actor }, deps, async (context) => {
        context.leaveNoRow('The notice tells of it.');
        const { tx, now } = context;
        const row = await takeMembership(tx, membershipId);
        const visit = await tx.first(visitById, { id });
        if (row.standing === 'BENEFITS_HELD' || !visit) return;
        // What is left of a year that ended can still be had.
        if (row.status !== 'ACTIVE' && lapsesOn(row, visit) === null) return;
        if (!visit.scheduled_at || visit.done_at !== null || visit.ended_at !== null || visit.scheduled_at < now)
          return;
        const parties = await getParties(context, row.id);
        const at = localTime(visit.scheduled_at, parties.time_zone);
        if (at.slice(0, 10) !== tomorrow) return;
        const treatment = await getPlanTreatment(tx, visit.plan_treatment_id);
        const injector =
          visit.injector_id === null
            ? undefined
            : await tx.first(injectorOf, { id: visit.injector_id, practiceId: row.practice_id });
        await tellOfVisit(context, row, {
          visit: { id: visit.id, at: visit.scheduled_at },
          at,
          treatment: treatment?.name ?? null,
          injector: injector?.name ?? null,
        });
      });
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}
