export { advanceDays } from './advance-clock';
export { type DayJob, readAheadClock, runBusinessDays } from './run-days';
