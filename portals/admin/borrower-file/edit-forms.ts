import { isCivilDate } from '@domain/calendar/civil-date';
import { ofEach, type PersonalRow } from '@domain/personal-fields';
import { isStateCode } from '@domain/us-states';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import { personName } from '../words/name-rules';

const given = (sentence: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: sentence }),
      z.maxLength(max, { error: `Use ${max} characters or fewer` }),
    );

const atMost = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, { error: `Use ${max} characters or fewer` }));

/** Who a person is; an answer that stays as it is changes nothing. */
export const personalSchema = z.object(ofEach(typedAnswer));

function typedAnswer(row: PersonalRow): z.ZodMiniType<string, string> {
  switch (row.kind) {
    case 'name':
      return personName(row.inSentence, row.missing, row.max);
    case 'line':
      return row.missing === null ? atMost(row.max) : given(row.missing, row.max);
    case 'day':
      return z.string().check(z.refine((text) => isCivilDate(text), { error: row.wrong }));
    case 'state':
      return z.string().check(z.trim(), z.toUpperCase(), z.refine(isStateCode, { error: row.wrong }));
    case 'zip':
      return z.string().check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, { error: row.wrong }));
  }
}

const phoneNumber = z.pipe(
  z
    .string()
    .check(
      z.refine((text) => /^$|^1?[2-9]\d{9}$/.test(text.replace(/\D/g, '')), { error: 'Enter a 10-digit phone number' }),
    ),
  z.transform((text: string) => text.replace(/\D/g, '').slice(-10)),
);

/** How a person is reached. */
export const contactSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^\S+@\S+\.\S{2,}$/, { error: 'Enter an email address' })),
  phoneNumber,
});

/** What a practice's people mend of it. */
export const phoneSchema = z.object({ phoneNumber });

/** Who the treatment is for, where that is somebody else. */
export const patientSchema = z.object({
  firstName: personName('first name', 'Enter a first name', 60),
  lastName: personName('last name', 'Enter a last name', 60),
  phone: phoneNumber,
});

/** A limit within what the rules gave; a lower one than now needs the patient's wish. */
export function limitSchema({ now, most }: { now: number; most: number }) {
  return z
    .object({
      approvedCreditLine: z.pipe(
        z.string().check(
          z.refine((text) => /^\d+(\.\d{1,2})?$/.test(text) && Number(text) <= most, {
            error: `Enter an amount up to ${usd(most)}, the most the rules allow`,
          }),
        ),
        z.transform((text: string) => Number(text)),
      ),
      askedByPatient: z.boolean(),
    })
    .check(
      z.refine(({ approvedCreditLine, askedByPatient }) => approvedCreditLine >= now || askedByPatient, {
        error: 'Confirm that the patient asked for a lower limit',
        path: ['askedByPatient'],
      }),
    );
}
