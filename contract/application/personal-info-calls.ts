import { applicantOf } from '../applicant-access';
import { endpoint } from '../endpoint';
import {
  addressText,
  civilDateText,
  id,
  money,
  optionalAddressText,
  personName,
  phoneNumber,
  ssnFull,
  ssnLastFour,
  stateCode,
  zipCode,
} from '../schema';
import * as z from '../z';
import { applicationState } from './entity';

const address = {
  street: addressText(120),
  unit: optionalAddressText(30),
  city: addressText(80),
  state: stateCode(),
  zipCode: zipCode(),
};

/** Who the treatment is for, where that is not the applicant. */
export const patientAnswers = z.strictObject({
  firstName: personName(),
  lastName: personName(),
  phone: z.optional(phoneNumber()),
});

/** Every answer is optional: each screen saves its own part, and finish checks that all are there. */
export const personalInfoBody = z.strictObject({
  applicationId: id(),
  firstName: z.optional(personName()),
  lastName: z.optional(personName()),
  birthDate: z.optional(civilDateText()),
  ssnLastFourDigits: z.optional(ssnLastFour()),
  ssn: z.optional(ssnFull()),
  phoneNumber: z.optional(phoneNumber()),
  street: z.optional(address.street),
  unit: address.unit,
  city: z.optional(address.city),
  state: z.optional(address.state),
  zipCode: z.optional(address.zipCode),
  requestedAmount: z.optional(money(250, 40_000)),
  annualIncome: z.optional(money(0, 10_000_000)),
  isMarried: z.optional(z.boolean()),
  spouseInfo: z.optional(
    z.strictObject({
      firstName: personName(),
      lastName: personName(),
      isSameAddressAsSpouse: z.boolean(),
      address: z.optional(z.strictObject(address)),
    }),
  ),
  isPatient: z.optional(z.boolean()),
  patientInfo: z.optional(patientAnswers),
  /** The applicant allows the soft credit check (15 USC 1681b). */
  creditPullConsent: z.optional(z.literal(true)),
});

export const savePersonalInfo = endpoint({
  id: 'savePersonalInfo',
  binds: ['creditPullConsent'],
  method: 'POST',
  path: '/apply/personal-info',
  summary: 'Save answers of the application; any part at a time',
  source: 'borrower §7 Application',
  access: [applicantOf('body.applicationId')],
  body: personalInfoBody,
  result: applicationState,
  errors: ['STEP_ORDER', 'STALE'],
  example: {
    body: { applicationId: '01JD0000000000000000000000', firstName: 'Ana', lastName: 'Reyes', birthDate: '1988-08-21' },
  },
});
