import { givePracticeTemplate } from '@contract/onboarding/calls';
import type { Specialty } from '@domain/enums';
import { dollarsFromCents } from '@domain/money/dollars';
import { startingTreatments } from '@domain/practice/starting-treatments';
import { command } from '../../command/command';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { addStartingTreatments, missingTreatments } from '../treatment/index';
import { onboardedPractice } from './onboarding.reads';

/**
 * What a practice of its specialty begins with, and how its pages say that it is reached.
 * @throws AppError NOT_FOUND
 */
export async function templateView(db: Db, practiceId: string) {
  const practice = await db.first(onboardedPractice, { id: practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const { name, street, unit, city, state_code: state, zip_code: zip, phone, email, specialty } = practice;
  return {
    specialty: specialty as Specialty,
    isGiven: (await missingTreatments(db, practice)).length === 0,
    treatments: startingTreatments(specialty).map((one) => ({
      procedure: one.name,
      total_price: dollarsFromCents(one.price),
    })),
    contact: {
      heading: `Contact ${name}`,
      lines: [unit ? `${street}, ${unit}` : street, `${city}, ${state} ${zip}`, phone, email],
    },
  };
}

/**
 * Gives a practice the treatments of its specialty that it does not have; those that it has keep their price.
 * @throws AppError NOT_FOUND
 * Source: decision 65.
 */
export const giveTemplate = command(givePracticeTemplate)(async ({ body }, context) => {
  const { tx, record } = context;
  const { practiceId } = body;
  const practice = await tx.first(onboardedPractice, { id: practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const added = await addStartingTreatments(context, practice);
  await record('practice.template_given', { practiceId, id: practiceId, detail: { treatments: added } });
  return { template: await templateView(tx, practiceId), added };
});
