export { businessDayOf } from '../credit-transaction/index';
export { askProcessor, submitToProcessor } from './ask-processor';
export { askAfterSilence, askOn, firstAskAt } from './ask-times';
export { servicingJobs } from './day-jobs';
export { endMethod } from './end-method';
export { bookOnLoan, isBlocked, isHeld, isPaused, type Loan, owe, owedBackOn, post, takeAnyLoan } from './loan';
export { type NoticeKind, sendNotice } from './notices';
export { postCureNotice } from './post-cure-notice';
