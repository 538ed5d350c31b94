export { submitMemberToProcessor } from './billing/ask-processor';
export { submitRefund } from './billing/refunds';
export { membershipJobs } from './end-of-day-jobs';
