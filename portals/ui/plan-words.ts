export const words = {
  kind: 'Plan type',
  fixed: 'Fixed payment',
  promotion: 'Promotion',
  monthly: 'a month',
  guardian: 'Promotion tracker',
  daysLeft: (days: number): string => (days === 1 ? 'day left' : 'days left'),
};
