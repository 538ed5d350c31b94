export const copy = {
  title: 'Read and sign',
  ask: 'Read and sign',
  why: 'This opens your spending limit. It isn’t a loan, and you owe nothing until you approve a treatment.',
  limit: 'Spending limit',
  until: 'Use it until',
  where: 'Where to use it',
  rates: 'APR, by plan',
  cost: 'Cost to open it',
  free: '$0',
} as const;
