import type { ResultOf } from '@contract/endpoint';
import type { searchEverything } from '@contract/search/calls';
import { resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

/** What the search screen found, and for which text. */
export const searched = proxy(resource<{ text: string } & ResultOf<typeof searchEverything>>());
