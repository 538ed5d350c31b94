import { getAppointments } from '@contract/membership/appointment-calls';
import { endCalendarFeed, getCalendarFeed, makeCalendarFeed } from '@contract/membership/feed-calls';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { calendar } from './calendar.store';

type Days = { practiceId: string; from: string; to: string };

/** Reads the visits of some days; a failure is in the resource. Those of other days stay until they are there. */
export const loadCalendar = (days: Days) =>
  load(calendar.shown, async (signal) => ({
    ...(await call(getAppointments, { query: days }, { signal })),
    practiceId: days.practiceId,
  }));

/** The same days again: after what was done, and what colleagues did. */
export async function readAgain(): Promise<void> {
  const { data } = calendar.shown;
  if (data) await loadCalendar({ practiceId: data.practiceId, from: data.from, to: data.to });
}

/** Reads whether other calendars may read this one; a failure is in the resource. */
export const loadFeed = (practiceId: string) =>
  load(calendar.feed, (signal) => call(getCalendarFeed, { query: { practiceId } }, { signal }));

/** Makes a new address; the one before ends. @throws ApiError */
export async function makeFeed(practiceId: string): Promise<void> {
  calendar.feed.data = await call(makeCalendarFeed, { body: { practiceId } });
}

/** No other calendar reads this one anymore. @throws ApiError */
export async function endFeed(practiceId: string): Promise<void> {
  await call(endCalendarFeed, { query: { practiceId } });
  calendar.feed.data = { madeAt: null, madeBy: null };
}
