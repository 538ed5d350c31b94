import { endpoint, staffRoles } from '../endpoint';
import { done, id } from '../schema';
import * as z from '../z';

const source = 'own call; membership §2 Provider membership portal (calendar)';
const sells = { kind: 'staff', roles: staffRoles, permission: 'membership.sell', brand: 'every' } as const;

export const getCalendarFeed = endpoint({
  id: 'getCalendarFeed',
  method: 'GET',
  path: '/privi/provider/appointments/feed',
  summary:
    'Whether calendar programs may read the visits of a practice, and since when; the address itself is told once',
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
  summary: 'Makes the address under which calendar programs read the visits of a practice; the one before ends',
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
  summary: 'No calendar program reads the visits of a practice anymore',
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
  summary: 'The visits of a practice for a calendar program: treatments and injectors, nobody’s name',
  source,
  access: [{ kind: 'public' }],
  params: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  download: { file: 'visits.ics', media: 'text/calendar' },
  errors: ['NOT_FOUND'],
});
