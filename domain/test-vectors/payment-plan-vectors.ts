/** Level payments and schedules: amounts in cents, rates in percent. Each vector names where its figures come from. */
export const LEVEL_VECTORS = [
  { id: 'V1', principal: 80000, rate: '15', n: 12, payment: 7221, source: 'Affirm disclosure' },
  {
    id: 'V2',
    principal: 120000,
    rate: '8.9',
    n: 12,
    payment: 10489,
    last: 10484,
    source: 'Wisetack disclosure; last derived',
  },
  { id: 'V3', principal: 10000000, rate: '9.99', n: 36, payment: 322625, source: 'frappe/lending#31' },
  { id: 'V5', principal: 20000000, rate: '6', n: 360, payment: 119910, source: 'austinmcconnell/mortgage PR 29' },
  {
    id: 'V12',
    principal: 500000,
    rate: '17.99',
    n: 36,
    payment: 18074,
    last: 18064,
    total: 650654,
    financeCharge: 150654,
    source: 'derived',
  },
  {
    id: 'V13',
    principal: 1200000,
    rate: '14.99',
    n: 60,
    payment: 28542,
    last: 28509,
    total: 1712487,
    source: 'derived',
  },
  { id: 'V14a', principal: 100000, rate: '0', n: 7, payment: 14286, last: 14284, total: 100000, source: 'derived' },
  { id: 'V14b', principal: 250000, rate: '0', n: 12, payment: 20834, last: 20826, total: 250000, source: 'derived' },
  {
    id: 'V15',
    principal: 500000,
    rate: '17.74',
    n: 36,
    payment: 18011,
    total: 648398,
    source: 'derived (autopay -0.25)',
  },
  { id: 'V16', principal: 85000, rate: '24.99', n: 24, payment: 4536, last: 4541, total: 108869, source: 'derived' },
] as const;

/** Rows are [payment, interest, balance]. */
export const SCHEDULE_VECTORS = [
  {
    id: 'V6',
    principal: 10000,
    rate: '9.4822',
    n: 6,
    dayCount: '30/360',
    rows: [
      [1713, 79, 8366],
      [1713, 66, 6719],
      [1713, 53, 5059],
      [1713, 40, 3386],
      [1713, 27, 1700],
      [1713, 13, 0],
    ],
    source: 'Fineract ProgressiveEMICalculatorTest',
  },
  {
    id: 'V7',
    principal: 10000,
    rate: '7',
    n: 6,
    dayCount: '30/360',
    rows: [
      [1701, 58, 8357],
      [1701, 49, 6705],
      [1701, 39, 5043],
      [1701, 29, 3371],
      [1701, 20, 1690],
      [1700, 10, 0],
    ],
    source: 'Fineract Loan.feature',
  },
] as const;

/** Simple daily interest beside one month. */
export const DAILY_VECTORS = [
  { p: 100000, rate: '18', days: 31, act365: 1529, monthly30_360: 1500 },
  { p: 500000, rate: '17.99', days: 31, act365: 7640 },
  { p: 500000, rate: '17.99', days: 41, act365: 10104 },
] as const;

/** First rows of V12 as [interest, principal, balance]. */
export const V12_FIRST_ROWS = [
  [7496, 10578, 489422],
  [7337, 10737, 478685],
  [7176, 10898, 467787],
] as const;

/** A $3,000 promotion of 12 months in a plan of 36 at 17.99 %, minimum payments made; derived with a second implementation. */
export const PROMO_VECTOR = {
  id: 'P1',
  tx: 300000,
  rate: '17.99',
  promoTerm: 12,
  fixedTerm: 36,
  minimumPayment: 10844,
  promoMonthlyPayment: 25000,
  REBATE: {
    afterMinPayments: 12,
    promoPayoff: 169872,
    balance: 217238,
    interestAtStake: 47366,
    total: 390392,
    financeCharge: 90392,
    apr: '17.99',
    last: 10852,
  },
  DEFERRED_DECLINING: {
    deferred: 43241,
    newBalance: 213113,
    newPayment: 10638,
    last: 10650,
    total: 385452,
    apr: '17.15',
  },
  DEFERRED_ORIGINAL: {
    deferred: 53976,
    newBalance: 223848,
    newPayment: 11174,
    last: 11183,
    total: 398313,
    apr: '19.30',
  },
} as const;

/** The same promotion paid with another amount each month, REBATE. */
export const PROMO_OUTCOME_VECTORS = [
  { pays: 25000, isFree: true, payoff: 0, interest: 32636, balance: 0 },
  { pays: 24999, isFree: false, payoff: 12, interest: 32637, balance: 32649 },
] as const;

/** A purchase lowered by $1,500 after three payments. */
export const REFUND_VECTOR = {
  paymentsMade: 3,
  refund: 150000,
  balanceBefore: 467787,
  balanceAfter: 317787,
  paymentsLeftKeepingInstallment: 21,
  reamortized33: 12278,
} as const;
