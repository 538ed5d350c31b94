import type { ResultOf } from '@contract/endpoint';
import type { getListViews } from '@contract/list-view/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Kept = ResultOf<typeof getListViews>;
export type KeptView = Kept['data'][number];
/** Columns in their order, none for the usual ones, and whether rows are dense. */
export type Look = { readonly columns: readonly string[]; readonly dense: boolean };
export type Shows = Look & { query: string };

export const usualLook: Look = { columns: [], dense: true };

export type ViewsState = {
  kept: Resource<Kept>;
  /** How the list looks: as it was left, or as it was changed since. */
  look: Look;
  /** The view that was chosen last; it stays chosen while its filters are changed. */
  chosenId: string | null;
  /** The list was shown since the page was loaded. */
  isOpened: boolean;
};

const states = new Map<string, ViewsState>();

/** What a reader keeps of a list. The next one who logs in on this page has their own. */
export function viewsState(readerId: string, list: string): ViewsState {
  const key = `${readerId} ${list}`;
  const known =
    states.get(key) ?? proxy<ViewsState>({ kept: resource<Kept>(), look: usualLook, chosenId: null, isOpened: false });
  states.set(key, known);
  return known;
}
