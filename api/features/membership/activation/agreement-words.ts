import { nameList } from '@domain/name-list';

type Treatment = {
  name: string;
  area: string | null;
  units: number;
  unitType: string;
  times: number;
  each: string;
  year: string;
};
/** A treatment of which a part was given at another price than what is left. */
type PartlyGiven = Treatment & { given: number; givenFor: string; left: number };
type Money = {
  total: string;
  upfront: string | null;
  month: string;
  last: string | null;
  fee: string | null;
  months: string;
  /** The year and its twelve fees, in one sum. */
  inOne: string;
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
type PriceChange = { treatment: string; before: string; after: string };
type LeftOut = {
  removed: readonly string[];
  discounts: readonly { issuer: 'Manufacturer Coupon' | 'Provider Discount'; amount: string }[];
};

export const agreementWords = {
  title: 'Membership plan agreement',
  parties: 'The parties and the plan',
  between: (of: { member: string; practice: string; brand: string }) =>
    `${of.member} and ${of.practice} agree on this plan of treatments. ${of.brand} runs the program for the practice.`,
  treatments: 'Treatments in the plan year',
  treatment: ({ name, area, units, unitType, times, each, year }: Treatment) =>
    `${name}${area ? ` (${area})` : ''}: ${units} ${unitType}${units === 1 ? '' : 's'}, ${times === 1 ? 'once' : `${times} times`} in the year, ${each} each time, ${year} for the year.`,
  partlyGiven: ({ name, area, units, unitType, times, given, givenFor, left, each, year }: PartlyGiven) =>
    left === 0
      ? `${name}${area ? ` (${area})` : ''}: already provided in full for this year (${given === 1 ? 'once' : `${given} times`}), ${year} for the year.`
      : `${name}${area ? ` (${area})` : ''}: ${units} ${unitType}${units === 1 ? '' : 's'}, ${times === 1 ? 'once' : `${times} times`} in the year: ${given} already provided for ${givenFor}, and ${left} to come at ${each} each, ${year} for the year.`,
  discount: (issuer: 'Manufacturer Coupon' | 'Provider Discount', amount: string, product: string | null) =>
    issuer === 'Provider Discount'
      ? `Practice discount on the whole plan: ${amount}.`
      : `Manufacturer coupon${product ? ` for ${product}` : ''}: ${amount}. It is earned in full with the first treatment that uses the product. If unused, it returns to the manufacturer.`,
  money: 'What you pay',
  year: ({ total, upfront }: Money) =>
    `Treatments for the year cost ${total}.${upfront ? ` Of that, ${upfront} is due on the day the plan begins.` : ''}`,
  monthly: ({ month, last, fee, months }: Money) =>
    `You make ${months} monthly payments of ${month}${last ? ` (the last is ${last})` : ''}${fee ? `, with a membership fee of ${fee} added to each` : ''}. The first is due on the day the plan begins. The others are due on the same day of each month, or on the last day of a shorter month. There is no charge for paying monthly.`,
  atOnce: ({ inOne, total, fee }: Money) =>
    `You pay for the year in one payment of ${inOne}${fee ? `: ${total} for treatments, and the membership fee of ${fee} for each of the twelve months` : ''}. It is due on the day the plan begins.`,
  changeTitle: 'Membership plan change',
  changed: ({ total, billed }: ChangeMoney) =>
    `This changes your current plan. Nothing is canceled or bought again. With the change, treatments for this plan year cost ${total}. So far, ${billed} of the year has been billed. Nothing is due on the day you agree.`,
  changedRest: ({ rest, count, month, last, fee, first }: ChangeMoney): string => {
    if (count === 0) return 'No payments are left in this plan year.';
    if (rest === null) {
      const left =
        count === 1
          ? `The one payment left, on ${first}, is only the membership fee of ${fee}.`
          : `The ${count} payments left, starting ${first}, are only the membership fee of ${fee} each.`;
      return `Nothing more is due for treatments in this plan year.${fee ? ` ${left}` : ''}`;
    }
    if (count === 1)
      return `You pay the remaining ${rest} on ${first}${fee ? `, plus a membership fee of ${fee}` : ''}.`;
    return `You pay the remaining ${rest} in ${count} monthly payments of ${month}${last ? ` (the last is ${last})` : ''}${fee ? `, with a membership fee of ${fee} added to each` : ''}. The first is due on ${first}. There is no charge for paying monthly.`;
  },
  changedCredit: (credit: string) =>
    `You paid ${credit} more than the changed plan costs. It becomes credit. Any part that you paid with credits granted to you returns to those credits.`,
  renewalTitle: 'Membership plan agreement for the next year',
  renewed: ({ total, upfront }: Money, first: string) =>
    `The next plan year begins on ${first}, with the treatments listed above: they cost ${total}.${upfront ? ` Of that, ${upfront} is due on ${first}.` : ''} It begins only because you agree to it here. You can withdraw your agreement until the day before. If you do, the plan ends with the current year.`,
  /** What is another than in this year: an empty list names nothing. */
  renewedPrices: (prices: readonly PriceChange[]) =>
    prices.length === 0
      ? null
      : `Prices that change: ${prices.map(({ treatment, before, after }) => `${treatment}, ${before} to ${after} each`).join('; ')}.`,
  renewedWithout: ({ removed, discounts }: LeftOut) =>
    [
      ...(removed.length > 0 ? [`No longer offered, so not in the next year: ${nameList.format(removed)}.`] : []),
      ...(discounts.length > 0
        ? [
            `Discounts of this year that end with it: ${discounts
              .map(
                ({ issuer, amount }) =>
                  `${issuer === 'Provider Discount' ? 'practice discount' : 'manufacturer coupon'}, ${amount}`,
              )
              .join('; ')}.`,
          ]
        : []),
    ].join(' ') || null,
  renewedMonthly: ({ month, last, fee, months }: Money, first: string) =>
    `You make ${months} monthly payments of ${month}${last ? ` (the last is ${last})` : ''}${fee ? `, with a membership fee of ${fee} added to each` : ''}. The first is due on ${first}. The others are due on the same day of each month, or on the last day of a shorter month. There is no charge for paying monthly.`,
  renewedAtOnce: ({ inOne, total, fee }: Money, first: string) =>
    `On ${first}, you pay for the year in one payment of ${inOne}${fee ? `: ${total} for treatments, and the membership fee of ${fee} for each of the twelve months` : ''}.`,
  cancelling: 'Canceling this plan',
  basis: (basis: 'MEMBER' | 'LIST'): string =>
    basis === 'MEMBER'
      ? "If you cancel, treatments you received count at this plan's prices. If they cost more than you paid, you owe the difference. If they cost less, the difference is refunded to the card or account you paid with, newest charge first. You never owe more than the rest of the plan. Membership fees for months that have started are not refunded."
      : 'If you cancel, treatments you received count at the regular price without a membership. If they cost more than you paid, you owe the difference. If they cost less, the difference is refunded to the card or account you paid with, newest charge first. You never owe more than the rest of the plan. Membership fees for months that have started are not refunded.',
  installments: (count: number): string =>
    count > 0
      ? `You can pay what you then owe in full, or in equal installments on your payment dates: as many as you had payments left, up to ${count}.`
      : 'You pay what you then owe in full.',
};
export type AgreementWords = typeof agreementWords;
