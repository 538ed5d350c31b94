export { askProcessor, submitToProcessor } from './ask-processor';
export { servicingJobs } from './day-jobs';
export { bookOnLoan, businessDayOf, takeAnyLoan } from './loan';
export type { NoticeKind } from './notices';
