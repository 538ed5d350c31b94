export const words = {
  kind: 'Kind of plan',
  fixed: 'Fixed payment',
  promotion: 'Promotion',
  monthly: 'a month',
  guardian: 'Promo guardian',
  daysLeft: (days: number): string => (days === 1 ? 'day left' : 'days left'),
};
