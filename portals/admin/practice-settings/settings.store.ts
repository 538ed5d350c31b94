import type { ResultOf } from '@contract/endpoint';
import type { getPatientfiPlusPromotion } from '@contract/plus-promotion/calls';
import type { getPracticeDetails, listPracticeRiskProfiles } from '@contract/practice-settings/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Details = ResultOf<typeof getPracticeDetails>;
export type Offer = ResultOf<typeof listPracticeRiskProfiles>;

export type Promotion = ResultOf<typeof getPatientfiPlusPromotion>['promotion'];

/** The settings of the practice on the screen. */
export const settings = proxy<{
  details: Resource<Details>;
  offer: Resource<Offer>;
  promotion: Resource<Promotion>;
}>({
  details: resource(),
  offer: resource(),
  promotion: resource(),
});
