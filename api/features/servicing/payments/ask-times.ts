import type { CivilDate } from '@domain/calendar/civil-date';
import { instantAt } from '@domain/calendar/instant';
import type { Clock } from '../../../clock';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FIRST_MS = 5 * MINUTE_MS;
const AFTER_SILENCE_MS = [FIRST_MS, 60 * MINUTE_MS, DAY_MS];
/** The processor knows by then what banks did in the night. */
const MORNING = 'T13:00:00.000Z';

/** When the processor is asked about what was just handed to it, should no answer come. */
export const firstAskAt = (clock: Clock): string => instantAt(clock.nowMs() + FIRST_MS);

/** When it is asked again after no answer: later each time, and once a day in the end. */
export const askAfterSilence = (clock: Clock, asks: number): string =>
  instantAt(clock.nowMs() + (AFTER_SILENCE_MS[asks] ?? DAY_MS));

export const morningOf = (day: CivilDate): string => `${day}${MORNING}`;

/** The morning of a day, or the same time tomorrow where that is over. */
export function askOn(clock: Clock, day: CivilDate): string {
  const morning = morningOf(day);
  return morning > clock.now() ? morning : instantAt(clock.nowMs() + DAY_MS);
}
