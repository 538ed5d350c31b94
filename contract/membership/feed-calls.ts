import { endpoint, staffRoles } from '../endpoint';
import { done, id } from '../schema';
import * as z from '../z';

const source = 'own call; membership §2 Provider membership portal (calendar)';
const sells = { kind: 'staff', roles: staffRoles, permission: 'membership.sell', brand: 'every' } as const;

export const getCalendarFeed = endpoint({
  id: 'getCalendarFeed',
  method: 'GET',
  path: '/privi/provider/appointments/feed',
  summary: "Whether a practice's calendar feed is on, and since when; its address is shown once",
  source,
  access: [{ ...sells, owns: [{ at: 'query.practiceId', is: 'practice' }] }],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({ madeAt: z.nullable(z.string()), madeBy: z.nullable(z.string()) }),
  errors: [],
});

export const makeCalendarFeed = endpoint({
  id: 'makeCalendarFeed',
  method: 'POST',
  path: '/privi/provider/appointments/feed',
  summary: "Create a practice's calendar feed address; the previous one stops working",
  source,
  access: [{ ...sells, owns: [{ at: 'body.practiceId', is: 'practice' }] }],
  body: z.strictObject({ practiceId: id() }),
  result: z.object({ url: z.string(), madeAt: z.string(), madeBy: z.string() }),
  errors: ['NOT_FOUND'],
});

export const endCalendarFeed = endpoint({
  id: 'endCalendarFeed',
  method: 'DELETE',
  path: '/privi/provider/appointments/feed',
  summary: "Turn off a practice's calendar feed",
  source,
  access: [{ ...sells, owns: [{ at: 'query.practiceId', is: 'practice' }] }],
  query: z.strictObject({ practiceId: id() }),
  result: done(),
  errors: ['STEP_ORDER'],
});

export const readCalendarFeed = endpoint({
  id: 'readCalendarFeed',
  method: 'GET',
  path: '/privi/calendar-feed/{token}',
  summary: "A practice's visits as a calendar feed: treatments and injectors, no patient names",
  source,
  access: [{ kind: 'public' }],
  params: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  download: { file: 'visits.ics', media: 'text/calendar' },
  errors: ['NOT_FOUND'],
});
