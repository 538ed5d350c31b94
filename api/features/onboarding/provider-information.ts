import { addProviderInformation, changeProviderInformation } from '@contract/onboarding/provider-information-calls';
import { changeOne, command, refuseStale } from '../../command/command';
import type { PracticeProfileTable } from '../../db/tables/onboarding';
import { AppError } from '../../http/app-error';
import { keepOnboarding, onboardedAt, onboardingAt } from './keep-onboarding';
import { makePractice, ofName, practiceAfter, profileAfter, recordEnterprise, refuseFaults } from './make-practice';
import { onboardedPractice, type PracticeRow } from './onboarding.reads';
import { keepProfile, setPractice } from './onboarding.writes';
import { informationView, type Tags } from './practice.view';

/**
 * Makes the practice of an onboarding, closed to patients until it is activated.
 *
 * Effects: the practice with a free address part, what is told of it, the step, an audit row.
 * @throws AppError NOT_FOUND; STEP_ORDER when it is made already; INVALID_FIELDS.
 * Source: provider-admin §3, §7 Onboarding.
 */
export const addInformation = command(addProviderInformation)(async ({ body }, context) => {
  const { tx } = context;
  const { onboardingId, ...said } = body;
  const row = await onboardingAt(tx, onboardingId, context.actor);
  if (row.status === 'WAITING')
    throw new AppError('STEP_ORDER', {
      userMessage: "Start onboarding from the self-enrollment first. It has the practice's name.",
    });
  const { practice, profile, tags } = await makePractice(context, row, said);
  const change = { practice_id: practice.id, ...ofName(practice, tags) };
  const onboarding = await keepOnboarding(context, row, { step: 'provider-information', change });
  return { onboarding, providerInformation: await informationView(tx, { row, practice, profile }) };
});

/** By whose clocks a practice's days were counted, and are. */
const movedPlace = (before: PracticeRow, after: PracticeRow) =>
  before.time_zone === after.time_zone ? {} : { timeZone: `${before.time_zone} → ${after.time_zone}` };

/** What was changed of how a practice is charged and paid, as it was and is. */
const movedMoney = (before: PracticeProfileTable, after: PracticeProfileTable) => ({
  ...(before.is_allergan !== after.is_allergan && { isAllergan: after.is_allergan === 1 }),
  ...(before.is_separated !== after.is_separated && { isSeparatedTransactions: after.is_separated === 1 }),
});

/**
 * Changes what is told of a practice. Agreements that were made keep the name they were made with.
 * @throws AppError NOT_FOUND, STALE, INVALID_FIELDS
 * Source: provider-admin §3, §7 Onboarding.
 */
export const changeInformation = command(changeProviderInformation)(async ({ body }, context) => {
  const { tx, record } = context;
  const { practiceId, version, ...said } = body;
  const { row, practice, profile } = await onboardedAt(tx, practiceId);
  refuseStale(version, practice);
  const given = await refuseFaults(tx, said);
  const had = JSON.parse(profile.tags) as Tags;
  const tags = { ...had, ...given, leadSources: { ...had.leadSources, ...given.leadSources } };
  const after = practiceAfter(practice, said);
  const profileThen = profileAfter(profile, said, tags);
  await changeOne(tx, setPractice, after);
  await tx.run(keepProfile, profileThen);
  const onboarding = await keepOnboarding(context, row, { step: 'provider-information', change: ofName(after, tags) });
  await record('practice.information_changed', {
    practiceId,
    id: practiceId,
    detail: {
      fields: Object.keys(said).join(', '),
      ...movedMoney(profile, profileThen),
      ...movedPlace(practice, after),
    },
  });
  await recordEnterprise(context, practice.enterprise_id, after);
  const now = await tx.first(onboardedPractice, { id: practiceId });
  return {
    onboarding,
    providerInformation: await informationView(tx, { row, practice: now ?? after, profile: profileThen }),
  };
});
