export { advanceDays } from './advance-clock';
export { type EndOfDayJob, readAheadClock, runBusinessDays } from './run-days';
