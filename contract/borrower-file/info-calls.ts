import { patientAnswers } from '../application/personal-info-calls';
import { endpoint, staffRoles } from '../endpoint';
import { emailAddress, id, money, phoneNumber } from '../schema';
import * as z from '../z';
import { borrowerAnswer } from './entity';
import { personalAnswers } from './personal-fields';

const source = 'provider-admin §7 Borrower administration, §8';

/**
 * @NOTE choice: the platform's own people alone, though the contract also names staff as callers: whoever can change where codes go,
 * or whose name a loan bears, can take an account over, and a practice is paid for what its patients approve.
 */
const may = [
  {
    kind: 'staff',
    roles: ['Admin'],
    permission: 'borrower.edit',
    brand: 'financing',
    owns: [{ at: 'params.id', is: 'borrower' }],
  },
] as const;

const ofPatient = [
  { at: 'params.id', is: 'borrower' },
  { at: 'body.applicationId', is: 'application' },
] as const;

/** Of the person as they were seen: what a colleague changed meanwhile is told instead of overwritten. Without it the last one is right. */
const version = z.optional(z.number().check(z.int(), z.minimum(0)));
const change = {
  method: 'PATCH',
  source,
  params: z.object({ id: id() }),
  result: borrowerAnswer,
  idempotent: true,
} as const;

export const changePersonalInfo = endpoint({
  id: 'changePersonalInfo',
  path: '/practice/borrower/{id}/personal-info',
  summary: "Change a person's name and address; returns the whole file",
  access: may,
  body: z.strictObject({
    ...personalAnswers,
    version,
  }),
  errors: ['STALE'],
  example: { body: { city: 'Evanston', state: 'IL', zipCode: '60201', version: 4 } },
  ...change,
});

/**
 * @NOTE choice: a practice's people mend a number that its patient has not proven, and who the treatment is for, which their practice
 * asked. An address, and a number that was proven, open the account: they stay the platform's to change (decision 40).
 */
export const changePatientInfo = endpoint({
  id: 'changePatientInfo',
  path: '/practice/borrower/{id}/patient-info',
  summary:
    "Change a person's contact details and who the treatment is for; what replaces a verified email or phone counts once its code is read back or entered by the person, and both are notified",
  access: [{ kind: 'staff', roles: staffRoles, permission: 'borrower.contact', brand: 'financing', owns: ofPatient }],
  body: z.strictObject({
    email: z.optional(emailAddress()),
    phoneNumber: z.optional(phoneNumber()),
    /** Of the newest application of the practices in scope, or of the one that is named. */
    isPatient: z.optional(z.boolean()),
    patientInfo: z.optional(patientAnswers),
    applicationId: z.optional(id()),
    version,
  }),
  errors: ['STALE', 'DUPLICATED_DATA', 'NOT_FOUND'],
  example: { body: { phoneNumber: '(512) 555-0142', version: 4 } },
  ...change,
});

/**
 * @NOTE choice: between what is owed or asked for and what the rules gave at most, so that no limit comes from a person. A lower one
 * is set only where the patient asked for it: any other reduction is adverse action and needs its notice (12 CFR 1002.2(c)).
 */
export const changeCreditProfileInfo = endpoint({
  id: 'changeCreditProfileInfo',
  path: '/practice/borrower/{id}/credit-profile-info',
  summary: "Set a person's limit within what the rules allowed, or lower at the patient's request",
  access: may,
  body: z.strictObject({
    approvedCreditLine: money(0, 100_000),
    askedByPatient: z.optional(z.boolean()),
    version,
  }),
  errors: ['STALE', 'NOT_FOUND'],
  example: { body: { approvedCreditLine: 5000, askedByPatient: true, version: 4 } },
  ...change,
});

/** @NOTE choice: the practice under which a person stands; their account offers it beside those where they applied or bought. */
export const changeBorrowerPractice = endpoint({
  id: 'changeBorrowerPractice',
  path: '/practice/borrower/{id}',
  summary: 'Change the practice a person belongs to',
  access: [
    {
      ...may[0],
      owns: [
        { at: 'params.id', is: 'borrower' },
        { at: 'body.practiceId', is: 'practice' },
      ],
    },
  ],
  body: z.strictObject({ practiceId: id(), version }),
  errors: ['STALE'],
  example: { body: { practiceId: 'prac-bright-smile' } },
  ...change,
});
