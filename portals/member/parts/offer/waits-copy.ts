export const copy = {
  needsYou: 'Needs your answer',
  change: (practice: string) => `${practice} suggests a change to your plan`,
  changeText: 'See the old plan beside the new one. Your plan stays as it is until you accept.',
  lookAtChange: 'Look at the change',
} as const;
