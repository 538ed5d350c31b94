import type { EndOfDayJob } from '../business-day/index';
import { publishScheduled } from './publish-scheduled';

export { creditDraftRoutes } from './routes';
export { runWhatIf } from './what-if/run-what-if';

/** What is published on a day is so before anything else of the day. */
export const creditDraftJobs: readonly EndOfDayJob[] = [{ name: 'publish-drafts', run: publishScheduled }];
