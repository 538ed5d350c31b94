export const copy = {
  left: 'Left to spend',
  yours: 'your practice',
  range: (from: number, to: number) => `${from}% to ${to}%`,
} as const;
