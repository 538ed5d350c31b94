export { businessDayOf } from '../credit-transaction/index';
export { sendNotice } from './billing/notices';
export { postCureNotice } from './delinquency/post-cure-notice';
export { servicingJobs } from './end-of-day-jobs';
export { bookOnLoan, isBlocked, isHeld, isPaused, type Loan, owe, owedBackOn, post, takeAnyLoan } from './loan';
export { type LoanAhead, loansAheadOf } from './loans-ahead';
export { askProcessor, submitToProcessor } from './payments/ask-processor';
export { askAfterSilence, askOn, firstAskAt } from './payments/ask-times';
export { endMethod } from './payments/end-method';
