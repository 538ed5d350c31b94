/** What every screen says of the accounts and cards that are paid with. */
export const wayWords = {
  loading: 'Loading your payment methods',
} as const;
