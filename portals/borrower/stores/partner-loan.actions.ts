import { listPartnerLoans } from '@contract/application/partner-lender-calls';
import type { ResultOf } from '@contract/endpoint';
import { call } from '@portals/client/call';
import { persist } from '@portals/state/persist';
import { load, type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import { ensureBorrower } from './borrower.actions';

export type PartnerLoan = ResultOf<typeof listPartnerLoans>['data'][number];

/** What the partner lender lent to the borrower. Only in memory. */
export const partnerLoans = proxy<{ list: Resource<PartnerLoan[]> }>({ list: resource() });

// Nothing is kept in browser storage; the end of a session forgets whose they are.
persist(partnerLoans, { key: 'partner-loans', version: 1, fields: {}, reset: () => resetResource(partnerLoans.list) });

/** Reads the loans; a failure is in the resource. */
export async function loadPartnerLoans(): Promise<void> {
  const { id } = await ensureBorrower();
  await load(partnerLoans.list, async (signal) => (await call(listPartnerLoans, { params: { id } }, { signal })).data);
}
