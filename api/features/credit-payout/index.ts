import type { EndOfDayJob } from '../business-day/index';
import { payCredits } from './pay-credits';
import { remindOfOwedBack } from './remind-owed-back';
import { askAboutPayouts } from './settle-payout';

export { askAboutPayouts, submitPayout } from './settle-payout';

/** What is done every day for money that borrowers are owed: first what the processor knows, then what leaves, then who owes it back. */
export const creditPayoutJobs: readonly EndOfDayJob[] = [
  { name: 'ask-credit-payouts', run: (deps) => askAboutPayouts(deps) },
  { name: 'credit-payouts', run: payCredits },
  { name: 'owed-back', run: remindOfOwedBack },
];
