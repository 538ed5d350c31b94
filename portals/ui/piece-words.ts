export const words = {
  month: 'Month',
  day: 'Day',
  year: 'Year',
  hideDigits: 'Hide digits',
  showDigits: 'Show digits',
  main: 'Main menu',
  mainBottom: 'Main menu, bottom',
  stay: 'Don’t close this page',
  print: 'Print',
  fewer: 'Show fewer',
  all: (count: number) => `Show all ${count}`,
  signed: (date: string) => `Signed with your typed name, ${date}`,
  toSign: (name: string) => `Type ${name} to sign`,
  breadcrumb: 'Breadcrumb',
  matches: (count: number, hasMore: boolean) =>
    `${count} ${count === 1 ? 'match' : 'matches'}${hasMore ? ', keep typing to narrow the list' : ''}`,
  noMatch: (typed: string) => `No matches for “${typed}”`,
};
