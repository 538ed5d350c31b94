import type { ResultOf } from '@contract/endpoint';
import type { getOnboarding, getPracticeTemplate, getRiskBasedTerms } from '@contract/onboarding/calls';
import type { productGroupCalls } from '@contract/versioned-tables/product-group';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Details = ResultOf<typeof getOnboarding>;
export type Terms = ResultOf<typeof getRiskBasedTerms>;
export type Template = ResultOf<typeof getPracticeTemplate>['template'];
export type Group = ResultOf<typeof productGroupCalls.list>['productGroups'][number];
/** Somebody of the platform who sells to practices or looks after them. */
export type PlatformPerson = { _id: string; name: string; salesRep: boolean; successManager: boolean };

/** The onboarding on the screen. */
export const onboarding = proxy<{
  details: Resource<Details>;
  terms: Resource<Terms>;
  template: Resource<Template>;
  people: Resource<PlatformPerson[]>;
  enterprises: Resource<{ _id: string; name: string }[]>;
  /** Groups that a practice can begin with, and the one that its specialty does. */
  groups: Resource<{ groups: Group[]; proposed: string }>;
}>({
  details: resource(),
  terms: resource(),
  template: resource(),
  people: resource(),
  enterprises: resource(),
  groups: resource(),
});
