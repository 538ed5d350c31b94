export const copy = {
  title: 'Good to know',
  few: 'Three short reads',
  all: 'see all',
  back: 'All articles',
  close: 'Close',
  articles: {
    visit: {
      title: 'Before your visit',
      lead: 'Where your date stands, and what to do when it no longer suits.',
      text: [
        'Your dates are under Visits, as a list or by month. Each can be saved to your own calendar. Times are by the clocks of the practice, also when you travel.',
        'On the day before a visit you get a reminder.',
        'When a date no longer suits, ask for another one at the visit. Your practice calls you; until you have found one together the date that you have stays.',
      ],
    },
    payment: {
      title: 'When a payment fails',
      lead: 'What is tried again, and how long your treatments go on.',
      text: [
        'A card that is declined for the moment is tried again 1, 3, 5 and 7 days later. A card or account that can no longer be used is not tried again: we ask you for another one.',
        'There is no fee. You can pay what is open yourself under Payments, with the same way to pay or another one.',
        'Your treatments go on at first. When a payment is 14 days late they are on hold, and go on once it is made.',
      ],
    },
    credits: {
      title: 'How credits pay',
      lead: 'Which credit is used first, and which one never ends.',
      text: [
        'Credit that ends first is used first. Where two end together, what was given to you goes before what you paid for.',
        'Credit pays for treatments first and for the membership fee last.',
        'Credit that you paid for never ends. Credit that was given to you ends on its day.',
      ],
    },
    change: {
      title: 'When your plan changes',
      lead: 'How the new payment is reckoned, and why nothing is due at once.',
      text: [
        'Your practice sends a change; you see the plan that you have beside the new one before you decide. Keeping your plan is as easy as changing it.',
        'What is left to pay of the new plan is spread over the months that are left, from your next payment on. Nothing is due on the day on which you agree.',
      ],
    },
    cancel: {
      title: 'What cancelling costs',
      lead: 'You see the amount first, with how it was reckoned.',
      text: [
        'What was delivered counts at the price that your agreement names for it, and what you paid counts against it. The difference is what you owe, or what you get back.',
        'You see it with a number and an end before anything is cancelled. What is charged is what was shown, and you never owe more than the rest of your plan.',
      ],
    },
    points: {
      title: 'How points add up',
      lead: 'Payments bring points, and what you pay in twelve months brings tiers.',
      text: [
        'Where your practice has a loyalty program, points come with payments once the money has arrived. The rate of your tier on the day of the payment counts.',
        'Money that goes back to you takes its points back. What the next tier brings stands at My membership.',
      ],
    },
  },
} as const;

export type ArticleName = keyof typeof copy.articles;
