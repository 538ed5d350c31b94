export const copy = {
  title: 'Your loan agreement',
  lead: (amount: string, practice: string) => `${amount} at ${practice}, filled in with the plan you chose.`,
  signed: 'You signed this. The signed copy is in your documents.',
  loading: 'Loading the agreement',
  noPlan: 'Choose a plan first. We’ll fill in the agreement with it.',
  choose: 'Choose a plan',
  read: 'I’ve read it',
  reading: 'Saving',
  back: 'Back',
  again: 'Try again',
} as const;
