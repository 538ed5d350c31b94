import { CappedMap } from '../capped-map';
import { isoInstant, type SandboxClock } from '../sandbox-clock';

const PULLS_MAX = 100;

export type LoggedPull = {
  readonly at: string;
  readonly lastFour: string;
  readonly outcome: string;
  /** The TruValidate session that came with it; null without one. */
  readonly deviceSession: string | null;
};

/** The latest pulls for the home page: digits, outcome and device session only, no person. */
export function createBureauLog(clock: SandboxClock) {
  const pulls = new CappedMap<number, LoggedPull>(PULLS_MAX);
  let count = 0;
  return {
    add(pull: Omit<LoggedPull, 'at'>) {
      count += 1;
      pulls.set(count, { at: isoInstant(clock.now()), ...pull });
    },
    latest: (): readonly LoggedPull[] => [...pulls.values()].reverse(),
    clear: () => pulls.clear(),
  };
}
