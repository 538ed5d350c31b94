import type { CivilDate } from '@domain/calendar/civil-date';
import type { Deps } from '../../../deps';
import { oweVisits } from '../membership.writes';

/** Treatments that are due by a day are owed from then on, so that lists show who needs a date. Their day was told when they were promised. */
export async function oweVisitsOfDay({ database }: Deps, day: CivilDate): Promise<void> {
  await database.transaction((tx) => tx.run(oweVisits, { day }));
}
