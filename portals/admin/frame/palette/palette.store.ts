import type { ResultOf } from '@contract/endpoint';
import type { searchEverything } from '@contract/search/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type State = {
  isOpen: boolean;
  isMembersOnly: boolean;
  /** What was found, and for which text: a late answer is told from a current one. */
  found: Resource<{ text: string } & ResultOf<typeof searchEverything>>;
};

export const palette = proxy<State>({ isOpen: false, isMembersOnly: false, found: resource() });
