export const copy = {
  left: 'Left to spend',
} as const;
