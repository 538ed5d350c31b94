import { overrideApplicationAmount } from '@contract/application/amount-override-calls';
import { sendPartnerPayoutAgain } from '@contract/application/partner-payout-calls';
import { decideApplicationReview } from '@contract/application/review-calls';
import { downloadApplicationDetails, getApplicationDetails } from '@contract/application-details/calls';
import { createPatientTransaction } from '@contract/credit-transaction/calls';
import { listPatientTransactions } from '@contract/credit-transaction/staff-calls';
import type { CallInput } from '@contract/endpoint';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import type { ShownTransaction } from '../credit-transaction/shown-transaction';
import { loadWaitingCount } from '../staff/waiting.actions';
import { usd } from '../words/amounts';
import { namingOvertaker } from '../words/overtaken';
import { application, type ShownApplication } from './application.store';
import { amountOverridden, amountOvertaken } from './copy';

/** Fetches an application. Another one than the one on the screen starts from an empty page. */
export async function loadApplication(applicationId: string): Promise<void> {
  if (application.details.data && application.details.data._id !== applicationId) {
    resetResource(application.details);
    resetResource(application.transactions);
  }
  await load(application.details, (signal) => call(getApplicationDetails, { params: { applicationId } }, { signal }));
}

/** Saves the details of an application as a PDF. Throws ApiError. */
export const saveDetails = (applicationId: string): Promise<void> =>
  download(downloadApplicationDetails, { body: { applicationId } });

/** Fetches what a person was asked to approve at a practice. */
export const loadTransactions = (
  borrowerId: string,
  practiceId: string,
): Promise<readonly ShownTransaction[] | undefined> =>
  load(application.transactions, async (signal) => {
    const query = { borrowerId, practices: practiceId };
    return (await call(listPatientTransactions, { query }, { signal })).data;
  });

export type NewTransaction = {
  borrowerId: string;
  practiceId: string;
  /** Dollars. */
  amount: number;
  treatments: string[];
  firstTreatmentDate: string | undefined;
};

export type ReviewAnswer = CallInput<typeof decideApplicationReview>['body'];

/** Asks the partner lender to send its payment to the practice again. Throws ApiError: STALE, NOT_PENDING. */
export async function askForPayoutAgain(applicationId: string, version: number): Promise<void> {
  await call(sendPartnerPayoutAgain, { params: { applicationId }, body: { version } });
  await loadApplication(applicationId);
}

/**
 * Grants another amount than the rules did, as the finance partner may. Throws ApiError: RULES_FORBID, INVALID_FIELDS, and STALE
 * when a colleague was quicker; the application is then read again, so that their amount is on the screen.
 */
export async function overrideAmount(
  { _id: applicationId, name, approvedAmount: shownAmount }: ShownApplication,
  answers: { approvedAmount: number; reason: string },
  idempotencyKey: string,
): Promise<void> {
  const shown = typeof shownAmount === 'number' ? { shownAmount } : {};
  try {
    await call(overrideApplicationAmount, { body: { applicationId, ...answers, ...shown } }, { idempotencyKey });
  } catch (cause) {
    const failure = toApiError(cause);
    if (failure.code === 'STALE') {
      await loadApplication(applicationId);
      failure.message = namingOvertaker(amountOvertaken, failure.happened);
    }
    throw failure;
  }
  toast(amountOverridden, { values: { name, amount: usd(answers.approvedAmount) } });
  await loadApplication(applicationId);
}

/**
 * Decides about an application that waits for a person. The same `requestKey` decides once, however often it is sent.
 * Throws ApiError: STALE when it is decided or a colleague changed it meanwhile, RULES_FORBID.
 */
export async function answerReview(applicationId: string, body: ReviewAnswer, requestKey: string) {
  const answer = await call(
    decideApplicationReview,
    { params: { applicationId }, body },
    { idempotencyKey: requestKey },
  );
  void loadWaitingCount();
  return answer;
}

/**
 * Asks the patient to approve an amount. The same `requestKey` gives the same transaction, however often it is sent.
 * Throws ApiError: OVER_LIMIT, also when other open requests hold the credit; ACCOUNT_BLOCKED.
 */
export async function requestTransaction(input: NewTransaction, requestKey: string): Promise<void> {
  await call(
    createPatientTransaction,
    {
      params: { id: input.borrowerId },
      body: {
        practiceManagementId: input.practiceId,
        txAmount: input.amount,
        ...(input.treatments.length > 0 && { txProducts: input.treatments }),
        ...(input.firstTreatmentDate && { firstTreatmentDate: input.firstTreatmentDate }),
      },
    },
    { idempotencyKey: requestKey },
  );
}
