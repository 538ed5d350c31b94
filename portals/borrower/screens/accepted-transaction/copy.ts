export const copy = {
  title: (amount: string, practice: string) => `${amount} at ${practice}`,
  done: 'You’re all set',
  doneDetail: (practice: string) => `${practice} has your answer. We emailed you a copy of your agreement.`,
  refunded: 'Your practice refunded this. There is nothing to pay. Your documents stay here.',
  terms: 'The terms you agreed to',
  documents: 'Documents',
  agreement: 'Installment loan agreement',
  print: 'Print',
  printing: 'Opening',
  save: 'Save as PDF',
  saving: 'Saving',
  autopay: 'Autopay',
} as const;
