import { endpoint, staffRoles } from '../endpoint';
import { id, optionalText } from '../schema';
import * as z from '../z';
import { membership, priviAgreement } from './entity';

const source = 'membership §4 Provider plans, §7 Provider membership operations; decision 35';
const sells = { kind: 'staff', roles: staffRoles, permission: 'membership.sell', brand: 'every' } as const;
const version = { version: z.optional(z.number().check(z.int(), z.minimum(0))) };

export const scheduleAgreements = endpoint({
  id: 'scheduleAgreements',
  method: 'POST',
  path: '/privi/member/schedule-agreements',
  summary: "Schedule a membership's treatments: APPOINTMENT_NEEDED becomes SCHEDULED",
  source,
  access: [{ ...sells, owns: [{ at: 'body.membershipId', is: 'membership' }] }],
  body: z.strictObject({
    membershipId: id(),
    agreements: z
      .array(
        z.strictObject({
          agreementId: id(),
          scheduledDate: z.iso.datetime(),
          injector: z.optional(z.nullable(id())),
          /** How long it takes, in quarters of an hour; as before where it is left out, 45 at first. */
          minutes: z.optional(z.number().check(z.multipleOf(15), z.minimum(15), z.maximum(480))),
          ...version,
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  result: z.object({ agreements: z.array(priviAgreement) }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
});

/** The treatments stay in the plan and need another date; dates that are over go without a word to the member. */
export const removeAgreementDates = endpoint({
  id: 'removeAgreementDates',
  method: 'POST',
  path: '/privi/provider/remove-agreement-dates',
  summary: 'Cancel a visit and notify the member; its treatments stay in the plan without a date',
  source: 'own call beside membership §7 Provider membership operations; decision 35',
  access: [{ ...sells, owns: [{ at: 'body.membershipId', is: 'membership' }] }],
  body: z.strictObject({
    membershipId: id(),
    agreements: z.array(z.strictObject({ agreementId: id(), ...version })).check(z.minLength(1), z.maxLength(50)),
  }),
  result: z.object({ agreements: z.array(priviAgreement) }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
});

export const changeAgreement = endpoint({
  id: 'changeAgreement',
  method: 'PATCH',
  path: '/privi/member/agreement/{id}',
  summary: 'The member requests another date (CONTACT_REQUESTED); staff clear the request',
  source,
  access: [
    { kind: 'member', owns: [{ at: 'params.id', is: 'visit' }] },
    { ...sells, owns: [{ at: 'params.id', is: 'visit' }] },
  ],
  params: z.object({ id: id() }),
  body: z.strictObject({
    appointmentStatus: z.enum(['APPOINTMENT_NEEDED', 'SCHEDULED', 'CONTACT_REQUESTED']),
    note: optionalText(300),
    ...version,
  }),
  result: z.object({ agreement: priviAgreement }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
});

export const markAgreementDone = endpoint({
  id: 'markAgreementDone',
  method: 'PATCH',
  path: '/privi/provider/mark-as-done-agreement',
  summary: 'Mark the treatment as provided; it counts as delivered from now on',
  source,
  access: [
    {
      ...sells,
      owns: [
        { at: 'body.membershipId', is: 'membership' },
        { at: 'body.agreementId', is: 'visit' },
      ],
    },
  ],
  body: z.strictObject({ membershipId: id(), agreementId: id(), ...version }),
  result: z.object({ agreement: priviAgreement, membership }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
});

export const getVisitFile = endpoint({
  id: 'getVisitFile',
  method: 'GET',
  path: '/privi/member/agreement/{id}/file',
  summary: 'A visit that has a date as a calendar file, without its treatment',
  source: 'own call; membership §4 (appointments)',
  access: [{ kind: 'member', owns: [{ at: 'params.id', is: 'visit' }] }],
  params: z.object({ id: id() }),
  download: { file: 'visit.ics', media: 'text/calendar' },
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});
