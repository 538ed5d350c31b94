export const words = {
  month: 'Month',
  day: 'Day',
  year: 'Year',
  hideDigits: 'Hide the digits',
  showDigits: 'Show the digits',
  main: 'Main',
  mainBottom: 'Main, bottom',
  stay: 'Please stay on this page',
  print: 'Print',
  fewer: 'Show fewer',
  all: (count: number) => `Show all ${count}`,
  signed: (date: string) => `Signed with your typed name, ${date}`,
  toSign: (name: string) => `Type ${name} to sign`,
  breadcrumb: 'Breadcrumb',
  matches: (count: number, hasMore: boolean) =>
    `${count} ${count === 1 ? 'match' : 'matches'}${hasMore ? ', type more to narrow them' : ''}`,
  noMatch: (typed: string) => `No match for “${typed}”`,
};
