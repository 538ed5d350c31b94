type Treatment = {
  name: string;
  area: string | null;
  units: number;
  unitType: string;
  times: number;
  each: string;
  year: string;
};
type Money = {
  total: string;
  upfront: string | null;
  month: string;
  last: string | null;
  fee: string | null;
  months: string;
};

type ChangeMoney = {
  total: string;
  billed: string;
  /** What is left of the changed plan; null where nothing is. */
  rest: string | null;
  count: number;
  month: string;
  last: string | null;
  fee: string | null;
  first: string;
  credit: string | null;
};

/** What the agreement of a plan says in English; the terms that hold for every plan follow it. */
export const agreementWords = {
  title: 'Membership plan agreement',
  parties: 'The parties and the plan',
  between: (of: { member: string; practice: string; brand: string }) =>
    `${of.member} and ${of.practice} agree on this plan of treatments. ${of.brand} runs the program for the practice.`,
  treatments: 'Treatments of the plan year',
  treatment: ({ name, area, units, unitType, times, each, year }: Treatment) =>
    `${name}${area ? ` (${area})` : ''}: ${units} ${unitType}${units === 1 ? '' : 's'}, ${times === 1 ? 'once' : `${times} times`} in the year, ${each} each time, ${year} for the year.`,
  discount: (issuer: 'Manufacturer Coupon' | 'Provider Discount', amount: string, product: string | null) =>
    issuer === 'Provider Discount'
      ? `Discount of the practice on the whole plan: ${amount}.`
      : `Coupon of the manufacturer${product ? ` for ${product}` : ''}: ${amount}. It is earned whole with the first treatment of its product; unused, it goes back to the manufacturer.`,
  money: 'What you pay',
  year: ({ total, upfront }: Money) =>
    `The treatments of the year cost ${total}.${upfront ? ` Of that, ${upfront} is due on the day on which the plan begins.` : ''}`,
  monthly: ({ month, last, fee, months }: Money) =>
    `You pay ${months} monthly payments of ${month}${last ? `, the last of ${last}` : ''}${fee ? `, and a membership fee of ${fee} with each` : ''}. The first is due on the day on which the plan begins, the others on the same day of each month, or on the last day of a shorter month. Nothing is charged for paying by the month.`,
  atOnce: ({ total, fee }: Money) =>
    `You pay the year in one sum of ${total}${fee ? `, with the membership fee of ${fee} for each of its twelve months` : ''}.`,
  changeTitle: 'Change of the membership plan',
  changed: ({ total, billed }: ChangeMoney) =>
    `This changes the plan that runs; nothing is cancelled or bought again. The treatments of this plan year cost ${total} as changed. ${billed} of the year was billed so far. Nothing is due on the day on which you agree.`,
  changedRest: ({ rest, count, month, last, fee, first }: ChangeMoney): string => {
    if (count === 0) return 'No payment of this plan year is left.';
    const fees = fee ? `a membership fee of ${fee} with each` : '';
    if (rest === null)
      return `Nothing more is due for treatments of this plan year.${fee ? ` The payments that are left, ${count} from ${first}, are the membership fee of ${fee} alone.` : ''}`;
    if (count === 1) return `You pay the rest of ${rest} on ${first}${fee ? `, with a membership fee of ${fee}` : ''}.`;
    return `You pay the rest of ${rest} in ${count} monthly payments of ${month}${last ? `, the last of ${last}` : ''}${fees ? `, and ${fees}` : ''}. The first is due on ${first}. Nothing is charged for paying by the month.`;
  },
  changedCredit: (credit: string) =>
    `${credit} was paid beyond the changed plan. It becomes credit; of that, credits that were given to you go back to where they came from.`,
  renewalTitle: 'Membership plan agreement for the next year',
  renewed: ({ total, upfront }: Money, first: string) =>
    `The next plan year begins on ${first}, with the same treatments at the same prices: they cost ${total}.${upfront ? ` Of that, ${upfront} is due on ${first}.` : ''} It begins only because you agree to it here. You can take that back until the day before; then the plan ends with the year that runs.`,
  renewedMonthly: ({ month, last, fee, months }: Money, first: string) =>
    `You pay ${months} monthly payments of ${month}${last ? `, the last of ${last}` : ''}${fee ? `, and a membership fee of ${fee} with each` : ''}. The first is due on ${first}, the others on the same day of each month, or on the last day of a shorter month. Nothing is charged for paying by the month.`,
  renewedAtOnce: ({ total, fee }: Money, first: string) =>
    `On ${first} you pay the year in one sum of ${total}${fee ? `, with the membership fee of ${fee} for each of its twelve months` : ''}.`,
  cancelling: 'Cancelling this plan',
  basis: (basis: 'MEMBER' | 'LIST'): string =>
    basis === 'MEMBER'
      ? 'When you cancel, treatments that you received count at the price of this plan. What they cost less what you paid is owed, or comes back to what you paid with, the newest charge first; never more than the rest of the plan is owed. Membership fees of months that began are kept.'
      : 'When you cancel, treatments that you received count at the regular price without a membership. What they cost less what you paid is owed, or comes back to what you paid with, the newest charge first; never more than the rest of the plan is owed. Membership fees of months that began are kept.',
  installments: (count: number): string =>
    count > 0
      ? `What you then owe can be paid at once, or in equal installments on your payment days, as many as payments were left, at most ${count}.`
      : 'What you then owe is paid at once.',
};
export type AgreementWords = typeof agreementWords;
