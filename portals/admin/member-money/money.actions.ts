import { getMemberPaymentDetails } from '@contract/membership/payment-list';
import { getMemberTransactionDetails } from '@contract/membership/transaction-list';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { memberMoney } from './money.store';

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
