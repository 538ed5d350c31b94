import { TIME_ZONE_IDS, type TimeZone } from '@domain/calendar/practice-zone';
import { SPECIALTIES, type Specialty } from '@domain/enums';
import { OWNERSHIP_TYPES, type OwnershipType, YEAR_ESTABLISHED_MIN } from '@domain/practice/enrollment';
import { isPracticeName } from '@domain/practice/practice-name';
import { hasPublicHost } from '@domain/practice/web-address';
import { todayHere } from '@portals/format/today';
import { email } from '@portals/steps/email-rule';
import { needed } from '@portals/steps/rules';
import * as z from 'zod/mini';
import type { BusinessAnswers } from '../stores/enrollment.actions';
import type { Enrollment } from '../stores/enrollment.store';
import { copy } from './copy';
import { addressLine, anyPhone, nameOf, placeShape, zipOfState } from './fields';

const words = copy.needed;
const names = { firstName: nameOf(words.first, copy.first), lastName: nameOf(words.last, copy.last) };
const person = { ...names, email: email() };
const contact = { ...names, jobTitle: needed(words.jobTitle, 80), email: email(), phoneNumber: anyPhone() };
const businessName = (sentence: string) => needed(sentence).check(z.refine(isPracticeName, sentence));

const chosen = <const T extends readonly string[]>(values: T, sentence: string) =>
  z.pipe(
    z.string().check(z.refine((value) => (values as readonly string[]).includes(value), sentence)),
    z.transform((value: string) => value as T[number]),
  );

const year = () =>
  z.pipe(
    z.string().check(
      z.refine((value) => {
        const isWhole = /^\d{4}$/.test(value) && Number(value) >= YEAR_ESTABLISHED_MIN;
        return isWhole && value <= todayHere().slice(0, 4);
      }, words.year),
    ),
    z.transform((value: string) => Number(value)),
  );

const business = z
  .object({
    providerName: businessName(words.name),
    legalBusinessName: businessName(words.legalName),
    categoryType: chosen<readonly Specialty[]>(SPECIALTIES, words.category),
    ownershipType: chosen<readonly OwnershipType[]>(OWNERSHIP_TYPES, words.ownership),
    yearEstablished: year(),
    providerURL: z.string().check(z.trim(), z.refine(hasPublicHost, words.website)),
    providerEmail: email(words.practiceEmail),
    providerPhone: anyPhone(words.practicePhone),
    streetAddress: addressLine(words.street),
    ...placeShape,
    timeZone: chosen<readonly TimeZone[]>(TIME_ZONE_IDS, words.timeZone),
  })
  .check(zipOfState());

/** The rules of the first question, in the order in which it asks. */
export const businessSchema = z
  .object({
    patientfiEnrollment: z.boolean(),
    priviEnrollment: z.boolean(),
    businessInformation: business,
    primaryContact: z.object({ ...contact, isOwner: z.boolean() }),
    auxiliaryContact: z.optional(z.object(contact)),
    doctorInformation: z.optional(z.object(person)),
    additionalInformation: z.object({ leadSource: z.string(), referralSource: z.string().check(z.trim()) }),
  })
  .check((payload) => {
    const { patientfiEnrollment, priviEnrollment } = payload.value;
    if (patientfiEnrollment || priviEnrollment) return;
    payload.issues.push({
      code: 'custom',
      input: false,
      path: ['patientfiEnrollment'],
      message: copy.business.enrollNeeded,
    });
  });

/** What the form decodes to, as the call takes it. */
export function answersOf({
  auxiliaryContact = undefined,
  doctorInformation = undefined,
  ...answers
}: z.output<typeof businessSchema>): BusinessAnswers {
  return { ...answers, auxiliaryContact: auxiliaryContact ?? null, doctorInformation: doctorInformation ?? null };
}

type Flat = Record<string, string | boolean>;

/** An enrollment as the fields of the form begin with it. */
export function fieldsOf(enrollment: Enrollment): Flat {
  const fields: Flat = {};
  const put = (at: string, part: object | null) => {
    for (const [name, value] of Object.entries(part ?? {}))
      fields[`${at}.${name}`] = typeof value === 'boolean' ? value : String(value);
  };
  fields.patientfiEnrollment = enrollment.patientfiEnrollment;
  fields.priviEnrollment = enrollment.priviEnrollment;
  fields.hasAuxiliary = enrollment.auxiliaryContact !== null;
  fields.hasDoctor = enrollment.doctorInformation !== null;
  const { yearEstablished: year } = enrollment.businessInformation;
  put('businessInformation', { ...enrollment.businessInformation, yearEstablished: year === 0 ? '' : year });
  put('primaryContact', enrollment.primaryContact);
  put('auxiliaryContact', enrollment.auxiliaryContact);
  put('doctorInformation', enrollment.doctorInformation);
  put('additionalInformation', enrollment.additionalInformation);
  return fields;
}
