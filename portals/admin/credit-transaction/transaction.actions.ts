import { updatePatientTransaction, withdrawPatientTransaction } from '@contract/credit-transaction/staff-calls';
import type { CallInput } from '@contract/endpoint';
import { sendSpouseNoticeAgain } from '@contract/household/spouse-notice-calls';
import { flagFraudTransaction } from '@contract/servicing/fraud-flag-calls';
import { declinePatientRequest } from '@contract/servicing/transaction-request-calls';
import { call } from '@portals/client/call';
import type { StaffTransaction } from './shown-transaction';
import type { TransactionAnswers } from './transaction-form';

type Of = Pick<StaffTransaction, '_id' | 'version'>;

/** Takes a request back that nobody approved. Throws ApiError: NOT_PENDING when it was answered meanwhile, STALE. */
export async function withdrawTransaction(
  borrowerId: string,
  { _id: txId, version }: Of,
  requestKey: string,
): Promise<void> {
  await call(
    withdrawPatientTransaction,
    { params: { id: borrowerId, txId }, body: { version } },
    { idempotencyKey: requestKey },
  );
}

/** Changes a request that nobody approved. Throws ApiError: NOT_PENDING when it was answered meanwhile, OVER_LIMIT, STALE. */
export async function changeTransaction(
  borrowerId: string,
  { transaction, answers }: { transaction: Of; answers: TransactionAnswers },
  requestKey: string,
): Promise<void> {
  const { amount: txAmount, treatments: txProducts, firstTreatmentDate = '' } = answers;
  await call(
    updatePatientTransaction,
    {
      params: { id: borrowerId, txId: transaction._id },
      body: { txAmount, txProducts, firstTreatmentDate, version: transaction.version },
    },
    { idempotencyKey: requestKey },
  );
}

/** Says no to what the patient asked, with the reason that the patient reads. Throws ApiError: NOT_PENDING, STALE. */
export async function declineRequest(borrowerId: string, { _id: txId, version }: Of, reason: string): Promise<void> {
  const params = { id: borrowerId, txId };
  await call(declinePatientRequest, { params, body: { answer: 'DECLINED', reason, version } });
}

/** Makes what the patient asked for the practice's own request. Throws ApiError: NOT_PENDING, STALE. */
export async function confirmRequest(borrowerId: string, { _id: txId, version }: Of): Promise<void> {
  const params = { id: borrowerId, txId };
  await call(declinePatientRequest, { params, body: { answer: 'CONFIRMED', reason: 'Confirmed', version } });
}

/** Ends a report of fraud, with the reason that the patient reads. Throws ApiError: NOT_PENDING. */
export async function endFraudReport(borrowerId: string, { _id: transactionId }: Of, reason: string): Promise<void> {
  await call(flagFraudTransaction, { body: { transactionId, borrowerId, undo: true, reason } });
}

/** Ends the loan of a reported transaction; the practice owes back what it was paid. Throws ApiError: NOT_PENDING. */
export async function reverseFunding(borrowerId: string, { _id: transactionId }: Of): Promise<void> {
  await call(flagFraudTransaction, { body: { transactionId, borrowerId, reverseFundings: true } });
}

type Address = CallInput<typeof sendSpouseNoticeAgain>['body']['address'];

/** Sends the notice to a patient's spouse to another address. Throws ApiError: NOT_PENDING, STALE. */
export async function sendLetterAgain(
  borrowerId: string,
  { _id: noticeId, version }: { readonly _id: string; readonly version: number },
  address: Address,
): Promise<void> {
  await call(sendSpouseNoticeAgain, { params: { id: borrowerId, noticeId }, body: { address, version } });
}
