export const copy = {
  monthlyFrom: (day: string) => `Monthly from ${day}`,
  change: 'Change',
  next: (day: string) => `Next payment, ${day}`,
  from: (name: string, lastFour: string) => `${name} •••• ${lastFour}`,
  ended: (lastFour: string) => `Your bank ended •••• ${lastFour}. Another way to pay is needed.`,
  credit: (amount: string) => `You have ${amount} of credit.`,
} as const;
