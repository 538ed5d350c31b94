export const copy = {
  title: 'Documents',
  lead: 'Your agreements and notices, exactly as you signed, accepted, or received them.',
  loading: 'Loading your documents',
  none: 'No documents yet. What you sign and what we send you will appear here.',
  signed: (day: string) => `Signed on ${day}`,
  accepted: (day: string) => `Accepted on ${day}`,
  sent: (day: string) => `Sent on ${day}`,
  save: 'Save as PDF',
  saveNamed: (title: string, day: string) => `Save as PDF: ${title}, ${day}`,
  saving: 'Saving',
  english: 'In English (PDF)',
  englishNamed: (title: string, day: string) => `In English (PDF): ${title}, ${day}`,
} as const;
