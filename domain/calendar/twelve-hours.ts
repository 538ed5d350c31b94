/** A time of day on a clock of twelve hours: "12:45 pm" for `12:45`. */
export function twelveHours(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'am' : 'pm'}`;
}
