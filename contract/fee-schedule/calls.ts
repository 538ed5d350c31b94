import { endpoint, staffRoles } from '../endpoint';
import { onboards } from '../onboarding/entity';
import { id, personName } from '../schema';
import * as z from '../z';
import { feeSchedule } from './entity';

const ofBody = [{ at: 'body.practiceId', is: 'practice', alone: true }] as const;
const ofQuery = [{ at: 'query.practiceId', is: 'practice', alone: true }] as const;
const reads = { kind: 'staff', roles: staffRoles, permission: 'practice.view', brand: 'every', owns: ofQuery } as const;
const source = 'own call; decision 87';

export const listFeeSchedules = endpoint({
  id: 'listFeeSchedules',
  method: 'GET',
  path: '/practice/fee-schedule',
  summary: "A practice's schedules of fees, newest first, and whether the caller can sign or send one",
  source,
  access: [reads],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({ feeSchedules: z.array(feeSchedule), canSign: z.boolean(), canSend: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const sendFeeSchedule = endpoint({
  id: 'sendFeeSchedule',
  method: 'POST',
  path: '/practice/fee-schedule',
  summary: 'Send a practice its schedule of fees, made from its rates and fees of today, to be signed',
  source,
  access: [{ ...onboards, owns: [{ at: 'body.practiceId', is: 'practice' }] }],
  body: z.strictObject({ practiceId: id() }),
  result: z.object({ feeSchedule }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
  example: { body: { practiceId: 'prac-bright-smile' } },
});

/** @NOTE choice: the platform signs nothing for a practice (decision 77). */
export const signFeeSchedule = endpoint({
  id: 'signFeeSchedule',
  method: 'POST',
  path: '/practice/fee-schedule/signature',
  summary: "Sign a practice's schedule of fees as one of its administrators",
  source,
  access: [
    {
      kind: 'staff',
      roles: ['PracticeAdmin', 'EnterpriseAdmin'],
      permission: 'practice.edit',
      brand: 'every',
      owns: ofBody,
    },
  ],
  body: z.strictObject({
    practiceId: id(),
    feeScheduleId: id(),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    signerName: personName(),
    signerTitle: z.string().check(z.trim(), z.minLength(2, 'Enter your title.'), z.maxLength(60)),
  }),
  result: z.object({ feeSchedule }),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  example: {
    body: {
      practiceId: 'prac-bright-smile',
      feeScheduleId: 'fees-1',
      sha256: '0'.repeat(64),
      signerName: 'Dana Whitlock',
      signerTitle: 'Office manager',
    },
  },
});

export const printFeeSchedule = endpoint({
  id: 'printFeeSchedule',
  method: 'GET',
  path: '/practice/fee-schedule/print',
  summary: 'A schedule of fees of a practice as PDF, with its signature once it is signed',
  source,
  access: [reads],
  query: z.strictObject({ practiceId: id(), feeScheduleId: id() }),
  download: { file: 'schedule-of-fees.pdf', media: 'application/pdf' },
  errors: ['NOT_FOUND'],
});
