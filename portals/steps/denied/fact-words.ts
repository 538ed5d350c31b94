import type { ReasonFactKind } from '@domain/underwriting/reason-facts';

const times = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** What the file shows behind a reason. `month` is "November 2025". */
export const factWords: Readonly<Record<ReasonFactKind, (of: { month: string; number: number }) => string>> = {
  LATE_90_IN: ({ month }) => `Your file shows a payment more than 90 days late in ${month}.`,
  LATE_90: ({ number }) =>
    `In the past two years, ${times(number, 'one payment was', 'payments were')} more than 90 days late.`,
  LATE_60: ({ number }) =>
    `In the past two years, ${times(number, 'one payment was', 'payments were')} more than 60 days late.`,
  LATE_30: ({ number }) =>
    `In the past two years, ${times(number, 'one payment was', 'payments were')} more than 30 days late.`,
  CHARGE_OFFS: ({ number }) => `In the past two years, ${times(number, 'one lender', 'lenders')} charged off a debt.`,
  BANKRUPTCY_IN: ({ month }) => `It was filed in ${month}.`,
  COLLECTIONS: ({ number }) => `Your file shows ${times(number, 'one', 'of them')}.`,
  CARD_LIMITS_USED: ({ number }) => `You’re using ${number}% of your card limits.`,
  ACCOUNTS: ({ number }) => `Your file shows ${times(number, 'one account', 'accounts')}.`,
  OLDEST_ACCOUNT_MONTHS: ({ number }) =>
    number < 24
      ? `Your oldest account is ${times(number, 'one month', 'months')} old.`
      : `Your oldest account is ${Math.floor(number / 12)} years old.`,
  INQUIRIES: ({ number }) => `Your file shows ${times(number, 'one application', 'applications')} in that time.`,
  DEBT_OF_INCOME: ({ number }) => `They come to ${number}% of your monthly income before taxes.`,
};
