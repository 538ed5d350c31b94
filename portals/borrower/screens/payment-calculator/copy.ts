export const copy = {
  title: 'Payment calculator',
  lead: 'Your own plans within your limit, as they would be offered today. Looking changes nothing.',
  amount: 'Amount',
  practice: 'Practice',
  show: 'Show my plans',
  showing: 'Looking',
  need: 'Enter an amount from $1 up',
  plans: 'Your plans',
  over: (left: string) => `That is above what you have left to spend, ${left}.`,
  none: 'No plan of this practice covers this amount.',
  noLimit: 'You have no spending limit yet.',
  next: 'Your practice makes the request. Then you choose a plan and approve.',
} as const;
