export const copy = {
  needsYou: 'Needs your answer',
  change: (practice: string) => `${practice} suggests a change to your plan`,
  changeText: 'See the old plan beside the new one. Your plan stays as it is until you accept.',
  lookAtChange: 'Look at the change',
  anotherYear: (practice: string) => `Another year at ${practice}?`,
  anotherYearText: (day: string) => `Your plan year ends on ${day}. It goes on only if you agree to it.`,
  lookAtYear: 'Look at the next year',
  goesOn: (day: string) => `Your plan goes on from ${day}`,
  goesOnText: 'You agreed to another year, and can take that back until it begins.',
  seeAgreed: 'See what you agreed to',
} as const;
