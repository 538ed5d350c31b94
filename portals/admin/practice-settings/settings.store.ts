import type { ResultOf } from '@contract/endpoint';
import type { getPracticeDetails, listPracticeRiskProfiles } from '@contract/practice-settings/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Details = ResultOf<typeof getPracticeDetails>;
export type Offer = ResultOf<typeof listPracticeRiskProfiles>;

/** The settings of the practice on the screen. */
export const settings = proxy<{ details: Resource<Details>; offer: Resource<Offer> }>({
  details: resource(),
  offer: resource(),
});
