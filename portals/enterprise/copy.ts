/** Words of an enterprise's public page. */
export const copy = {
  title: 'Choose your practice',
  byline: (brand: string) => `Financing by ${brand}`,
  why: 'Your application goes to the practice that you choose.',
  applyAt: (practice: string) => `Apply at ${practice}`,
  apply: 'Apply',
  loading: 'Loading the practices',
  none: 'No practice takes applications here',
  noneWhy: (name: string) => `None of the practices of ${name} takes applications at the moment. Ask your practice.`,
  unknown: "We don't know that page",
  unknownWhy: 'The link may be old, or a letter may be missing. If your practice sent it, ask them for a new one.',
  again: 'Try again',
} as const;
