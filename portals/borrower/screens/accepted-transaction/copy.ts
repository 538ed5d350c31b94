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
  at: (amount: string, practice: string) => `${amount} at ${practice}`,
  monthly: (months: string, first: string) => `a month for ${months}, first on ${first}`,
  promo: (amount: string, end: string) => `No interest if ${amount} is paid by ${end}`,
  promoDetail: (safe: string, minimum: string, stake: string) =>
    `Pay *${safe} a month* to get there. At the minimum of ${minimum}, *${stake} of interest is at stake* on that day.`,
} as const;
