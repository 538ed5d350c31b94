import { givePracticeTemplate } from '@contract/onboarding/calls';
import type { Specialty } from '@domain/enums';
import { dollarsFromCents } from '@domain/money/dollars';
import { startingTreatments } from '@domain/practice/starting-treatments';
import { command } from '../../command/command';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { addStartingMembershipTreatments, missingMembershipTreatments } from '../membership-settings/index';
import { addStartingTreatments, missingTreatments } from '../treatment/index';
import { onboardedPractice, type PracticeRow } from './onboarding.reads';

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
    isGiven: await isGiven(db, practice),
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

type Offering = Pick<PracticeRow, 'enrollments'>;
const offers = ({ enrollments }: Offering) => ({
  financing: enrollments.includes('APPLICATIONS'),
  memberships: enrollments.includes('MEMBERSHIPS'),
});

async function isGiven(db: Db, practice: PracticeRow): Promise<boolean> {
  const { financing, memberships } = offers(practice);
  if (financing && (await missingTreatments(db, practice)).length > 0) return false;
  return !memberships || (await missingMembershipTreatments(db, practice)).length === 0;
}

/**
 * Gives a practice, for what it offers, the treatments of its specialty that it does not have; those that it has keep their price.
 * @throws AppError NOT_FOUND
 * Source: decision 65.
 */
export const giveTemplate = command(givePracticeTemplate)(async ({ body }, context) => {
  const { tx, record } = context;
  const { practiceId } = body;
  const practice = await tx.first(onboardedPractice, { id: practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const { financing, memberships } = offers(practice);
  const added =
    (financing ? await addStartingTreatments(context, practice) : 0) +
    (memberships ? await addStartingMembershipTreatments(context, practice) : 0);
  await record('practice.template_given', { practiceId, id: practiceId, detail: { treatments: added } });
  return { template: await templateView(tx, practiceId), added };
});
