export const termsCopy = {
  label: 'What you authorize',
  loading: 'Loading what you authorize',
  kept: 'By turning autopay on you agree to this. We email you a copy, and it is among your documents.',
} as const;
