import { ACCOUNT_NUMBER } from '@domain/bank/account-number';
import { isRoutingNumber } from '@domain/bank/routing-number';
import { SPECIALTIES } from '@domain/enums';
import { OWNERSHIP_TYPES, YEAR_ESTABLISHED_MIN } from '@domain/practice/enrollment';
import { ID_TYPES } from '@domain/practice/owner-id';
import { hasPublicHost } from '@domain/practice/web-address';
import {
  addressText,
  businessPhone,
  civilDateText,
  emailAddress,
  named,
  optionalAddressText,
  optionalText,
  personName,
  practiceName,
  printedText,
  stateCode,
  text,
  zipCode,
} from '../schema';
import { timeZone } from '../time-zone';
import * as z from '../z';

// What a practice says of itself when it enrolls (provider-admin §3 Enrollment state). Every field of a contact is a text, and `isOwner`
// a boolean that only the primary contact has.

const contact = {
  firstName: personName(),
  lastName: personName(),
  email: emailAddress(),
  phoneNumber: businessPhone(),
  jobTitle: printedText(80),
};

export const givenPrimaryContact = z.strictObject({ ...contact, isOwner: z.boolean() });
export const givenAuxiliaryContact = z.strictObject(contact);
export const givenDoctor = z.strictObject({
  firstName: personName(),
  lastName: personName(),
  email: emailAddress(),
});
export const givenAdditionalInformation = z.strictObject({
  leadSource: optionalText(80),
  referralSource: optionalText(80),
});

const YEAR_MAX = 2199;

export const givenBusiness = z.strictObject({
  providerName: practiceName(),
  legalBusinessName: practiceName(),
  /** What the practice does: a specialty. */
  categoryType: z.enum(SPECIALTIES),
  ownershipType: z.enum(OWNERSHIP_TYPES),
  providerEmail: emailAddress(),
  providerPhone: businessPhone(),
  streetAddress: addressText(120),
  unitApartment: optionalAddressText(30),
  city: addressText(80),
  state: stateCode(),
  zipCode: zipCode(),
  /** IANA name; without it that of the address. */
  timeZone: z.optional(timeZone()),
  yearEstablished: z.int().check(z.minimum(YEAR_ESTABLISHED_MIN), z.maximum(YEAR_MAX)),
  /** Its website. */
  providerURL: z.string().check(z.trim(), z.maxLength(200), z.refine(hasPublicHost)),
});

/** Without number or date of birth those that were given before stay. */
export const givenOwner = z.strictObject({
  firstName: personName(),
  lastName: personName(),
  dateOfBirth: z.optional(civilDateText()),
  idType: z.enum(ID_TYPES),
  /** The number that `idType` names. */
  ownerId: z.optional(text(20)),
  address: addressText(120),
  unitApartment: optionalAddressText(30),
  city: addressText(80),
  state: stateCode(),
  zipCode: zipCode(),
  phoneNumber: businessPhone(),
  email: emailAddress(),
});

/** Without numbers those that were given before stay. */
export const givenBank = z.strictObject({
  bankName: printedText(80),
  accountHolder: practiceName(),
  accountNumber: z.optional(z.string().check(z.trim(), z.regex(ACCOUNT_NUMBER))),
  routingNumber: z.optional(z.string().check(z.trim(), z.refine(isRoutingNumber))),
});

const shownContact = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  jobTitle: z.string(),
};
const shownAddress = { city: z.string(), state: z.string(), zipCode: z.string(), unitApartment: z.string() };

/** An enrollment as whoever fills it in reads it back: numbers by their last four digits, and no date of birth. */
export const enrollmentState = named(
  'EnrollmentState',
  z.object({
    providerLeadId: z.string(),
    slug: z.string(),
    /** 0 start, 1 owner, 2 bank, 3 card, 4 signing, 5 done. */
    providerEnrollmentStep: z.number(),
    priviEnrollment: z.boolean(),
    patientfiEnrollment: z.boolean(),
    primaryContact: named('EnrollmentPrimaryContact', z.object({ ...shownContact, isOwner: z.boolean() })),
    auxiliaryContact: z.nullable(named('EnrollmentContact', z.object(shownContact))),
    additionalInformation: z.object({ leadSource: z.string(), referralSource: z.string() }),
    businessInformation: named(
      'EnrollmentBusiness',
      z.object({
        providerName: z.string(),
        legalBusinessName: z.string(),
        categoryType: z.string(),
        ownershipType: z.string(),
        providerEmail: z.string(),
        providerPhone: z.string(),
        streetAddress: z.string(),
        ...shownAddress,
        /** Empty where it was not chosen. */
        timeZone: z.string(),
        yearEstablished: z.number(),
        providerURL: z.string(),
      }),
    ),
    ownerInformation: z.nullable(
      named(
        'EnrollmentOwner',
        z.object({
          firstName: z.string(),
          lastName: z.string(),
          idType: z.string(),
          /** Its last four digits. */
          ownerId: z.string(),
          address: z.string(),
          ...shownAddress,
          phoneNumber: z.string(),
          email: z.string(),
        }),
      ),
    ),
    bankInformation: z.nullable(
      named(
        'EnrollmentBank',
        z.object({
          bankName: z.string(),
          accountHolder: z.string(),
          /** The last four digits of each number. */
          accountNumber: z.string(),
          routingNumber: z.string(),
        }),
      ),
    ),
    paymentMethod: z.nullable(
      z.object({
        paymentMethodId: z.string(),
        /** What its bank calls it: debit. */
        cardType: z.string(),
        cardBrand: z.string(),
        cardLastFour: z.string(),
        /** Whether money can be paid out to it too, which a debit card takes. */
        isEligibleForDisbursement: z.boolean(),
      }),
    ),
    /** How its fees are paid until something else is agreed on. */
    paymentOptions: z.object({ paymentPeriod: z.string(), paymentMethod: z.string() }),
    doctorInformation: z.nullable(
      named('EnrollmentDoctor', z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })),
    ),
    authorization: z.object({
      authorizedSigner: z.string(),
      signerJobTitle: z.string(),
      /** MM/DD/YYYY: the day of the signature, and before it today. */
      signedAt: z.string(),
    }),
    /** Where the signed agreement is read as PDF; null before it is signed. */
    documentPath: z.nullable(z.string()),
  }),
);
