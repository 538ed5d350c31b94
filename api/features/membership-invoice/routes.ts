import {
  exportLoyaltyFunding,
  getProviderInvoice,
  getProviderInvoices,
  getUnpaidInvoices,
} from '@contract/membership-invoice/calls';
import { type Route, serve } from '../../http/serve';
import { practicesInScope } from '../../list/practices-in-scope.reads';
import { invoiceRow, viewInvoice, viewUnpaid } from './invoice.view';
import { invoicesOfPractice } from './invoice-list.reads';
import { invoiceListRoutes } from './list-invoices';
import { loyaltyFundingFile } from './loyalty-funding';
import { payInvoice } from './pay-invoice';

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
  serve(getUnpaidInvoices)(async ({ query, actor }, deps) => {
    const db = deps.database.read;
    const practices = query.providerId === undefined ? await practicesInScope(db, actor.scope) : [query.providerId];
    return viewUnpaid({ db, deps }, practices);
  }),
  payInvoice,
  serve(exportLoyaltyFunding)(async ({ body, actor, meta: { signal } }, deps) => ({
    body: loyaltyFundingFile(body.paymentId, { actor, signal, deps }),
  })),
];
