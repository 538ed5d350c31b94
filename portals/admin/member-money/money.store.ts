import type { ResultOf } from '@contract/endpoint';
import type { getMemberPaymentDetails } from '@contract/membership/payment-list';
import type { getMemberTransactionDetails } from '@contract/membership/transaction-list';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Payment = ResultOf<typeof getMemberPaymentDetails>['payment'];
export type ShownPayment = Frozen<Payment>;

type Transaction = ResultOf<typeof getMemberTransactionDetails>['transaction'];
export type ShownTransaction = Frozen<Transaction>;

/** What is looked at of the money of memberships. */
export const memberMoney: { payment: Resource<Payment>; transaction: Resource<Transaction> } = proxy({
  payment: resource<Payment>(),
  transaction: resource<Transaction>(),
});
