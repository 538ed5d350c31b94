import { refuse } from '../refusal';

/** Asset, liability, income, expense. */
export type AccountType = 'A' | 'L' | 'I' | 'E';

/** US cents, or loyalty points in hundredths. The two never mix in one sum. */
export type LedgerUnit = 'USD' | 'PTS';

declare const pathBrand: unique symbol;
/** Place of an account in the chart, e.g. `asset:loan:tx_1:principal`. */
export type AccountPath = string & { readonly [pathBrand]: 'AccountPath' };

export type BankAccount = 'operating' | 'trust';
export type ClearingChannel = 'ach_in' | 'ach_out' | 'card';
export type LoanPart = 'principal' | 'interest' | 'fee' | 'sold';
export type IncomeKind = 'interest' | 'mdf' | 'late_fee' | 'return_fee' | 'saas' | 'membership_fee' | 'discount_fee';
export type ExpenseKind = 'charge_off' | 'goodwill' | 'processor';

const path = (...parts: string[]): AccountPath => {
  for (const part of parts) {
    if (!/^[A-Za-z0-9_-]+$/.test(part)) refuse('account', `An account path has no part "${part}".`);
  }
  return parts.join(':') as AccountPath;
};

/** Paths of the chart of accounts; owners are ids of letters, digits, `-` and `_`. */
export const account = {
  bank: (name: BankAccount) => path('asset', 'bank', name),
  clearing: (channel: ClearingChannel) => path('asset', 'clearing', channel),
  loan: (transactionId: string, part: LoanPart) => path('asset', 'loan', transactionId, part),
  providerReceivable: (practiceId: string) => path('asset', 'recv', 'provider', practiceId),
  memberReceivable: (membershipId: string) => path('asset', 'recv', 'member', membershipId),
  /** Value of a membership plan the practice was paid for and the member has not been billed for. */
  planReceivable: (membershipId: string) => path('asset', 'recv', 'plan', membershipId),
  providerPayable: (practiceId: string) => path('liab', 'payable', 'provider', practiceId),
  partnerPayable: (partnerId: string) => path('liab', 'payable', 'partner', partnerId),
  unapplied: (userId: string) => path('liab', 'unapplied', userId),
  creditBalance: (userId: string) => path('liab', 'creditbalance', userId),
  globalCredits: (userId: string) => path('liab', 'credits', userId),
  income: (kind: IncomeKind) => path('inc', kind),
  promoInterestWaived: path('contra', 'promo_interest_waived'),
  expense: (kind: ExpenseKind) => path('exp', kind),
  points: (userId: string) => path('points', userId),
  pointsIssuer: path('points', 'issuer'),
} as const;

/** What the chart says of an account. */
export type AccountRule = {
  readonly type: AccountType;
  readonly unit: LedgerUnit;
  /** Side on which the account grows. */
  readonly normal: 'D' | 'C';
  /** False: a balance on the wrong side is a fault. */
  readonly allowNegative: boolean;
};

/** First prefix that fits decides; the longer stands before the shorter. */
const CHART: readonly (readonly [prefix: string, rule: AccountRule])[] = [
  ['asset:bank:', { type: 'A', unit: 'USD', normal: 'D', allowNegative: true }],
  ['asset:clearing:', { type: 'A', unit: 'USD', normal: 'D', allowNegative: true }],
  ['asset:loan:', { type: 'A', unit: 'USD', normal: 'D', allowNegative: true }],
  ['asset:recv:', { type: 'A', unit: 'USD', normal: 'D', allowNegative: true }],
  ['liab:credits:', { type: 'L', unit: 'USD', normal: 'C', allowNegative: false }],
  ['liab:', { type: 'L', unit: 'USD', normal: 'C', allowNegative: true }],
  ['inc:', { type: 'I', unit: 'USD', normal: 'C', allowNegative: true }],
  ['contra:', { type: 'I', unit: 'USD', normal: 'D', allowNegative: true }],
  ['exp:', { type: 'E', unit: 'USD', normal: 'D', allowNegative: true }],
  ['points:issuer', { type: 'A', unit: 'PTS', normal: 'D', allowNegative: true }],
  // Points of a payment that came back may have been used: the balance goes below zero and is worked off.
  ['points:', { type: 'L', unit: 'PTS', normal: 'C', allowNegative: true }],
];

/**
 * Type, unit, normal side and sign rule of an account.
 * @throws DomainRefusal `account` when the path belongs to no part of the chart.
 */
export function ruleOf(account: string): AccountRule {
  const found = CHART.find(([prefix]) => account.startsWith(prefix));
  return found?.[1] ?? refuse('account', `No account of the chart starts like ${account}.`);
}

/**
 * Brands a stored path.
 * @throws DomainRefusal `account` when it is not a path of the chart.
 */
export function accountPath(text: string): AccountPath {
  ruleOf(text);
  return path(...text.split(':'));
}
