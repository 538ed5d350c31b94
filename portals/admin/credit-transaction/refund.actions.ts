import type { ResultOf } from '@contract/endpoint';
import { quoteRefund as quoteCall, refundPatientTransaction } from '@contract/servicing/refund-calls';
import { call } from '@portals/client/call';
import type { StaffTransaction } from './shown-transaction';

export type RefundQuote = ResultOf<typeof quoteCall>;
type Of = Pick<StaffTransaction, '_id'>;

/** What a refund comes to. Throws ApiError: NOT_PENDING before the purchase is settled, INVALID_FIELDS `amount`. */
export const quoteRefund = (borrowerId: string, { _id: txId }: Of, amount: number): Promise<RefundQuote> =>
  call(quoteCall, { params: { id: borrowerId, txId }, query: { amount: String(amount) } });

/** Refunds what was quoted, once for a `requestKey`. Throws ApiError: STALE when somebody changed it since the quotation, NOT_PENDING. */
export async function refundPurchase(
  borrowerId: string,
  { _id: txId }: Of,
  { quote, requestKey }: { quote: RefundQuote; requestKey: string },
): Promise<void> {
  const { isWhole, amount, version } = quote;
  const body = { version, ...(!isWhole && { amount }) };
  await call(refundPatientTransaction, { params: { id: borrowerId, txId }, body }, { idempotencyKey: requestKey });
}
