import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import type { CellState } from '@portals/ui/ribbon';
import type { YearCell } from '@portals/ui/year-grid';
import type { Seen } from './current';

const MONTHS = 12;
const MINUTE_MS = 60_000;

const monthsOf = (date: string): number => Number(date.slice(0, 4)) * MONTHS + Number(date.slice(5, 7));

/** The payment days of a plan year in their order, one in each of its months; those of a pause come between them. */
export type Year = readonly string[];

/** The months of a plan year from 0, a month of a pause counting to the one before it; null for a day outside of the year. */
export function monthOf(days: Year, day: string): number | null {
  const month = monthsOf(day);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || month < monthsOf(first) || month > monthsOf(last)) return null;
  return days.findLastIndex((one) => monthsOf(one) <= month);
}

/** First days of the months of a plan year. */
export const monthsOfYear = (days: Year): CivilDate[] => days.map((day) => civilDate(`${day.slice(0, 7)}-01`));

export type TreatmentYear = {
  threadId: string;
  name: string;
  units: number;
  unitType: string;
  done: number;
  left: number;
  cells: YearCell[];
  /** The next one that was not given. */
  next: Seen['priviagreements'][number] | undefined;
};

/** Each treatment of a plan through its year: what was given in which month, and what is to come. */
export function treatmentYears(
  { activePlan, priviagreements }: Pick<Seen, 'activePlan' | 'priviagreements'>,
  year: Year,
): TreatmentYear[] {
  return (activePlan?.treatments ?? []).map(({ threadId, name, units, unitType }) => {
    const own = priviagreements.filter((one) => one.threadId === threadId && one.usableUntil === null);
    const ofYear = own.filter(({ dueOn }) => monthOf(year, dueOn) !== null);
    const cells = Array.from({ length: MONTHS }, (_, month): YearCell => {
      const here = ofYear.filter(({ dueOn }) => monthOf(year, dueOn) === month);
      if (here.length === 0) return null;
      return here.every(({ doneAt }) => doneAt !== null) ? 'done' : 'to-come';
    });
    const open = ofYear.filter(({ doneAt }) => doneAt === null);
    const next = [...open].sort((a, b) => whenOf(a).localeCompare(whenOf(b)))[0];
    return { threadId, name, units, unitType, done: ofYear.length - open.length, left: open.length, cells, next };
  });
}

/** By date where it has one, else by the day from which it is owed. */
const whenOf = ({ scheduledDate, dueOn }: Seen['priviagreements'][number]) => scheduledDate ?? dueOn;

type Visit = Seen['priviagreements'][number];

/** Whether a visit with a date is over, by its length, though nobody marked it yet. */
export const isOver = ({ scheduledDate, minutes }: Pick<Visit, 'scheduledDate' | 'minutes'>, atMs: number): boolean =>
  scheduledDate !== null && millisecondsOf(scheduledDate) + minutes * MINUTE_MS <= atMs;

/** Treatments of a plan year that has ended, which can still be had until their last day. */
export const leftOfLastYear = ({ priviagreements }: Pick<Seen, 'priviagreements'>): Visit[] =>
  priviagreements.filter(({ doneAt, usableUntil }) => doneAt === null && usableUntil !== null);

/** The visit with a date that comes next. */
export function nextVisit({ priviagreements }: Pick<Seen, 'priviagreements'>, atMs: number): Visit | undefined {
  return priviagreements
    .filter((visit) => visit.doneAt === null && visit.scheduledDate !== null && !isOver(visit, atMs))
    .sort((a, b) => whenOf(a).localeCompare(whenOf(b)))[0];
}

/** The twelve payments of the year that runs: made, late, next, to come. A year that is paid in one sum has one bill and is paid whole. */
export function paymentCells(
  { bills }: Pick<Seen, 'bills'>,
  { year, today }: { year: Year; today: string },
): { cells: CellState[]; made: number } {
  const ofYear = bills.filter(({ dueOn }) => monthOf(year, dueOn) !== null);
  const inOne = ofYear.find(({ kind }) => kind === 'YEAR');
  if (inOne?.status === 'PAID') return { cells: Array<CellState>(MONTHS).fill('paid'), made: MONTHS };
  let made = 0;
  let isNextShown = false;
  const cells = Array.from({ length: MONTHS }, (_, index): CellState => {
    const bill = ofYear.find(({ kind, number }) => kind === 'MONTH' && number === index + 1);
    if (bill?.status === 'PAID') {
      made += 1;
      return 'paid';
    }
    if (bill?.status === 'OPEN' && bill.dueOn < today) return 'missed';
    if (isNextShown) return 'to-come';
    isNextShown = true;
    return 'next';
  });
  return { cells, made };
}
