import type { ResultOf } from '@contract/endpoint';
import type { getUnpaidInvoices } from '@contract/membership-invoice/calls';
import { forgetAlong } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

/** Invoices that nothing debits, of a practice or of all; `of` is the practice, empty for all. */
export const unpaidOf = proxy<{ invoices: Resource<ResultOf<typeof getUnpaidInvoices> & { of: string }> }>({
  invoices: resource(),
});

forgetAlong('unpaid-invoices', () => resetResource(unpaidOf.invoices));
