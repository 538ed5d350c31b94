import type { getOnboarding } from '@contract/onboarding/calls';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import { bankView, fundingView } from './funding-type';
import { type Onboarded, onboardedAt } from './keep-onboarding';
import { bankOf, onboardingById, runningAt } from './onboarding.reads';
import { doneOf, onboardingView, usersView } from './onboarding.view';
import { informationView, publicView, rewardsView } from './practice.view';
import { risksOf } from './risk-terms';

const NOTHING = {
  providerInformation: null,
  providerPublicInformation: null,
  typeOfFunding: null,
  riskBased: { risks: null },
  productGroupId: null,
  bankingInformation: null,
  rewardsProgram: null,
  running: null,
};

/**
 * Everything of an onboarding, so that another administrator goes on where one stopped.
 * @throws AppError NOT_FOUND; INVALID_FIELDS where neither is named.
 */
export async function viewOnboarding({ query }: HandlerRequest<typeof getOnboarding>, { database }: Deps) {
  const { read } = database;
  const { onboardingId, practiceId } = query;
  if (practiceId !== undefined) return whole(await onboardedAt(read, practiceId), { database });
  if (onboardingId === undefined)
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'onboardingId', message: 'Name an onboarding.' }] });
  const row = await read.first(onboardingById, { id: onboardingId });
  if (!row) throw new AppError('NOT_FOUND');
  if (row.practice_id !== null) return whole(await onboardedAt(read, row.practice_id), { database });
  return { ...NOTHING, onboarding: await onboardingView(read, row), ...usersView(row) };
}

/** A choice is shown once its step is done: until then a practice has what every new one begins with. */
async function whole({ row, practice, profile }: Onboarded, { database: { read } }: Pick<Deps, 'database'>) {
  const done = doneOf(row);
  const bank = await read.first(bankOf, { practiceId: practice.id });
  return {
    onboarding: await onboardingView(read, row),
    providerInformation: await informationView(read, practice, profile),
    providerPublicInformation: publicView(practice, profile),
    ...usersView(row),
    typeOfFunding: done.has('funding') ? { fundingType: fundingView(practice, profile) } : null,
    riskBased: { risks: done.has('risk-terms') ? await risksOf(read, practice) : null },
    productGroupId: done.has('products') ? practice.product_group_id : null,
    bankingInformation: bank ? bankView(bank, profile) : null,
    rewardsProgram: rewardsView(profile),
    running: await runningAt(read, practice.id),
  };
}
