const DAY_MS = 86_400_000;

export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
const weekday = (day: string): number => new Date(Date.parse(day)).getUTCDay();

/** Holidays by date; one that falls on a Sunday is kept on the Monday after it, one on a Saturday is not moved. */
const FIXED: readonly string[] = ['01-01', '06-19', '07-04', '11-11', '12-25'];
/** Month, weekday, and which of them: the Mondays of King, Washington, labor and Columbus, and Thanksgiving. */
const MOVABLE: readonly (readonly [month: number, weekday: number, nth: number])[] = [
  [1, 1, 3],
  [2, 1, 3],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
];

/** Days on which the Federal Reserve Banks settle nothing. Source: Federal Reserve Financial Services holiday schedule. */
function isHoliday(day: string): boolean {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  if (FIXED.includes(day.slice(5))) return true;
  if (weekday(day) === 1 && FIXED.includes(plusDays(day, -1).slice(5))) return true;
  // Memorial Day is the last Monday of May.
  if (month === 5 && weekday(day) === 1 && date > 24) return true;
  return MOVABLE.some(([of, on, nth]) => month === of && weekday(day) === on && Math.ceil(date / 7) === nth);
}

export const isBankDay = (day: string): boolean => ![0, 6].includes(weekday(day)) && !isHoliday(day);

/** The day `count` days later of those on which banks settle. */
export function plusBankDays(day: string, count: number): string {
  let [at, left] = [day, count];
  while (left > 0) {
    at = plusDays(at, 1);
    if (isBankDay(at)) left -= 1;
  }
  return at;
}
