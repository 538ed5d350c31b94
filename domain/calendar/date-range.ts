import { refuse } from '../refusal';
import { addDays, addDaysWithin, type CivilDate } from './civil-date';

/** Whole days: from the start of `startOn` to the end of `endOn`. */
export type DateRange = { startOn: CivilDate; endOn: CivilDate };

/** Days that a list covers when the reader has chosen none. */
export const DEFAULT_RANGE_DAYS = 30;

/** Length of a rewards program. */
export const REWARDS_PROGRAM_DAYS = 60;

/** From the start of the day 30 days ago to the end of today (provider-admin, "Date range default"). */
export function defaultDateRange(today: CivilDate): DateRange {
  return { startOn: addDays(today, -DEFAULT_RANGE_DAYS), endOn: today };
}

/**
 * A whole range from a chosen one: a missing end takes the default.
 * @NOTE choice: where the default would lie on the wrong side (an end before the default start, a start after today), the missing
 * end is set 30 days away instead, because a range that can match nothing helps nobody.
 * @throws DomainRefusal for a start after the end.
 */
export function fillDateRange(chosen: { startOn?: CivilDate; endOn?: CivilDate }, today: CivilDate): DateRange {
  const usual = defaultDateRange(today);
  const { startOn, endOn } = chosen;
  if (startOn && endOn) {
    if (startOn > endOn) refuse('startOn', `The range starts on ${startOn}, after its end.`, endOn);
    return { startOn, endOn };
  }
  if (startOn)
    return { startOn, endOn: startOn > usual.endOn ? addDaysWithin(startOn, DEFAULT_RANGE_DAYS) : usual.endOn };
  if (endOn)
    return { startOn: endOn < usual.startOn ? addDaysWithin(endOn, -DEFAULT_RANGE_DAYS) : usual.startOn, endOn };
  return usual;
}

/** Last day of a rewards program: its start plus 60 days (provider-admin, "Rewards program end date"). */
export function rewardsProgramEnd(startOn: CivilDate): CivilDate {
  return addDays(startOn, REWARDS_PROGRAM_DAYS);
}
