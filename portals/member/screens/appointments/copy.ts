export const copy = {
  title: 'Visits',
  coming: 'Coming up',
  needDate: 'Ready for a date',
  needDateText: (practice: string) => `${practice} finds a date with you.`,
  asked: (practice: string) => `You asked for another date. ${practice} calls you.`,
  later: 'Later this year',
  past: 'Done',
  none: 'No visits yet',
  noneText: 'They appear here once your plan has begun.',
} as const;
