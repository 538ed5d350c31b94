import type { EndOfDayJob } from '../business-day/index';
import { askAboutInvoiceDebits, debitInvoices } from './debit-invoices';
import { makeInvoices } from './make-invoices';

export { askAboutInvoiceDebits, debitWhatIsOpen, openOf, submitInvoiceDebit } from './debit-invoices';
export { findInvoice, invoiceById, invoicesOfEnterprise } from './invoice.view';
export { askFirstFee, isFirstFeeAsked } from './make-invoices';
export { printInvoice } from './print-invoice';

/**
 * What is done every day for what practices owe for memberships; after the memberships, whose months it invoices. What banks said of
 * debits is heard first, so that what came back is tried again on its day.
 */
export const invoiceJobs: readonly EndOfDayJob[] = [
  { name: 'ask-invoice-debits', run: (deps) => askAboutInvoiceDebits(deps) },
  { name: 'membership-invoices', run: makeInvoices },
  { name: 'invoice-debits', run: debitInvoices },
];
