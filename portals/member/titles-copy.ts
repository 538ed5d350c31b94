export const titles = {
  logIn: 'Log in',
  home: 'Home',
  membership: 'My membership',
  visits: 'Visits',
  payments: 'Payments',
  more: 'More',
  activation: 'Start my plan',
} as const;
