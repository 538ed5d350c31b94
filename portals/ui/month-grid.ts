/** A month as `2026-08`. */
export type Month = string;

const pad = (value: number) => String(value).padStart(2, '0');
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function partsOf(month: Month): { year: number; index: number } {
  const [year = '1970', number = '1'] = month.split('-');
  return { year: Number(year), index: Number(number) - 1 };
}

function daysIn({ year, index }: { year: number; index: number }): number {
  return index === 1 && isLeap(year) ? 29 : (lengths[index] ?? 31);
}

/** The month `by` months later. */
export function moveMonth(month: Month, by: number): Month {
  const { year, index } = partsOf(month);
  const at = year * 12 + index + by;
  return `${Math.floor(at / 12)}-${pad((((at % 12) + 12) % 12) + 1)}`;
}

/** "August 2026". */
export function monthTitle(month: Month): string {
  const { year, index } = partsOf(month);
  return `${monthNames[index] ?? ''} ${year}`;
}

/** Weekday of the first of a month, 0 is Sunday (Sakamoto's method, Gregorian). */
function firstWeekday(month: Month): number {
  const { year, index } = partsOf(month);
  const offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const at = index < 2 ? year - 1 : year;
  return (at + Math.floor(at / 4) - Math.floor(at / 100) + Math.floor(at / 400) + (offsets[index] ?? 0) + 1) % 7;
}

export type GridDay = { date: string; day: number; isOutside: boolean };

/** Six weeks from Sunday that hold the month; days of its neighbours are `isOutside`. */
export function monthGrid(month: Month): readonly GridDay[] {
  const before = moveMonth(month, -1);
  const lead = firstWeekday(month);
  const daysBefore = daysIn(partsOf(before));
  const days = daysIn(partsOf(month));
  const after = moveMonth(month, 1);
  return Array.from({ length: 42 }, (_, place) => {
    const day = place - lead + 1;
    if (day < 1) return { date: `${before}-${pad(daysBefore + day)}`, day: daysBefore + day, isOutside: true };
    if (day > days) return { date: `${after}-${pad(day - days)}`, day: day - days, isOutside: true };
    return { date: `${month}-${pad(day)}`, day, isOutside: false };
  });
}

/** The civil date `by` days later (or earlier). */
export function moveDay(date: string, by: number): string {
  let month = date.slice(0, 7);
  let day = Number(date.slice(8)) + by;
  while (day < 1) {
    month = moveMonth(month, -1);
    day += daysIn(partsOf(month));
  }
  while (day > daysIn(partsOf(month))) {
    day -= daysIn(partsOf(month));
    month = moveMonth(month, 1);
  }
  return `${month}-${pad(day)}`;
}

export type DayRange = { start: string; end: string };

/** The ranges offered beside the calendar. `today` is a civil date. */
export function presetRanges(today: string): readonly { label: string; range: DayRange }[] {
  const month = today.slice(0, 7);
  const last = moveMonth(month, -1);
  return [
    { label: 'Last 30 days', range: { start: moveDay(today, -30), end: today } },
    { label: 'This month', range: { start: `${month}-01`, end: today } },
    { label: 'Last month', range: { start: `${last}-01`, end: `${last}-${pad(daysIn(partsOf(last)))}` } },
  ];
}
