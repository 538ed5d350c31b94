export const copy = {
  itemization: 'Itemization of the amount financed',
  monthlyFrom: (day: string) => `Monthly from ${day}`,
  noSecurity: 'You are giving no security interest.',
} as const;
