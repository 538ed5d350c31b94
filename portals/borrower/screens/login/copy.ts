export const copy = {
  title: 'Log in to your account',
  newHere: 'New here? Your application starts from your practice’s own link.',
} as const;
