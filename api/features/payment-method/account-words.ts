type Account = { name: string; accountType: 'checking' | 'savings' | null; routingNumber: string; lastFour: string };

/** How an authorization names the account that it is for; and an account whose bank is not known. */
export const accountWords = {
  unnamed: 'Bank account',
  heading: 'Your account',
  account: ({ name, accountType, routingNumber, lastFour }: Account) =>
    `${name}, ${accountType === null ? 'account' : `${accountType} account`} ending in ${lastFour}, routing number ${routingNumber}.`,
};
