export const copy = {
  title: 'Log in to your membership',
  newHere: 'New here?',
  join: 'Find your practice and join',
} as const;
