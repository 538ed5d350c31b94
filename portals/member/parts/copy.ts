export const copy = {
  home: 'Home',
  logOut: 'Log out',
} as const;
