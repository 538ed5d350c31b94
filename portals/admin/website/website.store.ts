import type { ResultOf } from '@contract/endpoint';
import type { checkEmbedSite, getEmbedSites } from '@contract/website/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type SiteList = ResultOf<typeof getEmbedSites>;
export type SiteReport = ResultOf<typeof checkEmbedSite>;

type State = {
  /** The websites of the practice on the screen. */
  list: Resource<SiteList>;
  /** What the last look at a page found. */
  report: Resource<SiteReport>;
};

export const website = proxy<State>({ list: resource(), report: resource() });
