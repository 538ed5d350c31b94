export const copy = {
  monthlyFrom: (day: string) => `Monthly from ${day}`,
  change: 'Change',
  next: (day: string) => `Next payment, ${day}`,
  open: (day: string) => `Past due since ${day}`,
  ended: (way: string) => `${way} can’t be used anymore. Choose another payment method.`,
  madeOf: (treatments: string, fee: string | null) =>
    fee === null
      ? `One month of treatments: ${treatments}.`
      : `One month of treatments (${treatments}) plus the membership fee (${fee}).`,
  byHand: 'Automatic payment is off. You pay this yourself.',
  paid: (amount: string) => `${amount} already paid or covered by credit.`,
  credit: (amount: string) => `${amount} of your credit will be used first.`,
} as const;
