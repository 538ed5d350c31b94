export const copy = {
  title: 'Left from your last plan year',
  left: (count: number, day: string) =>
    count === 1 ? `1 left. Use it by ${day}.` : `${count} left. Use them by ${day}.`,
  lastDay: (day: string) => `From your last plan year. Use it by ${day}.`,
} as const;
