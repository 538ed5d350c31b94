import type { EndOfDayJob } from '../business-day/index';
import { makeDeposits } from './make-deposits';
import { askAboutDeposits } from './settle-deposit';

export { keepPracticeBank } from './practice-bank';
export { askAboutDeposits, submitToBank } from './settle-deposit';

/** What is done every day for practices' money: first what the processor knows, then what has become due. */
export const fundingJobs: readonly EndOfDayJob[] = [
  { name: 'ask-deposits', run: (deps) => askAboutDeposits(deps) },
  { name: 'deposits', run: makeDeposits },
];
