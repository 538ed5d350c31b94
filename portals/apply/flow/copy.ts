export const copy = {
  byline: (brand: string) => `Financing by ${brand}`,
  emailNeeded: 'Enter an email address, like name@example.com',
} as const;
