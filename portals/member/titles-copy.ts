export const titles = {
  logIn: 'Log in',
  home: 'Home',
} as const;
