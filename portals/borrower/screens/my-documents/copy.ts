/** Words of the list of papers. */
export const copy = {
  title: 'Documents',
  lead: 'Everything you signed and every notice we sent you, exactly as it was then.',
  loading: 'Loading your documents',
  again: 'Try again',
  none: 'Nothing yet. What you sign and what we send you stays here.',
  signed: (day: string) => `Signed on ${day}`,
  sent: (day: string) => `From ${day}`,
  save: 'Save as PDF',
  saveNamed: (title: string, day: string) => `Save ${title} of ${day} as PDF`,
  saving: 'Saving',
  english: 'In English (PDF)',
  englishNamed: (title: string, day: string) => `Save ${title} of ${day} in English as PDF`,
};
