/** What every screen says of the accounts and cards that are paid with. */
export const wayWords = {
  ending: (name: string, lastFour: string) => `${name}, ending in ${lastFour}`,
  loading: 'Loading your payment methods',
} as const;
