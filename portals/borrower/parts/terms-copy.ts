export const termsCopy = {
  label: 'What you authorize',
  loading: 'Loading what you authorize',
  kept: 'By turning on autopay, you agree to this. We’ll email you a copy and keep it in your documents.',
} as const;
