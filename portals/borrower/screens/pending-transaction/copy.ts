import { usd } from '@portals/format/usd';

export const copy = {
  ask: (amount: string) => `How do you want to pay for ${amount}?`,
  visit: (date: string) => `First visit on ${date}. `,
  left: (amount: string) => `Left to spend after this: ${amount}.`,
  plans: 'Payment plans',
  choosePlan: 'Choose one of the plans',
  noPlans: 'There is no plan for this amount at the moment. Your practice can change it.',
  verify: 'Before you can answer, we need to be sure it’s you. It takes about 2 minutes.',
  startCheck: 'Verify my identity',
  terms: 'The terms you would agree to',
  choose: 'Choose a plan to continue',
  next: (monthly: number) => `Continue with ${usd(monthly)} a month`,
  saving: 'Saving your plan',
  fine: 'You approve in the next step. Nothing is charged today.',
  reject: 'Reject',
  guardian: {
    cancelled: (monthly: string) => `Pay ${monthly} a month and the interest is cancelled`,
    notAdded: (monthly: string) => `Pay ${monthly} a month and no interest is added`,
    pace: 'What you mean to pay each month',
    suggested: (monthly: string) => `${monthly}, the interest-free pace`,
    minimum: (monthly: string) => `${monthly}, the minimum`,
  },
  approve: {
    title: (amount: string, practice: string) => `Approve ${amount} for ${practice}?`,
    act: (amount: string) => `Approve ${amount}`,
    acting: 'Approving',
    keep: 'Look again',
    agree: 'By approving you sign the loan agreement with these terms, and the practice is paid for you.',
    read: 'Read the agreement',
  },
} as const;
