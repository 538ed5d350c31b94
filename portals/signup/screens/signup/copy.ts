export const copy = {
  byline: (brand: string) => `Membership by ${brand}`,
} as const;
