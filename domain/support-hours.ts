import { twelveHours } from './calendar/twelve-hours';

/** Whole hours of a weekday, Eastern time, in which support answers the phone. */
export type SupportHours = { readonly from: number; readonly until: number };

const clockOf = (hour: number): string => twelveHours(`${String(hour).padStart(2, '0')}:00`);
const onTheHour = (hour: number): string => clockOf(hour).replace(':00', '');
const spanish = (hour: number): string => onTheHour(hour).replace('am', 'a. m.').replace('pm', 'p. m.');

/** The hours within a sentence: the one place that words them. */
export const supportHoursWords = {
  en: ({ from, until }: SupportHours): string => `Monday to Friday, ${onTheHour(from)} to ${onTheHour(until)} Eastern`,
  es: ({ from, until }: SupportHours): string =>
    `de lunes a viernes, de ${spanish(from)} a ${spanish(until)}, hora del Este`,
} as const;
