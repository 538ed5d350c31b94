import type { viewDocument } from '@contract/document/calls';
import type { ResultOf } from '@contract/endpoint';
import { persist } from '@portals/state/persist';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

/** What was saved last: a name and four digits. */
export type SavedWay = { name: string; lastFour: string };

type PayState = {
  /** The authorization of debits as it is shown. */
  authorization: Resource<ResultOf<typeof viewDocument>>;
  saved: SavedWay | null;
};

/** No number and no token is ever kept in a store. */
export const pay = proxy<PayState>({ authorization: resource(), saved: null });

// Nothing is kept in browser storage; the end of a session forgets what was saved.
persist(pay, {
  key: 'pay',
  version: 1,
  fields: {},
  reset: () => {
    pay.saved = null;
  },
});
