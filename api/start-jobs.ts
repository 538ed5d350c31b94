import type { Deps } from './deps';
import { endOfDayJobs } from './end-of-day-jobs';
import { countReplayFaults } from './features/application/index';
import { readAheadClock, runBusinessDays } from './features/business-day/index';
import { settleEndedLines } from './features/credit-line/index';
import { askAboutPayouts } from './features/credit-payout/index';
import { askAboutDeposits } from './features/funding/index';
import { countLedgerFaults } from './features/ledger/index';
import { askAboutMembers, askAboutRefunds } from './features/membership/index';
import { askAboutInvoiceDebits } from './features/membership-invoice/index';
import { askProcessor } from './features/servicing/index';
import { createOutboxDispatcher } from './jobs/outbox-dispatcher';
import { platformSchedules } from './jobs/platform-schedules';
import { createScheduler, type Schedule } from './jobs/schedules';
import type { Metrics } from './metrics/metrics';
import { outboxHandlers } from './outbox-handlers';

/** Starts what works beside the requests: the outbox and the schedules. Stopping waits for what was begun. */
export function startJobs(deps: Deps, metrics: Metrics): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const dispatcher = createOutboxDispatcher({ deps, handlers: outboxHandlers(deps, ending.signal), metrics });
  const checks = [
    { name: 'ledger', run: () => countLedgerFaults(deps.database.read) },
    { name: 'decisions', run: () => countReplayFaults(deps) },
  ];
  const schedules = [...platformSchedules({ deps, metrics, checks }), ...featureSchedules(deps)];
  const scheduler = createScheduler({ deps, schedules, metrics });
  const stopFollowing = followClock(deps);
  dispatcher.start();
  scheduler.start();
  return {
    async stop() {
      stopFollowing();
      ending.abort(new Error('The process ends'));
      await Promise.all([dispatcher.stop(), scheduler.stop()]);
    },
  };
}

const HOUR_SECONDS = 3600;
/** A run leaves room for the other schedules; the next one goes on where it stopped. */
const DAYS_BUDGET_MS = 30_000;
const CLOCK_LOOK_MS = 1000;

/** Work of the features that comes with the clock. */
export function featureSchedules(deps: Deps): Schedule[] {
  return [
    { name: 'settle-ended-lines', everySeconds: HOUR_SECONDS, run: () => settleEndedLines(deps) },
    { name: 'ask-processor', everySeconds: 60, run: () => askProcessor(deps) },
    { name: 'ask-credit-payouts', everySeconds: 60, run: () => askAboutPayouts(deps) },
    { name: 'ask-members', everySeconds: 60, run: () => askAboutMembers(deps) },
    { name: 'ask-member-refunds', everySeconds: 60, run: () => askAboutRefunds(deps) },
    { name: 'ask-invoice-debits', everySeconds: 60, run: () => askAboutInvoiceDebits(deps) },
    { name: 'ask-deposits', everySeconds: 60, run: () => askAboutDeposits(deps) },
    {
      name: 'business-days',
      // Whoever lets days pass in a demo waits for them.
      everySeconds: deps.aheadClock ? 5 : 60,
      run: async () => {
        await runBusinessDays(deps, endOfDayJobs, { budgetMs: DAYS_BUDGET_MS });
      },
    },
  ];
}

/** Keeps a demo's clock where another process moved it. */
function followClock(deps: Deps): () => void {
  if (!deps.aheadClock) return () => undefined;
  const timer = setInterval(() => void readAheadClock(deps).catch(() => undefined), CLOCK_LOOK_MS);
  return () => clearInterval(timer);
}
