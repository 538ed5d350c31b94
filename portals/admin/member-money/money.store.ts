import type { ResultOf } from '@contract/endpoint';
import type { getMemberPaymentDetails } from '@contract/membership/payment-list';
import type { getMemberTransactionDetails } from '@contract/membership/transaction-list';
import type { getProviderInvoice } from '@contract/membership-invoice/calls';
import type { getMonthEnd } from '@contract/month-end/calls';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Payment = ResultOf<typeof getMemberPaymentDetails>['payment'];
export type ShownPayment = Frozen<Payment>;

type Transaction = ResultOf<typeof getMemberTransactionDetails>['transaction'];
export type ShownTransaction = Frozen<Transaction>;

type Invoice = ResultOf<typeof getProviderInvoice>['invoice'];
export type ShownInvoice = Frozen<Invoice>;

type MonthEnd = ResultOf<typeof getMonthEnd>['monthEnd'];
export type ShownMonth = Frozen<MonthEnd>;

/** What is looked at of the money of memberships. */
export const memberMoney: {
  payment: Resource<Payment>;
  transaction: Resource<Transaction>;
  invoice: Resource<Invoice>;
  month: Resource<MonthEnd>;
} = proxy({
  payment: resource<Payment>(),
  transaction: resource<Transaction>(),
  invoice: resource<Invoice>(),
  month: resource<MonthEnd>(),
});
