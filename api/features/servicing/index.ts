export { askProcessor, submitToProcessor } from './ask-processor';
export { servicingJobs } from './day-jobs';
export type { NoticeKind } from './notices';
