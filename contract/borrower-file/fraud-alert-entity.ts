import { named } from '../schema';
import * as z from '../z';

/** Answers about who somebody is, which the bureau holds against its file. */
export const COMPARED_FIELDS = ['name', 'dateOfBirth', 'ssn', 'address'] as const;

/**
 * What the bureau said of an answer. `GIVEN_ANEW` where it is another than the bureau was asked about, or may be;
 * `NOT_COMPARED` where there was no file to compare with, or it is not kept.
 */
export const COMPARISONS = ['MATCHES', 'DIFFERS', 'NOT_GIVEN', 'GIVEN_ANEW', 'NOT_COMPARED'] as const;

/** A fraud alert of an application, with what the person gave and what the bureau said of it. The bureau tells no values of its file. */
export const fraudAlertComparison = named(
  'FraudAlertComparison',
  z.object({
    /** Of the application. */
    _id: z.string(),
    number: z.number(),
    /** Whose file it is, and when it was asked for; null where the file is not kept. */
    agency: z.nullable(z.string()),
    checkedAt: z.nullable(z.string()),
    /** Null where the file carries no alert and the rules ask for the same care, or it is not kept. */
    alert: z.nullable(z.enum(['initial', 'extended', 'activeDuty'])),
    fields: z.array(
      z.object({ field: z.enum(COMPARED_FIELDS), given: z.nullable(z.string()), comparison: z.enum(COMPARISONS) }),
    ),
  }),
);
