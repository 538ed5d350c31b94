export const copy = {
  title: 'Your due date',
  lead: 'Another day of the month may fit you better. You can move it once in twelve months, to a day at most 15 days later.',
  refused: {
    PAUSED: 'Payments are paused, so there is no due date to move.',
    PAST_DUE: 'Pay what is late first. Then you can move your due date.',
    IN_FLIGHT: 'A payment is on its way. You can move your due date once it has arrived.',
  },
  again: (day: string) => `You can move it again from ${day}.`,
  made: (on: string, from: string, to: string) => `Moved on ${on}: ${from} became ${to}.`,
  which: 'New due date',
  hint: (day: string) =>
    `The next payment that can move is due on ${day}. Later ones follow on the same day of the month.`,
  choose: 'Choose a day',
  need: 'Choose a day',
  show: 'Show what it changes',
  showing: 'Working it out',
  next: 'This payment',
  last: 'Last payment',
  to: (from: string, to: string) => `${from} → ${to}`,
  amount: 'It asks for',
  interest: 'Added interest',
  promo: 'Your promotion ends as many days later. Paid in time, the added interest is cancelled with the rest.',
  rest: 'Every later payment stays as it is, and autopay takes each one on its new day.',
  confirm: 'Move my due dates',
  moving: 'Moving them',
  done: (day: string) =>
    `Your due dates have moved, the first of them to ${day}. The confirmation is among your documents.`,
} as const;
