export const titles = {
  logIn: 'Log in',
  home: 'Home',
  membership: 'My membership',
  visits: 'Visits',
  payments: 'Payments',
  more: 'More',
  howYouPay: 'How you pay',
  addBank: 'Add a bank account',
  activation: 'Start my plan',
  planChange: 'A change of my plan',
  goodToKnow: 'Good to know',
  credits: 'Credits',
} as const;
