import type { Deps } from './deps';
import { runRefresh } from './features/borrower-file/index';
import { runWhatIf } from './features/credit-draft/index';
import { submitPayout } from './features/credit-payout/index';
import { ensureSchedulePdf } from './features/fee-schedule/index';
import { submitToBank } from './features/funding/index';
import { postSpouseNotice } from './features/household/index';
import { settleUse, submitMemberToProcessor, submitRefund } from './features/membership/index';
import { submitInvoiceDebit } from './features/membership-invoice/index';
import { carryOutClosing } from './features/practice-closing/index';
import { businessDayOf, postCureNotice, submitToProcessor } from './features/servicing/index';
import { createDeliveryHandlers } from './jobs/deliveries';
import type { HandlersOf, OutboxHandler } from './jobs/outbox-dispatcher';
import type { OutboxKindName } from './jobs/outbox-kinds';
import { mailHandlers } from './mail/send-mail';

const NEVER = new AbortController().signal;

/**
 * Every kind of outbox message with the work that it stands for; the type names one that is missing.
 * @param ending aborted when this process ends: long work stops then and is begun anew by the next.
 */
export function outboxHandlers(deps: Deps, ending: AbortSignal = NEVER): HandlersOf<OutboxKindName> {
  const { partnerLender, rewards } = deps.vendors;
  return {
    ...mailHandlers(deps),
    ...createDeliveryHandlers(deps),
    'submit-payment': doing(({ paymentId }) => submitToProcessor(deps, paymentId)),
    'decline-partner-offer': doing(({ reference }) => partnerLender.decline(reference)),
    'send-partner-payout': doing(({ reference, attempt }) =>
      partnerLender.payAgain(reference, { attempt, on: businessDayOf(deps) }),
    ),
    'submit-credit-payout': doing(({ payoutId }) => submitPayout(deps, payoutId)),
    'settle-rewards': doing(({ useId }) => settleUse(deps, useId)),
    'release-rewards': doing(({ useId, certificateIds }) => rewards.release(useId, certificateIds)),
    'submit-membership-payment': doing(({ paymentId }) => submitMemberToProcessor(deps, paymentId)),
    'submit-membership-refund': doing(({ refundId }) => submitRefund(deps, refundId)),
    'submit-invoice-debit': doing(({ debitId }) => submitInvoiceDebit(deps, debitId)),
    'submit-deposit': doing(({ depositId }) => submitToBank(deps, depositId)),
    'refresh-limits': doing(({ runId }) => runRefresh(deps, runId, ending)),
    'run-what-if': doing(({ whatIfId }) => runWhatIf(deps, whatIfId, ending)),
    'post-spouse-notice': doing((notice) => postSpouseNotice(notice, deps)),
    'carry-out-closing': doing(({ practiceId }) => carryOutClosing(deps, practiceId)),
    'keep-fee-schedule': doing(({ feeScheduleId }) => ensureSchedulePdf(feeScheduleId, deps)),
    'post-cure-notice': doing(({ noticeId }) => postCureNotice(deps, noticeId)),
  };
}

/** Makes a handler of a function that returns nothing to store with the message. */
const doing =
  <P>(work: (payload: P) => Promise<unknown>): OutboxHandler<P> =>
  async ({ payload }) => {
    await work(payload);
    return {};
  };
