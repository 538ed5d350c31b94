export { carryOutClosing, closingJobs } from './carry-out-closing';
export { endClosingOf, keepClosing } from './close-practice';
export { closingCounts } from './closing.reads';
