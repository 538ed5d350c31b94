import type { CallInput, ResultOf } from '@contract/endpoint';
import { getPhonePayment, takePhonePayment } from '@contract/servicing/phone-payment-calls';
import { call } from '@portals/client/call';
import { actOnLoan } from './waivers.actions';

export type PhonePayment = ResultOf<typeof getPhonePayment>;
type Of = { borrowerId: string; transactionId: string };

/** What a borrower on the phone can pay with; with a choice also what is read to them. Nothing changes. Throws ApiError STEP_ORDER. */
export const quotePhonePayment = (
  { borrowerId, transactionId }: Of,
  query: CallInput<typeof getPhonePayment>['query'] = {},
): Promise<PhonePayment> => call(getPhonePayment, { params: { id: borrowerId, txId: transactionId }, query });

type Taken = CallInput<typeof takePhonePayment>['body'] & { requestKey: string };

/** Takes the payment that was read aloud, once for a `requestKey`. Throws ApiError: STALE, STEP_ORDER, ACCOUNT_BLOCKED, OVER_PAYOFF. */
export const takePayment = (of: Of, { requestKey, ...body }: Taken): Promise<void> =>
  actOnLoan(of, (params) => call(takePhonePayment, { params, body }, { idempotencyKey: requestKey }));
