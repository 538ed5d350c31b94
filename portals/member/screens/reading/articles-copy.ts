export const copy = {
  title: 'Good to know',
  few: 'Three short reads',
  all: 'see all',
  back: 'All articles',
  close: 'Close',
  articles: {
    visit: {
      title: 'Before your visit',
      lead: 'Where to find your visits, and what to do if you need a different date.',
      text: [
        'Find your visits under Visits, as a list or by month. You can add each one to your own calendar. Times are always in the practice’s time zone, even when you travel.',
        'We’ll remind you the day before each visit if we have your email address or a verified mobile number.',
        'To change a date, request a new one from the visit. Your practice will call you. Until you agree on a new date, you keep the one you have.',
      ],
    },
    payment: {
      title: 'When a payment fails',
      lead: 'What we retry, and how long your treatments continue.',
      text: [
        'If your card is temporarily declined, we’ll retry it 1, 3, 5, and 7 days later. If a card or account can no longer be used, we won’t retry it. We’ll ask you for another one.',
        'There’s no fee. You can pay the past-due amount yourself under Payments, with the same payment method or another one.',
        'Your treatments continue at first. If a payment is 14 days late, we put them on hold until it’s paid.',
      ],
    },
    credits: {
      title: 'How credit works',
      lead: 'Which credit is used first, and which never expires.',
      text: [
        'Credit that expires first is used first. If two expire on the same day, credit you were given is used before credit you paid for.',
        'Credit pays for treatments first and for the membership fee last.',
        'Credit you paid for never expires. Credit you were given expires on its date.',
      ],
    },
    change: {
      title: 'When your plan changes',
      lead: 'How we calculate the new payment, and why nothing is due right away.',
      text: [
        'When your practice sends a change, you can compare it with your current plan before you decide. Keeping your plan is as easy as changing it.',
        'What’s left to pay on the new plan is spread over the remaining months, starting with your next payment. Nothing is due the day you agree.',
      ],
    },
    cancel: {
      title: 'What canceling costs',
      lead: 'You’ll see the amount first, and how we calculated it.',
      text: [
        'Treatments you’ve received count at the prices in your agreement. We subtract what you’ve paid. The difference is what you owe or get back.',
        'You get a numbered quote with an expiration time before anything is canceled. We charge exactly what it shows, and you never owe more than the rest of your plan.',
      ],
    },
    points: {
      title: 'How points add up',
      lead: 'Payments earn points, and what you pay in twelve months sets your tier.',
      text: [
        'If your practice has a loyalty program, you earn points when a payment clears, at your tier’s rate on the day of the payment.',
        'If we refund a payment, its points are removed. See what the next tier offers under My membership.',
      ],
    },
  },
} as const;

export type ArticleName = keyof typeof copy.articles;
