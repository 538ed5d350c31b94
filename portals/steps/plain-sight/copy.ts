export const copy = {
  tab: 'Continue in a new tab',
} as const;
