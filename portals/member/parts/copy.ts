export const copy = {
  otherLink:
    'This link is for a membership on another account. If you have two accounts, log out, then log in with the other one.',
  home: 'Home',
  visits: 'Visits',
  payments: 'Payments',
  more: 'More',
  logOut: 'Log out',
  practice: 'Membership at',
  status: {
    active: 'Active',
    cancelled: 'Canceled',
    confirmation_requested: 'Changes under review',
    confirmation_needed: 'Action needed',
    appointment_needed: 'Active',
    contact_requested: 'Active',
    plan_saved: 'Plan in preparation',
  },
  registered: 'No plan yet',
  bankAsked: 'Payment processing',
  paysOff: 'Canceled, payments remaining',
  call: (phone: string) => `Call ${phone}`,
} as const;
