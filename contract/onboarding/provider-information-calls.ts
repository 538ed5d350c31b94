import { ENROLLMENTS, SPECIALTIES } from '@domain/enums';
import { endpoint } from '../endpoint';
import {
  addressText,
  businessPhone,
  emailAddress,
  id,
  optionalPrintedText,
  optionalText,
  practiceName,
  stateCode,
  zipCode,
} from '../schema';
import { timeZone } from '../time-zone';
import * as z from '../z';
import { onboarding, onboards, practiceTagsContent, providerInformation, source } from './entity';

/** What may be said of a practice at any time; what is left out stays. Empty: there is none. */
const details = {
  legalBusinessName: optionalPrintedText(160),
  yearEstablished: z.optional(z.union([z.literal(''), z.string().check(z.regex(/^(?:18|19|20)\d{2}$/))])),
  practiceURL: optionalText(300),
  unitApartment: z.optional(z.union([z.literal(''), addressText(40)])),
  /** IANA name; without it that of the address. */
  timeZone: z.optional(timeZone()),
  manufacturer: optionalText(80),
  isAllergan: z.optional(z.boolean()),
  isSeparatedTransactions: z.optional(z.boolean()),
  providerReference: optionalText(80),
  optionalDebitCard: z.optional(z.boolean()),
  practiceTags: z.optional(practiceTagsContent),
  enterpriseId: z.optional(z.union([z.literal(''), id()])),
};
/** What a practice cannot be without. */
const identity = {
  practiceName: practiceName(),
  email: emailAddress(),
  phoneNumber: businessPhone(),
  streetAddress: addressText(120),
  city: addressText(80),
  stateCode: stateCode(),
  zipCode: zipCode(),
  specialty: z.enum(SPECIALTIES),
  enrollments: z.array(z.enum(ENROLLMENTS)).check(z.minLength(1), z.maxLength(ENROLLMENTS.length)),
};
const ofEnterprise = [{ at: 'body.enterpriseId', is: 'enterprise' }] as const;
const answer = z.object({ onboarding: onboarding, providerInformation });

/** @NOTE choice: the practice is made by this step, closed to patients; with it the other steps have something to belong to. */
export const addProviderInformation = endpoint({
  id: 'addProviderInformation',
  method: 'POST',
  path: '/practice/onboarding/provider-information',
  summary: "Create an onboarding's practice; patients can't see it until it is activated",
  source,
  access: [{ ...onboards, owns: ofEnterprise }],
  body: z.strictObject({ onboardingId: id(), ...identity, ...details }),
  result: answer,
  errors: ['NOT_FOUND', 'STALE', 'DUPLICATED_DATA', 'STEP_ORDER'],
  idempotent: true,
});

export const changeProviderInformation = endpoint({
  id: 'changeProviderInformation',
  method: 'PATCH',
  path: '/practice/onboarding/provider-information',
  summary: 'Change a practice from onboarding or management; omitted fields stay the same',
  source,
  access: [{ ...onboards, owns: [{ at: 'body.practiceId', is: 'practice' }, ...ofEnterprise] }],
  body: z.strictObject({
    practiceId: id(),
    version: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    practiceName: z.optional(identity.practiceName),
    email: z.optional(identity.email),
    phoneNumber: z.optional(identity.phoneNumber),
    streetAddress: z.optional(identity.streetAddress),
    city: z.optional(identity.city),
    stateCode: z.optional(identity.stateCode),
    zipCode: z.optional(identity.zipCode),
    specialty: z.optional(identity.specialty),
    enrollments: z.optional(identity.enrollments),
    ...details,
  }),
  result: answer,
  errors: ['NOT_FOUND', 'STALE'],
});
