/** Words of the list of practices to sign up at. */
export const copy = {
  title: 'Choose your practice',
  byline: (brand: string) => `Memberships by ${brand}`,
  why: 'Your membership is with the practice you choose.',
  search: 'Practice or city',
  find: 'Search',
  join: (practice: string) => `Join at ${practice}`,
  choose: 'Choose',
  loading: 'Loading the practices',
  found: (count: number) => (count === 1 ? '1 practice' : `${count} practices`),
  more: 'These are the first 100. Search to find others.',
  none: 'No practices offer memberships here right now. Ask your practice.',
  noMatch: (search: string) => `No practice with memberships matches “${search}”. Try part of its name, or its city.`,
  all: 'Show all practices',
  again: 'Try again',
} as const;
