export const copy = {
  title: 'Your bank account',
  ask: 'Enter your bank account',
  why: 'Both numbers are at the bottom of your checks. We keep them encrypted and show only the last four digits.',
  save: 'Save account',
  saving: 'Saving your account',
} as const;
