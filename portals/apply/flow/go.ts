import { applyStep, paths } from '@contract/paths';
import { createGo } from '@portals/steps/flow/use-go';
import type { Shown } from '../application-flow';
import { apply } from '../stores/apply.store';
import { keepsOneEntry } from '../stores/host.actions';
import type { Part } from '../stores/personal-parts';

export type Place = {
  /** The step; a step at the practice's link itself is `start`. */
  step: Shown;
  /** The question of `personal-info`. */
  part?: Part | undefined;
  /** The answer is changed from the review and leads back there. */
  change?: boolean;
  /** Phone numbers are asked for this channel on the code step. */
  channel?: 'sms' | 'landline';
};

/** The address of a place in the application, without the base path. A reapply stays one (borrower §2). */
export function addressOfPlace({ step, part, change, channel }: Place, practiceUrlSlug?: string | null): string {
  const slug = practiceUrlSlug ?? apply.practice.data?.slug;
  const query = {
    part,
    ...(change && { change: '1' }),
    channel,
    ...(apply.isReapply && { activeReapply: 'true' }),
    ...(apply.further !== null && { [apply.further]: 'true' }),
  };
  if (!slug)
    return paths.applyWithoutPractice.href({}, { pagePath: step === 'start' ? 'welcome-back' : step, ...query });
  return step === 'start' ? paths.apply.href({ practiceUrlSlug: slug }, query) : applyStep(slug, step, query);
}

/** Goes to a place of this application. */
export const useGo = createGo<Place>(addressOfPlace, keepsOneEntry);
