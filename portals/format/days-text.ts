import { civilDate } from './dates';

/** Days from one to another: "Jul 21 to Aug 20", with years when one is not this year's. */
export function daysText({ start, end }: { start: string; end: string }, today: string): string {
  const year = today.slice(0, 4);
  const style = start.startsWith(year) && end.startsWith(year) ? 'short' : 'table';
  return start === end ? civilDate(start, style) : `${civilDate(start, style)} to ${civilDate(end, style)}`;
}
