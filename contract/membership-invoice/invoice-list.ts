import { INVOICE_STATUSES } from '@domain/membership/invoice-debit';
import { staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, noTabs, practices } from '../lists/declare-list';
import { anyOf, dollarsBetween } from '../lists/filters';
import { dollars, named } from '../schema';
import * as z from '../z';

export const invoicePayers = ['PRACTICE', 'ENTERPRISE'] as const;

export const invoiceShape = {
  _id: z.string(),
  /** As the practice sees it. */
  ref: z.string(),
  practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
  /** YYYY-MM */
  month: z.string(),
  /** Who pays it: the practice, or its enterprise. */
  payer: z.enum(invoicePayers),
  enterprise: z.nullable(z.string()),
  issuedOn: z.string(),
  /** Below zero where more loyalty credit lapsed than everything else comes to. */
  total: dollars(),
  status: z.enum(INVOICE_STATUSES),
  /** Of a month that is over, or the first platform fee of a practice. */
  kind: z.enum(['MONTH', 'FIRST']),
  /** The next day on which it is debited; null where nothing is planned. */
  debitOn: z.nullable(z.string()),
  paidOn: z.nullable(z.string()),
  /** What `POST /documents/provider/document/print` prints it by. */
  documentPath: z.string(),
};

/** Why nothing debits an invoice that is due. Spelled here, because a value of the domain would come along. */
export const unpaidReasons = [
  'NO_ACCOUNT',
  'ACCOUNT_ENDED',
  'CARD_EXPIRED',
  'DEBITS_OFF',
  'RETURNED',
  'NOT_PLANNED',
] as const;

/** An invoice that is due and that nothing will debit: why, and since when. */
export const unpaidInvoice = named(
  'UnpaidInvoice',
  z.object({
    reason: z.enum(unpaidReasons),
    /** The day on which it was issued, or its last debit came back. */
    since: z.string(),
    /** What the bank said; null where no debit came back. */
    bankReason: z.nullable(z.string()),
  }),
);

/** What a practice is invoiced for a month of its memberships. */
export const providerInvoiceRow = named('ProviderInvoiceRow', z.object(invoiceShape));

export const invoiceList = declareList({
  call: {
    id: 'listInvoices',
    path: '/privi/provider/invoices-list',
    summary: 'Invoices of the practices in scope for their memberships',
    source: 'membership §3 Lists (own call beside the GET of §7 Provider membership operations)',
  },
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'membership.view',
      brand: 'every',
      owns: [{ at: 'body.practices', is: 'practice' }],
    },
  ],
  row: providerInvoiceRow,
  sorts: ['issuedOn', 'total'],
  filters: { payer: anyOf(invoicePayers), amount: dollarsBetween('total') },
  tabs: noTabs,
  search: 'text',
  fields: practices,
  sums: ['total'],
  columns: {
    ref: 'Invoice',
    'practicemanagement.PracticeName': 'Practice',
    month: 'Month',
    payer: 'Billed to',
    enterprise: 'Enterprise',
    total: 'Amount',
    issuedOn: 'Issued',
    status: 'Status',
    paidOn: 'Paid',
  },
});

export const listInvoices = listCall(invoiceList);
export const exportInvoices = csvCall(invoiceList, {
  id: 'exportInvoices',
  path: '/privi/provider/invoices-csv',
  file: 'Invoices.csv',
});
