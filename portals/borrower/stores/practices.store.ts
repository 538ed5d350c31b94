import type { listMyPractices } from '@contract/borrower/my-practices-calls';
import type { ResultOf } from '@contract/endpoint';
import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Practice = ResultOf<typeof listMyPractices>['data'][number];

/** The practices of the borrower. Only in memory. */
export const practices = proxy<{ list: Resource<Practice[]> }>({ list: resource() });

// Nothing is kept in browser storage; the end of a session forgets whose they are.
persist(practices, { key: 'practices', version: 1, fields: {}, reset: () => resetResource(practices.list) });
