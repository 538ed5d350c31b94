export const copy = {
  title: 'If you cannot pay as agreed',
  lead: 'You can pay half for three or six months, once in twelve months. You pay for longer, and somewhat more interest in all. There is no fee.',
  refused: {
    PAUSED: 'Payments are paused, so there is no payment to lower.',
    PROMOTION:
      'While your promotion runs, payments are not lowered: with less paid, you could lose it and owe the interest that it cancels.',
    PAST_DUE: 'Pay what is late first. Then you can lower your payments.',
    IN_FLIGHT: 'A payment is on its way. You can lower your payments once it has arrived.',
  },
  given: (from: string, to: string, amount: string) => `Lower payments of ${amount} from ${from} to ${to}.`,
  ended: (day: string) => `The plan ended on ${day}, because a payment was more than ten days late.`,
  again: (day: string) => `You can lower your payments again from ${day}.`,
  which: 'For how long',
  hint: (day: string) => `The first payment that can be lower is due on ${day}.`,
  months: (count: number) => `${count} months`,
  show: 'Show what it comes to',
  showing: 'Working it out',
  payment: 'Each payment',
  to: (from: string, to: string) => `${from} → ${to}`,
  lower: 'Lower payments',
  until: (from: string, to: string) => `${from} to ${to}`,
  agreed: 'Agreed payment again',
  last: 'Last payment',
  left: 'Payments left',
  interest: 'More interest in all',
  floor:
    'It is half of your payment, or the interest of the month where that is more, so that what you owe does not grow.',
  rest: 'Autopay takes the lower payments while the plan lasts. A payment made as the plan says carries no late fee. If one is more than ten days late, the plan ends and the agreed payment is back.',
  confirm: 'Lower my payments',
  lowering: 'Lowering them',
  done: (amount: string, day: string) =>
    `Your payments are lower from ${day}: ${amount} each. The confirmation of your plan is among your documents.`,
} as const;
