import type { EndOfDayJob } from '../business-day/index';
import { makeInvoices } from './make-invoices';

export { findInvoice } from './invoice.view';
export { printInvoice } from './print-invoice';

/** What is done every day for what practices owe for memberships; after the memberships, whose months it invoices. */
export const invoiceJobs: readonly EndOfDayJob[] = [{ name: 'membership-invoices', run: makeInvoices }];
