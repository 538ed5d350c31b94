import type { getOnboarding } from '@contract/onboarding/calls';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import { openOrClosed } from '../practice/index';
import { closingCounts } from '../practice-closing/index';
import { signedEnrollment } from '../provider-enrollment/index';
import { bankView, fundingView } from './funding-type';
import { type Onboarded, onboardedAt, onboardingAt } from './keep-onboarding';
import { agreementPath } from './master-agreement';
import { bankOf, type OnboardingRow, runningAt } from './onboarding.reads';
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
export async function viewOnboarding({ query, actor }: HandlerRequest<typeof getOnboarding>, deps: Deps) {
  const { read } = deps.database;
  const { onboardingId, practiceId } = query;
  if (practiceId !== undefined) return whole(await onboardedAt(read, practiceId), deps);
  if (onboardingId === undefined)
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'onboardingId', message: 'Choose an onboarding.' }] });
  const row = await onboardingAt(read, onboardingId, actor);
  if (row.practice_id !== null) return whole(await onboardedAt(read, row.practice_id), deps);
  const selfEnrollment = await enrolledView(row, deps);
  return { ...NOTHING, onboarding: await onboardingView(read, row), ...usersView(row), selfEnrollment };
}

/** A choice is shown once its step is done: until then a practice has what every new one begins with. */
async function whole({ row, practice, profile }: Onboarded, deps: Deps) {
  const { read } = deps.database;
  const done = doneOf(row);
  const bank = await read.first(bankOf, { practiceId: practice.id });
  return {
    onboarding: await onboardingView(read, row),
    providerInformation: await informationView(read, { row, practice, profile }),
    providerPublicInformation: publicView(practice, profile),
    ...usersView(row),
    typeOfFunding: done.has('funding') ? { fundingType: fundingView(practice, profile) } : null,
    riskBased: { risks: done.has('risk-terms') ? await risksOf(read, practice) : null },
    productGroupId: done.has('products') ? practice.product_group_id : null,
    bankingInformation: bank ? bankView(bank, profile) : null,
    rewardsProgram: rewardsView(profile),
    running: {
      ...(await runningAt(read, practice.id)),
      ...(await closingCounts(read, practice.id)),
      closing: (await openOrClosed(read, practice.id)).closing,
    },
    selfEnrollment: await enrolledView(row, deps),
  };
}

/** What the practice said when it enrolled itself; its agreement is read from here by another address. */
async function enrolledView({ id, provider_lead_id: leadId }: OnboardingRow, deps: Deps) {
  const signed = leadId === null ? undefined : await signedEnrollment(deps.database.read, deps, leadId);
  return signed ? { ...signed.view, documentPath: agreementPath(id) } : null;
}
