import { APPOINTMENT_STATUSES } from '@domain/enums';
import { endpoint, staffRoles } from '../endpoint';
import { civilDateText, id, named } from '../schema';
import * as z from '../z';

/** Days that a calendar shows at most: a month with the ends of its weeks. */
export const CALENDAR_DAYS_MAX = 42;

const sees = {
  kind: 'staff',
  roles: staffRoles,
  permission: 'membership.view',
  brand: 'every',
  owns: [{ at: 'query.practiceId', is: 'practice' }],
} as const;

/** A treatment of a member as the calendar of the practice shows it. */
export const appointment = named(
  'Appointment',
  z.object({
    _id: z.string(),
    membershipId: z.string(),
    memberName: z.string(),
    phoneNumber: z.nullable(z.string()),
    threadId: z.string(),
    treatment: z.string(),
    units: z.number(),
    unitType: z.string(),
    appointmentStatus: z.enum(APPOINTMENT_STATUSES),
    /** The day from which it is owed. */
    dueOn: z.string(),
    scheduledDate: z.nullable(z.string()),
    minutes: z.number(),
    injector: z.nullable(z.object({ _id: z.string(), name: z.string() })),
    doneAt: z.nullable(z.string()),
    /** What the member wrote with the request for another date. */
    note: z.nullable(z.string()),
    /** Treatments of the member are on hold until a late payment is made. */
    isOnHold: z.boolean(),
    version: z.number(),
  }),
);

export const getAppointments = endpoint({
  id: 'getAppointments',
  method: 'GET',
  path: '/privi/provider/appointments',
  summary: "A practice's visits between two dates, with treatments to schedule and members' date requests",
  source: 'membership §7 Provider membership operations, §2 Provider membership portal (calendar)',
  access: [sees],
  query: z.strictObject({ practiceId: id(), from: z.optional(civilDateText()), to: z.optional(civilDateText()) }),
  result: z.object({
    /** Today by the clocks of the practice. */
    today: z.string(),
    /** When it was read, by the clock of the business. */
    now: z.string(),
    timezone: z.string(),
    from: z.string(),
    to: z.string(),
    injectors: z.array(z.object({ _id: z.string(), name: z.string(), color: z.string() })),
    /** Names of what the practice sells, in their order: each has its own mark. */
    treatments: z.array(z.string()),
    appointments: z.array(appointment),
    /** Those that are owed and have no date, the oldest first: at most a hundred, and how many there are. */
    needsDate: z.array(appointment),
    needsDateCount: z.number(),
    /** The same of those whose member asks for another date. */
    asksForDate: z.array(appointment),
    asksForDateCount: z.number(),
  }),
  errors: ['NOT_FOUND'],
});

export const getFreeTimes = endpoint({
  id: 'getFreeTimes',
  method: 'GET',
  path: '/privi/provider/appointments/free',
  summary: 'The next three free times of an injector, or of the practice, on weekdays from 9 to 5',
  source: 'own call; membership §2 Provider membership portal (calendar)',
  access: [sees],
  query: z.strictObject({
    practiceId: id(),
    injector: z.optional(id()),
    minutes: z.optional(z.string().check(z.regex(/^(?:15|30|45|60|75|90|120|180|240)$/))),
  }),
  result: z.object({ times: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
});
