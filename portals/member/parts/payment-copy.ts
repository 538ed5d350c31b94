export const copy = {
  monthlyFrom: (day: string) => `Monthly from ${day}`,
  change: 'Change',
  next: (day: string) => `Next payment, ${day}`,
  open: (day: string) => `Open since ${day}`,
  from: (name: string, lastFour: string) => `${name} •••• ${lastFour}`,
  ended: (lastFour: string) => `Your bank ended •••• ${lastFour}. Another way to pay is needed.`,
  madeOf: (treatments: string, fee: string | null) =>
    fee === null
      ? `A month of your treatments: ${treatments}.`
      : `A month of your treatments, ${treatments}, and the membership fee, ${fee}.`,
  paid: (amount: string) => `${amount} of it is paid already.`,
  credit: (amount: string) => `${amount} of it is paid from your credit first.`,
} as const;
