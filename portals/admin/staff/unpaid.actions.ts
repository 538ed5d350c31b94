import { getUnpaidInvoices } from '@contract/membership-invoice/calls';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { unpaidOf } from './unpaid.store';

/** Reads the unpaid invoices of a practice, or of all in scope; a failure is in the resource. */
export const loadUnpaid = (providerId: string) =>
  load(unpaidOf.invoices, async (signal) => ({
    ...(await call(getUnpaidInvoices, { query: providerId === '' ? {} : { providerId } }, { signal })),
    of: providerId,
  }));
