import { setRewardsProgram } from '@contract/onboarding/calls';
import { addDays } from '@domain/calendar/civil-date';
import { formatUsDate, parseUsDate } from '@domain/calendar/us-date';
import { REWARDS_PROGRAM_DAYS } from '@domain/practice/onboarding';
import { DomainRefusal } from '@domain/refusal';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { keepOnboarding, onboardedAt } from './keep-onboarding';
import { keepProfile } from './onboarding.writes';

/** @throws AppError INVALID_FIELDS for a day that there is not. */
function dayOf(text: string) {
  try {
    return parseUsDate(text, 'startDate');
  } catch (error) {
    if (!(error instanceof DomainRefusal)) throw error;
    const fields = [{ field: 'startDate', message: 'Enter a date like 08/20/2026.' }];
    throw new AppError('INVALID_FIELDS', { fields });
  }
}

/**
 * Begins the rewards program of a practice, which ends 60 days later, or switches it off.
 * @throws AppError INVALID_FIELDS for a day that there is not; NOT_FOUND, STALE.
 * Source: provider-admin §4, §5, §9.
 */
export const setRewards = command(setRewardsProgram)(async ({ body }, context) => {
  const { tx, record } = context;
  const { practiceId, enabled } = body;
  const { row, profile } = await onboardedAt(tx, practiceId, body.version);
  const startDate = dayOf(body.startDate);
  const endDate = addDays(startDate, REWARDS_PROGRAM_DAYS);
  await tx.run(keepProfile, { ...profile, rewards: JSON.stringify({ enabled, startDate, endDate }) });
  const onboarding = await keepOnboarding(context, row, { step: 'rewards' });
  const detail = { enabled, startDate, endDate };
  await record('practice.rewards_program_changed', { practiceId, id: practiceId, detail });
  return {
    onboarding,
    rewardsProgram: { practiceId, enabled, startDate: formatUsDate(startDate), endDate: formatUsDate(endDate) },
  };
});
