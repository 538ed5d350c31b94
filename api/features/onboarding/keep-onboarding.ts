import type { OnboardingStep } from '@domain/practice/onboarding';
import { NO_PROMOTION } from '@domain/practice/plus-promotion';
import { type Context, changeOne, refuseStale } from '../../command/command';
import type { Db } from '../../db/database';
import type { PracticeProfileTable } from '../../db/tables/onboarding';
import type { StaffActor } from '../../http/actor';
import { seesPractice } from '../../http/actor.reads';
import { AppError } from '../../http/app-error';
import {
  type OnboardingRow,
  onboardedPractice,
  onboardingById,
  onboardingOfPractice,
  type PracticeRow,
  profileOfPractice,
} from './onboarding.reads';
import { doneOf, onboardingView } from './onboarding.view';
import { setOnboarding } from './onboarding.writes';

export type StaffContext = Context<StaffActor>;

/** What is told of a practice before anybody told anything. */
const emptyProfile = (practiceId: string): PracticeProfileTable => ({
  practice_id: practiceId,
  legal_name: '',
  year_established: '',
  manufacturer: '',
  is_allergan: 0,
  is_separated: 0,
  provider_reference: '',
  document_id: null,
  tags: '{}',
  public_facing: 1,
  instagram: '',
  facebook: '',
  keywords: '[]',
  unlimited_fee_bps: null,
  account_holder: '',
  promo: JSON.stringify(NO_PROMOTION),
  promo_version: 1,
  rewards: null,
  version: 1,
});

export type Onboarded = { row: OnboardingRow; practice: PracticeRow; profile: PracticeProfileTable };

/**
 * A practice with how far its onboarding is.
 * @throws AppError NOT_FOUND; STALE for whoever saw another version of the onboarding.
 */
export async function onboardedAt(db: Db, practiceId: string, seen?: number): Promise<Onboarded> {
  const practice = await db.first(onboardedPractice, { id: practiceId });
  const row = await db.first(onboardingOfPractice, { practiceId });
  if (!practice || !row) throw new AppError('NOT_FOUND');
  refuseStale(seen, row);
  return { row, practice, profile: await profileAt(db, practiceId) };
}

/** An onboarding by its own id. @throws AppError NOT_FOUND, also for that of a practice that whoever asks does not see (decision 23). */
export async function onboardingAt(db: Db, id: string, { scope }: Pick<StaffActor, 'scope'>): Promise<OnboardingRow> {
  const row = await db.first(onboardingById, { id });
  const isSeen = row && (row.practice_id === null || (await seesPractice(db, scope, { practiceId: row.practice_id })));
  if (!row || !isSeen) throw new AppError('NOT_FOUND');
  return row;
}

export const profileAt = async (db: Db, practiceId: string): Promise<PracticeProfileTable> =>
  (await db.first(profileOfPractice, { practiceId })) ?? emptyProfile(practiceId);

/** The columns of an onboarding that a command changes. */
export type OnboardingChange = Partial<Omit<OnboardingRow, 'id' | 'version' | 'created_at' | 'created_by'>>;

type Steps = OnboardingStep | readonly OnboardingStep[];

/**
 * Keeps an onboarding with a step done or open again, and who did that.
 * @throws AppError STALE when somebody else changed it since it was read.
 */
export async function keepOnboarding(
  { tx, actor, now }: Pick<StaffContext, 'tx' | 'actor' | 'now'>,
  row: OnboardingRow,
  { step = [], isDone = true, change = {} }: { step?: Steps; isDone?: boolean; change?: OnboardingChange },
) {
  const done = doneOf(row);
  for (const one of [step].flat()) isDone ? done.add(one) : done.delete(one);
  const steps = JSON.stringify([...done]);
  const after = { ...row, ...change, steps, updated_at: now, updated_by: actor.staffId };
  await changeOne(tx, setOnboarding, after);
  return onboardingView(tx, { ...after, version: row.version + 1 });
}
