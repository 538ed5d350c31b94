export const copy = {
  title: 'Where things are',
  lines: [
    ['Home', 'What waits for your answer, your next visit, and every payment of the months ahead.'],
    [
      'My membership',
      'Your year: what was done, what is left of each treatment, what you saved, your points, and what cancelling would cost. It opens from the card on Home.',
    ],
    ['Visits', 'Your dates as a list or by month. Ask for another date there, and your practice calls you.'],
    ['Payments', 'What was paid and what failed. A payment that failed can be made again there.'],
    ['More', 'Your practices and their phone numbers, how you pay, the language, and this overview again.'],
  ],
  done: 'Got it',
  keeping: 'Keeping that',
} as const;
