import { endpoint, staffRoles } from '../endpoint';
import { dollars, id, named } from '../schema';
import * as z from '../z';
import { invoicePayers, invoiceShape, providerInvoiceRow, unpaidInvoice } from './invoice-list';

const staff = {
  kind: 'staff',
  roles: staffRoles,
  permission: 'membership.view',
  brand: 'every',
} as const;
const source = 'membership §7 Provider membership operations';

/** A month as YYYY-MM. */
export const month = () => z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

/** Lines of one kind and one price; they add up to the invoice. */
export const invoiceLine = named(
  'InvoiceLine',
  z.object({
    kind: z.enum(['SAAS', 'MEMBERSHIP_FEE', 'CREDITS_GRANTED', 'CREDITS_EXPIRED', 'SET_OFF']),
    title: z.string(),
    note: z.string(),
    count: z.number(),
    /** Of each. */
    each: dollars(),
    amount: dollars(),
  }),
);

/** One try to take what an invoice comes to. */
export const invoiceDebit = named(
  'InvoiceDebit',
  z.object({
    _id: z.string(),
    on: z.string(),
    /** The account's name and last four digits. */
    account: z.string(),
    amount: dollars(),
    status: z.enum(['PENDING', 'SETTLED', 'RETURNED']),
    settledOn: z.nullable(z.string()),
    returnedOn: z.nullable(z.string()),
    /** Why the bank gave it back. */
    reason: z.nullable(z.string()),
    /** Who paid it by hand; null where it was debited by itself. */
    paidBy: z.nullable(z.string()),
  }),
);

export const providerInvoice = named(
  'ProviderInvoice',
  z.object({
    ...invoiceShape,
    lines: z.array(invoiceLine),
    debits: z.array(invoiceDebit),
    /** Null where it is paid, on its way, planned, or comes to nothing. */
    unpaid: z.nullable(unpaidInvoice),
    /** The account from which it can be paid by hand now; null where it can't. */
    payFrom: z.nullable(z.string()),
  }),
);

export const getProviderInvoices = endpoint({
  id: 'getProviderInvoices',
  method: 'GET',
  path: '/privi/provider/invoices',
  summary: 'Invoices of a practice for its memberships, the newest first',
  source,
  access: [{ ...staff, owns: [{ at: 'query.providerId', is: 'practice' }] }],
  query: z.strictObject({ providerId: id() }),
  result: z.object({ invoices: z.array(providerInvoiceRow) }),
  errors: ['NOT_FOUND'],
});

export const getProviderInvoice = endpoint({
  id: 'getProviderInvoice',
  method: 'GET',
  path: '/privi/provider/invoice-details',
  summary: "A practice's invoice for a month, line by line; STEP_ORDER for a month that isn't over",
  source: `${source} (own call beside the list)`,
  access: [{ ...staff, owns: [{ at: 'query.providerId', is: 'practice' }] }],
  query: z.strictObject({
    providerId: id(),
    month: month(),
    payer: z.optional(z.enum(invoicePayers)),
    kind: z.optional(z.enum(['MONTH', 'FIRST'])),
  }),
  result: z.object({ invoice: providerInvoice }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});

export const getUnpaidInvoices = endpoint({
  id: 'getUnpaidInvoices',
  method: 'GET',
  path: '/privi/provider/unpaid-invoices',
  summary:
    'Invoices of a practice, or of all in scope, that are due and that nothing will debit, with the reason of each',
  source: `${source} (own call beside the list)`,
  access: [{ ...staff, owns: [{ at: 'query.providerId', is: 'practice' }] }],
  query: z.strictObject({ providerId: z.optional(id()) }),
  result: z.object({
    count: z.number(),
    total: dollars(),
    /** The first of them, the oldest first. */
    invoices: z.array(named('UnpaidInvoiceRow', z.object({ ...invoiceShape, unpaid: unpaidInvoice }))),
  }),
  errors: [],
});

/** @NOTE choice: whoever gives the account pays from it by hand too; what an enterprise pays, its administrators pay. */
export const payProviderInvoice = endpoint({
  id: 'payProviderInvoice',
  method: 'POST',
  path: '/privi/provider/invoice/pay',
  summary: "Pay an unpaid invoice once from its payer's account",
  source: `${source} (own call; decision 58)`,
  access: [
    {
      kind: 'staff',
      roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
      permission: 'membership.edit',
      brand: 'every',
      owns: [{ at: 'body.invoiceId', is: 'providerInvoice' }],
    },
  ],
  body: z.strictObject({ invoiceId: id() }),
  result: z.object({ invoice: providerInvoice }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
  idempotent: true,
  rateLimit: 'strict',
});

/** @NOTE choice: what is paid for loyalty credit is the invoice on which it stands, so that `paymentId` is the id of one. */
export const exportLoyaltyFunding = endpoint({
  id: 'exportLoyaltyFunding',
  method: 'POST',
  path: '/privi/provider/transaction/loyalty-funding-csv',
  summary: "Loyalty credits on an invoice by member; they add up to the invoice's lines",
  source,
  access: [{ ...staff, owns: [{ at: 'body.paymentId', is: 'providerInvoice' }] }],
  body: z.strictObject({ paymentId: id() }),
  download: { file: 'Loyalty_Funding.csv', media: 'text/csv' },
  errors: ['NOT_FOUND'],
});
