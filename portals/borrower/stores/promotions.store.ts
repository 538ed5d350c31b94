import type { ResultOf } from '@contract/endpoint';
import type { listPromotions } from '@contract/servicing/promotion-calls';
import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Promotion = ResultOf<typeof listPromotions>['data'][number];

/** The promotions of the borrower's loans. Only in memory. */
export const promotions = proxy<{ list: Resource<Promotion[]> }>({ list: resource() });

// Nothing is kept in browser storage; the end of a session forgets whose they are.
persist(promotions, { key: 'promotions', version: 1, fields: {}, reset: () => resetResource(promotions.list) });
