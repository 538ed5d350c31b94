import { getMemberPaymentDetails } from '@contract/membership/payment-list';
import { exportMemberTransactions, getMemberTransactionDetails } from '@contract/membership/transaction-list';
import { exportLoyaltyFunding, getProviderInvoice, payProviderInvoice } from '@contract/membership-invoice/calls';
import { getMonthEnd } from '@contract/month-end/calls';
import { printProviderDocument } from '@contract/plan-agreement/calls';
import { firstDayOf, lastDayOf } from '@domain/membership/provider-invoice';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { invoicePaid } from './invoice-words';
import { memberMoney, type ShownInvoice, type ShownMonth } from './money.store';

/** Fetches a payment. Another one than the one on the screen starts from an empty page. */
export async function loadMemberPayment(paymentId: string): Promise<void> {
  const of = memberMoney.payment;
  if (of.data && of.data._id !== paymentId) resetResource(of);
  await load(of, async (signal) => (await call(getMemberPaymentDetails, { query: { paymentId } }, { signal })).payment);
}

/** Fetches a transaction, likewise. */
export async function loadMemberTransaction(transactionId: string): Promise<void> {
  const of = memberMoney.transaction;
  if (of.data && of.data._id !== transactionId) resetResource(of);
  await load(
    of,
    async (signal) => (await call(getMemberTransactionDetails, { query: { transactionId } }, { signal })).transaction,
  );
}

export type AskedInvoice = {
  providerId: string;
  month: string;
  payer: 'PRACTICE' | 'ENTERPRISE';
  kind: 'MONTH' | 'FIRST';
};

/** What tells an invoice from all others, on the wire and as it is asked for. */
export function keyOfInvoice(of: AskedInvoice | ShownInvoice): string {
  const practiceId = 'practicemanagement' in of ? of.practicemanagement._id : of.providerId;
  return `${practiceId} ${of.month} ${of.payer} ${of.kind}`;
}

/** Fetches the invoice of a practice for a month. */
export async function loadInvoice(asked: AskedInvoice): Promise<void> {
  const of = memberMoney.invoice;
  if (of.data && keyOfInvoice(of.data) !== keyOfInvoice(asked)) resetResource(of);
  await load(of, async (signal) => (await call(getProviderInvoice, { query: asked }, { signal })).invoice);
}

/** Pays an invoice once from the account of whoever pays it. @throws ApiError */
export async function payInvoice({ _id: invoiceId }: Pick<ShownInvoice, '_id'>, idempotencyKey: string): Promise<void> {
  const { invoice } = await call(payProviderInvoice, { body: { invoiceId } }, { idempotencyKey });
  memberMoney.invoice.data = invoice;
  toast(invoicePaid);
}

/** Saves an invoice as provider-invoice.pdf. */
export const saveInvoice = ({
  practicemanagement,
  documentPath,
}: Pick<ShownInvoice, 'practicemanagement' | 'documentPath'>): Promise<void> =>
  download(printProviderDocument, {
    body: { providerId: practicemanagement._id, type: 'provider-invoice', documentPath },
  });

/** Saves the loyalty credit of an invoice, member by member. */
export const saveLoyaltyFunding = (paymentId: string): Promise<void> =>
  download(exportLoyaltyFunding, { body: { paymentId } });

/** Fetches a month of a practice; without one, the last that ended. */
export async function loadMonth(providerId: string, month: string | undefined): Promise<void> {
  const of = memberMoney.month;
  const isOther = of.data && (of.data.practicemanagement._id !== providerId || (month && of.data.month !== month));
  if (isOther) resetResource(of);
  await load(
    of,
    async (signal) =>
      (await call(getMonthEnd, { query: { providerId, ...(month && { month }) } }, { signal })).monthEnd,
  );
}

/** Saves what a practice is paid for memberships in a month. */
export function saveMonth({ practicemanagement, month }: ShownMonth): Promise<void> {
  const start = firstDayOf(month);
  return download(exportMemberTransactions, {
    body: {
      practices: [practicemanagement._id],
      dateRange: { start, end: lastDayOf(month) },
      sort: { key: 'createdAt', direction: 'asc' },
    },
  });
}
