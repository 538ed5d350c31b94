import { addDays, civilDate } from './civil-date';
import { instantAt, millisecondsOf } from './instant';
import { instantOfLocal, localTime } from './local-time';

/** We call and text between these hours of a person's clocks (47 CFR 64.1200(c)(1); the consent to calls and texts promises it). */
const FROM = '08:00';
const UNTIL = '21:00';

/**
 * When a person may be called or texted: the instant itself where it is between 8 am and 9 pm by all of the clocks that they may live by,
 * else the next at which it is.
 */
export function nextCallingTime(instant: string, timeZones: readonly string[]): string {
  const next = timeZones.reduce(
    (latest, zone) => {
      const one = nextIn(instant, zone);
      return one > latest ? one : latest;
    },
    instantAt(millisecondsOf(instant)),
  );
  // A later morning in the west may be night in the east.
  return next === instant ? next : nextCallingTime(next, timeZones);
}

function nextIn(instant: string, timeZone: string): string {
  const local = localTime(instant, timeZone);
  const [day = '', time = ''] = [local.slice(0, 10), local.slice(11)];
  if (time >= FROM && time < UNTIL) return instant;
  const morning = time < FROM ? day : addDays(civilDate(day), 1);
  return instantOfLocal(`${morning}T${FROM}`, timeZone);
}
