export const copy = {
  otherLink:
    'This link is about a membership that is not yours. If you have two accounts, log out and use the other one.',
  home: 'Home',
  visits: 'Visits',
  payments: 'Payments',
  more: 'More',
  logOut: 'Log out',
  practice: 'Membership at',
  status: {
    active: 'Active',
    cancelled: 'Cancelled',
    confirmation_requested: 'Your practice looks at your changes',
    confirmation_needed: 'Waiting for you',
    appointment_needed: 'Active',
    contact_requested: 'Active',
    plan_saved: 'Your plan is being made',
  },
  registered: 'No plan yet',
  bankAsked: 'Payment under way',
  paysOff: 'Cancelled, being paid off',
  call: (phone: string) => `Call ${phone}`,
  ending: (name: string, lastFour: string) => `${name} •••• ${lastFour}`,
} as const;
