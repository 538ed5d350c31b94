import { NOTICE_DAYS_MAX, REVIEW_WARNING_DAY } from '@domain/application/review-needs';
import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { civilDate, moment } from '@portals/format/dates';
import { dayIn, todayIn } from '@portals/format/today';

/** The last days of a term, in which it is told beside the status. */
const DUE_SHOWN_DAYS = NOTICE_DAYS_MAX - REVIEW_WARNING_DAY;

/** "Eastern Time" */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** An instant on a practice's clocks: "Aug 20, 9:41 am", with the year when it is not this one: "Jun 21, 2025, 3:02 pm". */
export function practiceMoment(instant: string, timeZone: string, today: string = todayIn(timeZone)): string {
  const day = dayIn(instant, timeZone);
  const short = moment(instant, timeZone);
  if (day.slice(0, 4) === today.slice(0, 4)) return short;
  return short.replace(/^\w+ \d+/, civilDate(day, 'table'));
}

/** The day of an instant on a practice's clocks: "Aug 20", with the year when it is not this one. */
export function practiceDay(instant: string, timeZone: string, today: string = todayIn(timeZone)): string {
  const day = dayIn(instant, timeZone);
  return civilDate(day, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'table');
}

/** "Decide by Aug 20" in the last ten days of a term and after it; null before. */
export function dueWords(instant: string, timeZone: string, today: CivilDate = todayIn(timeZone)): string | null {
  const day = dayIn(instant, timeZone);
  return day <= addDays(today, DUE_SHOWN_DAYS) ? `Decide by ${practiceDay(instant, timeZone, today)}` : null;
}

/** "CT" */
function shortZone(timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** True when clocks of these zones do not all show what the reader's own clock shows, so that a time must name its zone. */
export function mustNameZones(timeZones: readonly string[], own?: string): boolean {
  return timeZones.some((timeZone) => shortZone(timeZone) !== shortZone(own));
}

type PracticeTimeProps = {
  at: string;
  timeZone: string;
  /** Names the zone; left out where the reader's own clock shows the same. */
  isZoneNamed?: boolean;
};

/** The moment, with its zone where the reader's clock shows another one: "Aug 20, 9:41 am CT". */
export function PracticeTime({ at, timeZone, isZoneNamed = mustNameZones([timeZone]) }: PracticeTimeProps) {
  return (
    <time dateTime={at} title={zoneName(timeZone)}>
      {practiceMoment(at, timeZone)}
      {isZoneNamed && ` ${shortZone(timeZone)}`}
    </time>
  );
}
