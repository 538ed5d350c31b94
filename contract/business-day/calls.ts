import { endpoint } from '../endpoint';
import * as z from '../z';

const clockAdmin = {
  kind: 'staff',
  roles: ['Admin'],
  permission: 'clock.advance',
  brand: 'financing',
  platformOnly: true,
} as const;

/** Where the business is, and whether it is on its way to a later day. */
const businessClock = z.object({
  /** Now, by the clock of the business. */
  now: z.string(),
  /** The last day whose work is done; null before the first. */
  doneThrough: z.nullable(z.string()),
  /** The day that the clock is moving to, day by day; null when it moves by itself. */
  movingTo: z.nullable(z.string()),
});

export const getBusinessClock = endpoint({
  id: 'getBusinessClock',
  method: 'GET',
  path: '/practice/business-clock',
  summary: 'The business clock and the progress of its daily jobs',
  source: 'decision 45',
  access: [clockAdmin],
  result: businessClock,
  errors: [],
  outsideProduction: true,
});

export const advanceBusinessClock = endpoint({
  id: 'advanceBusinessClock',
  method: 'POST',
  path: '/practice/business-clock/advance',
  summary: "Advance the clock day by day, running each day's jobs in order",
  source: 'decision 45',
  access: [clockAdmin],
  body: z.strictObject({ days: z.number().check(z.int(), z.minimum(1), z.maximum(366)) }),
  result: businessClock,
  errors: [],
  outsideProduction: true,
});
