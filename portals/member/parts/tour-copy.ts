export const copy = {
  title: 'Where to find things',
  lines: [
    ['Home', 'What needs your answer, your next visit, and all upcoming payments.'],
    [
      'My membership',
      'Your year at a glance: treatments done and left, your savings and points, and what canceling would cost. Open it from the card on Home.',
    ],
    ['Visits', 'Your visits as a list or by month. Request a new date, and your practice will call you.'],
    ['Payments', 'What you’ve paid, and what was declined or returned. You can pay it again here.'],
    ['More', 'Your practices and their phone numbers, your payment methods, the language, and this tour.'],
  ],
  done: 'Got it',
  keeping: 'Saving',
} as const;
