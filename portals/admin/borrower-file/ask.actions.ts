import {
  askDocumentReview,
  requestIdVerification,
  sendContactCode,
  sendCreditRefreshLimit,
  verifyContactCode,
} from '@contract/borrower-file/ask-calls';
import { reapplyManually } from '@contract/borrower-file/manual-reapply-calls';
import type { CallInput } from '@contract/endpoint';
import { applicationMessages } from '@contract/messages/staff/application';
import { borrowerFileMessages } from '@contract/messages/staff/borrower';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { tellRun } from '../person/identity.actions';
import { loadBorrower } from './borrower.actions';
import { borrower } from './borrower.store';

export type Channel = 'email' | 'phone';

/** Asks a person to prove who they are. Throws ApiError: NOT_REACHABLE. */
export async function askIdCheck(id: string, idempotencyKey: string): Promise<void> {
  borrower.file.data = (await call(requestIdVerification, { params: { id } }, { idempotencyKey })).user;
  toast(borrowerFileMessages.snackIdCheckSent);
}

/** Offers the refresh of a limit by email; a failure is told in the contract's words, too. Throws ApiError: NOT_REACHABLE, REAPPLY_NOT_OPEN. */
export async function offerRefresh(borrowerId: string, idempotencyKey: string): Promise<void> {
  try {
    await call(sendCreditRefreshLimit, { body: { borrowerId } }, { idempotencyKey });
  } catch (cause) {
    toast(borrowerFileMessages.snackCreditRefreshEmailFailed);
    throw cause;
  }
  toast(borrowerFileMessages.snackCreditRefreshEmailSent);
  await loadBorrower(borrowerId);
}

type Again = CallInput<typeof reapplyManually>['body'];

/**
 * Runs a further application for a person, and says how it ended and what became of the denied one. Throws ApiError:
 * REAPPLY_NOT_OPEN, STALE, ACCOUNT_BLOCKED, INVALID_FIELDS, VENDOR_UNAVAILABLE.
 */
export async function runAgain(id: string, body: Again, idempotencyKey: string): Promise<void> {
  const { status, error, archivedApplicationId } = await call(
    reapplyManually,
    { params: { id }, body },
    { idempotencyKey },
  );
  tellRun({ status, error });
  if (archivedApplicationId !== null) toast(applicationMessages.snackApplicationDeniedArchived);
  await loadBorrower(id);
}

/** Asks a patient to read the documents of a transaction. Throws ApiError: NOT_REACHABLE, NOT_PENDING. */
export async function askReview(borrowerId: string, transactionId: string, idempotencyKey: string): Promise<void> {
  await call(askDocumentReview, { body: { transactionId } }, { idempotencyKey });
  toast(borrowerFileMessages.snackDocumentReviewSent);
  await loadBorrower(borrowerId);
}

/** Sends the code that a person reads out. Answers where it went. Throws ApiError: RATE_LIMITED. */
export async function sendCode(id: string, channel: Channel): Promise<string> {
  return (await call(sendContactCode, { params: { id }, body: { channel } })).sentTo;
}

/** Enters the code. Throws ApiError: WRONG_CODE, CODE_EXPIRED, CODE_USED_UP. */
export async function verifyCode(id: string, channel: Channel, otp: string): Promise<void> {
  borrower.file.data = (await call(verifyContactCode, { params: { id }, body: { channel, otp } })).user;
  const { snackOtpEmailVerified, snackOtpPhoneVerified } = borrowerFileMessages;
  toast(channel === 'email' ? snackOtpEmailVerified : snackOtpPhoneVerified);
}
