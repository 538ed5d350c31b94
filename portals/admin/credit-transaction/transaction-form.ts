import { isCivilDate } from '@domain/calendar/civil-date';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';

/** The least that a transaction may ask for, in dollars (contract: createPatientTransaction). */
export const LEAST_AMOUNT = 1;

/** The longest name of a treatment, and how many there may be (contract: createPatientTransaction). */
const TREATMENT_MAX = 80;
export const TREATMENTS_MAX = 20;

/** The rules of the form for a patient who has `available` dollars left. */
export function transactionSchema(available: number) {
  const range = `Enter an amount from ${usd(LEAST_AMOUNT)} to ${usd(available)}`;
  return z.object({
    amount: z.pipe(
      z.string().check(
        z.refine(
          (text) => /^\d+(\.\d{1,2})?$/.test(text) && Number(text) >= LEAST_AMOUNT && Number(text) <= available,
          {
            error: range,
          },
        ),
      ),
      z.transform((text: string) => Number(text)),
    ),
    treatments: z.pipe(
      z.array(z.string().check(z.maxLength(TREATMENT_MAX, { error: `Use ${TREATMENT_MAX} characters or fewer` }))),
      z.transform((texts: string[]) => texts.map((text) => text.trim()).filter((text) => text !== '')),
    ),
    firstTreatmentDate: z.pipe(
      z.string().check(
        z.refine((text) => text === '' || isCivilDate(text), {
          error: 'Enter a date like 08/27/2026, or leave it blank',
        }),
      ),
      z.transform((text: string) => (text === '' ? undefined : text)),
    ),
  });
}

/** The rules of the same form for a request that is changed: something must be another than it is. */
export function changeSchema(available: number, before: TransactionAnswers) {
  const said = ({ amount, treatments, firstTreatmentDate }: TransactionAnswers) =>
    JSON.stringify([amount, treatments, firstTreatmentDate ?? null]);
  return transactionSchema(available).check(
    z.refine((answers) => said(answers) !== said(before), {
      path: ['amount'],
      error: 'You haven’t changed anything. Enter a different amount, treatment, or date.',
    }),
  );
}

export type TransactionAnswers = {
  amount: number;
  treatments: string[];
  firstTreatmentDate: string | undefined;
};
