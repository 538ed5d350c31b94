import { defaultDateRange } from '@domain/calendar/date-range';
import { instantsOfDays } from '@domain/calendar/zoned-day';
import { call } from '@portals/client/call';
import type { Place } from '@portals/list/list-view';
import { load } from '@portals/state/resource';
import { type Counts, overview } from './overview.store';
import { overviewParts } from './overview-parts';

type Reader = Pick<Place, 'practiceId' | 'today' | 'timeZone'> & { permissions: readonly string[] };

/** Counts each list that the reader may see, over the days that its screen begins with. */
export async function loadOverview({ practiceId, today, timeZone, permissions }: Reader): Promise<void> {
  const { startOn, endOn } = defaultDateRange(today);
  const { from, to } = instantsOfDays(startOn, endOn, timeZone);
  const body = { limit: 0, dateRange: { start: from, end: to }, ...(practiceId && { practices: [practiceId] }) };
  const parts = overviewParts.filter(({ permission }) => permissions.includes(permission));
  await load(overview.counts, async (signal) => {
    const answers = await Promise.all(
      parts.map(async (part): Promise<[string, Counts]> => [part.key, await call(part.call, { body }, { signal })]),
    );
    return Object.fromEntries(answers);
  });
}
