import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import type { ListPage } from './list-view';

export type ListState = {
  page: Resource<ListPage>;
  /** The address of the list as it was last seen, for the way back from one of its rows. */
  lastSearch: string;
};

const states = new Map<string, ListState>();

/** What is on the screen of a list, by its id; it stays while other screens are shown. */
export function listState(id: string): ListState {
  const known = states.get(id) ?? proxy<ListState>({ page: resource<ListPage>(), lastSearch: '' });
  states.set(id, known);
  return known;
}
