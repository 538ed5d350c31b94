export const copy = {
  title: 'Your account is ready',
  ask: 'Your account is ready',
  why: 'We emailed you a summary. Log in with the same email whenever your practice sends you a treatment.',
  log: 'Log in to your account',
} as const;
