export const copy = {
  title: 'Privacy',
  loading: 'Loading the privacy policy',
  confirm: 'I have read this',
  confirming: 'Saving',
  confirmed: (moment: string) => `You confirmed this text on ${moment}.`,
  open: 'Please read it, and confirm that you have.',
  also: 'What your membership keeps of you, who sees it and what you can limit stands in the',
  alsoText: 'membership privacy policy',
} as const;
