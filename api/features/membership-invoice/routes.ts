import { exportLoyaltyFunding, getProviderInvoice, getProviderInvoices } from '@contract/membership-invoice/calls';
import { type Route, serve } from '../../http/serve';
import { invoiceRow, viewInvoice } from './invoice.view';
import { invoicesOfPractice } from './invoice-list.reads';
import { invoiceListRoutes } from './list-invoices';
import { loyaltyFundingFile } from './loyalty-funding';

/** What practices are invoiced for their memberships. Source: membership §7 Provider membership operations. */
export const membershipInvoiceRoutes: readonly Route[] = [
  ...invoiceListRoutes,
  serve(getProviderInvoices)(async ({ query }, { database }) => ({
    invoices: (await database.read.all(invoicesOfPractice, { practiceId: query.providerId })).map(invoiceRow),
  })),
  serve(getProviderInvoice)(async ({ query }, deps) => {
    const { providerId, month, payer = 'PRACTICE', kind = 'MONTH' } = query;
    return { invoice: await viewInvoice({ db: deps.database.read, deps }, { providerId, month, payer, kind }) };
  }),
  serve(exportLoyaltyFunding)(async ({ body, actor, meta: { signal } }, deps) => ({
    body: loyaltyFundingFile(body.paymentId, { actor, signal, deps }),
  })),
];
