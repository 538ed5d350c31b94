export const copy = {
  left: 'Left to spend',
  yours: 'your practice',
  range: (from: number, to: number) => `${from}% to ${to}%`,
  months: (months: number) => `${months} months`,
  monthsRange: (from: number, to: number) => `${from} to ${to} months`,
} as const;
