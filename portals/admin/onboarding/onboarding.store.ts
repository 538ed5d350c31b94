import type { ResultOf } from '@contract/endpoint';
import type { getOnboarding, getPracticeTemplate, getRiskBasedTerms } from '@contract/onboarding/calls';
import type { onboardingList } from '@contract/onboarding/list';
import type { getPatientfiPlusPromotion } from '@contract/plus-promotion/calls';
import type { listPracticeRiskProfiles } from '@contract/practice-settings/calls';
import type { productGroupCalls } from '@contract/versioned-tables/product-group';
import type { RowOf } from '@portals/list/list-view';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Details = ResultOf<typeof getOnboarding>;
export type Terms = ResultOf<typeof getRiskBasedTerms>;
export type Template = ResultOf<typeof getPracticeTemplate>['template'];
export type Promotion = ResultOf<typeof getPatientfiPlusPromotion>['promotion'];
export type Group = ResultOf<typeof productGroupCalls.list>['productGroups'][number];
export type Offer = Pick<ResultOf<typeof listPracticeRiskProfiles>, 'productGroupId' | 'products'>;
/** Somebody of the platform who sells to practices or looks after them. */
export type PlatformPerson = { _id: string; name: string; salesRep: boolean; successManager: boolean };

/** Practices that enrolled themselves and wait: the first of them, how many there are, and the day on which they were read. */
export type Waiting = { rows: readonly RowOf<typeof onboardingList>[]; total: number; today: string };

/** The onboarding on the screen. */
export const onboarding = proxy<{
  details: Resource<Details>;
  waiting: Resource<Waiting>;
  terms: Resource<Terms>;
  template: Resource<Template>;
  promotion: Resource<Promotion>;
  people: Resource<PlatformPerson[]>;
  enterprises: Resource<{ _id: string; name: string }[]>;
  /** Groups that a practice can begin with, the one that its specialty does, and what it offers once that is chosen. */
  groups: Resource<{ groups: Group[]; proposed: string; offer: Offer | null }>;
}>({
  details: resource(),
  waiting: resource(),
  terms: resource(),
  template: resource(),
  promotion: resource(),
  people: resource(),
  enterprises: resource(),
  groups: resource(),
});
