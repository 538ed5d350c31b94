import {
  endLimitsOfLateLoans,
  partnerPayoutJobs,
  settleAbandonedDenials,
  settleOverdueReviews,
} from './features/application/index';
import type { EndOfDayJob } from './features/business-day/index';
import { creditDraftJobs } from './features/credit-draft/index';
import { settleEndedLines } from './features/credit-line/index';
import { creditPayoutJobs } from './features/credit-payout/index';
import { expireRequests } from './features/credit-transaction/index';
import { fundingJobs } from './features/funding/index';
import { householdJobs } from './features/household/index';
import { membershipJobs } from './features/membership/index';
import { invoiceJobs } from './features/membership-invoice/index';
import { cardJobs } from './features/payment-method/index';
import { closingJobs } from './features/practice-closing/index';
import { servicingJobs } from './features/servicing/index';

/** What is done every day, in this order. */
export const endOfDayJobs: readonly EndOfDayJob[] = [
  // Before anything is decided or quoted on this day.
  ...creditDraftJobs,
  {
    name: 'settle-denials',
    run: async (deps) => {
      await settleAbandonedDenials(deps);
    },
  },
  {
    name: 'settle-reviews',
    run: async (deps) => {
      await settleOverdueReviews(deps);
    },
  },
  { name: 'settle-ended-lines', run: (deps) => settleEndedLines(deps) },
  // Before anything is taken.
  ...cardJobs,
  ...servicingJobs,
  // After the loans: they say how late they are.
  { name: 'end-limits', run: endLimitsOfLateLoans },
  { name: 'expire-requests', run: expireRequests },
  ...creditPayoutJobs,
  ...closingJobs,
  ...membershipJobs,
  ...invoiceJobs,
  ...fundingJobs,
  ...partnerPayoutJobs,
  ...householdJobs,
];
