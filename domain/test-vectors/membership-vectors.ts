import { type CivilDate, civilDate } from '../calendar/civil-date';

/**
 * Figures of memberships, worked by hand from the rules and not from the program. Amounts in cents, rates in percent. Each says
 * what it shows; the numbers MB1 to MB22 and M1, M2 are those of the decisions.
 */

/** The plan of M1, of which most vectors are: a year of 6,601.80. */
export const SIGNATURE_ROWS = [
  {
    name: 'Botox',
    units: 40,
    pricePerUnit: 1_300,
    discountPercent: '10',
    interval: 3,
    preDiscount: 52_000,
    total: 46_800,
    times: 4,
    annual: 187_200,
    monthly: 15_600,
  },
  {
    name: 'HydraFacial',
    units: 1,
    pricePerUnit: 19_900,
    discountPercent: '15',
    interval: 1,
    preDiscount: 19_900,
    total: 16_915,
    times: 12,
    annual: 202_980,
    monthly: 16_915,
  },
  {
    name: 'Filler',
    units: 2,
    pricePerUnit: 75_000,
    discountPercent: '10',
    interval: 6,
    preDiscount: 150_000,
    total: 135_000,
    times: 2,
    annual: 270_000,
    monthly: 22_500,
  },
] as const;
export type SignatureProduct = (typeof SIGNATURE_ROWS)[number]['name'];

export const M1 = { year: 660_180, monthly: 55_015, memberFee: 499, monthlyWithFee: 55_514 } as const;

/** How many treatments were given, in the order of the plan. */
type Given = Readonly<Record<SignatureProduct, number>>;

/** Cancellations by lump sum or refund; `monthly` is what each settled payment was. */
export type CancellationVector = {
  readonly id: string;
  readonly shows: string;
  readonly discounts: readonly {
    readonly issuer: 'Provider Discount' | 'Manufacturer Coupon';
    readonly amount: number;
    readonly product?: SignatureProduct;
  }[];
  readonly upfront: number;
  readonly settledPayments: number;
  readonly given: Given;
  readonly basis: 'MEMBER' | 'LIST';
  readonly planTotal: number;
  readonly monthly: number;
  readonly last: number;
  readonly paid: number;
  readonly delivered: number;
  readonly unpaid: number;
  readonly refund: number;
  readonly couponEarned: number;
  readonly couponUnused: number;
};

const USUAL: Given = { Botox: 2, HydraFacial: 5, Filler: 1 };
const PLAIN = {
  discounts: [],
  upfront: 0,
  settledPayments: 5,
  given: USUAL,
  basis: 'MEMBER',
  planTotal: 660_180,
  monthly: 55_015,
  last: 55_015,
  paid: 275_075,
  couponEarned: 0,
  couponUnused: 0,
} as const;
const COUPON = {
  ...PLAIN,
  discounts: [{ issuer: 'Manufacturer Coupon', amount: 10_000, product: 'Botox' }],
  planTotal: 650_180,
  monthly: 54_182,
  last: 54_178,
  paid: 270_910,
} as const;

export const CANCELLATION_VECTORS: readonly CancellationVector[] = [
  { ...PLAIN, id: 'M2', shows: 'at member prices', delivered: 313_175, unpaid: 38_100, refund: 0 },
  { ...PLAIN, id: 'M2', shows: 'at list prices', basis: 'LIST', delivered: 353_500, unpaid: 78_425, refund: 0 },
  {
    ...PLAIN,
    id: 'M2',
    shows: 'after nine payments',
    settledPayments: 9,
    paid: 495_135,
    delivered: 313_175,
    unpaid: 0,
    refund: 181_960,
  },
  {
    ...PLAIN,
    id: 'MB1',
    shows: 'a discount of the provider lowers each treatment by its share',
    discounts: [{ issuer: 'Provider Discount', amount: 60_000 }],
    planTotal: 600_180,
    monthly: 50_015,
    last: 50_015,
    paid: 250_075,
    delivered: 284_712,
    unpaid: 34_637,
    refund: 0,
  },
  {
    ...COUPON,
    id: 'MB3',
    shows: 'a coupon is earned whole at the first treatment with its product',
    delivered: 303_175,
    unpaid: 32_265,
    refund: 0,
    couponEarned: 10_000,
  },
  {
    ...COUPON,
    id: 'MB4',
    shows: 'a coupon whose product was never given lowers nothing and goes back',
    given: { ...USUAL, Botox: 0 },
    delivered: 219_575,
    unpaid: 0,
    refund: 51_335,
    couponUnused: 10_000,
  },
  {
    ...PLAIN,
    id: 'MB6',
    shows: 'upfront cost counts as paid',
    upfront: 150_000,
    settledPayments: 2,
    given: { Botox: 1, HydraFacial: 2, Filler: 0 },
    monthly: 42_515,
    last: 42_515,
    paid: 235_030,
    delivered: 80_630,
    unpaid: 0,
    refund: 154_400,
  },
];

/** MB6: the first day, and the fees that are kept after two months. */
export const MB6 = { financed: 510_180, memberFee: 499, dueToday: 193_014, feesKept: 998 } as const;

/** MB7, MB9, MB10: a plan is changed. */
export const MB7 = {
  newTotal: 780_180,
  paid: 275_075,
  monthsLeft: 7,
  monthly: 72_158,
  last: 72_157,
  merchantRate: '2.99',
  extraGross: 120_000,
  extraFee: 3_588,
  extraToPractice: 116_412,
} as const;
export const MB9 = { newTotal: 300_000, paid: 275_075, delivered: 313_175, monthsLeft: 7 } as const;
export const MB10 = {
  anchor: civilDate('2027-01-31'),
  acceptedOn: civilDate('2027-07-10'),
  settledPayments: 6,
  oldMonthly: 55_015,
  newTotal: 780_180,
  firstNewPayment: civilDate('2027-07-31'),
  monthsLeft: 6,
  monthly: 75_015,
  last: 75_015,
} as const;

const day = (text: string): CivilDate => civilDate(text);

/** MB11: the gift that lapses is used before one's own money. */
export const MB11 = {
  lots: [
    { id: 'bought', kind: 'PURCHASED', receivedOn: day('2027-01-05'), expiresOn: null, remaining: 5_000 },
    { id: 'tier', kind: 'GRANTED', receivedOn: day('2027-02-01'), expiresOn: day('2027-03-31'), remaining: 3_000 },
  ],
  spend: 4_000,
  on: day('2027-03-15'),
  uses: [
    { lotId: 'tier', amountCents: 3_000 },
    { lotId: 'bought', amountCents: 1_000 },
  ],
  lookedAtOn: day('2027-04-01'),
  left: { bought: 4_000, tier: 0 },
  maxWithdrawal: 4_000,
} as const;

/** MB12: bought credit never lapses. */
export const MB12 = {
  lot: {
    id: 'bought',
    kind: 'PURCHASED',
    receivedOn: day('2027-01-05'),
    expiresOn: day('2027-03-01'),
    remaining: 5_000,
  },
  on: day('2027-03-15'),
  expired: 0,
  maxWithdrawal: 5_000,
} as const;

/** MB14: the merchant fee in advance and month by month. */
export const MB14 = { rate: '2.99', yearFee: 19_739, yearNet: 640_441, monthFee: 1_645, lastMonthFee: 1_644 } as const;

/** MB16: the provider's part of the membership fee, of a plan that is cancelled after five payments. */
export const MB16 = { paidByProvider: 499, months: 5, kept: 2_495, neverAsked: 3_493 } as const;

/** MB17: what is owed by installments. */
export const MB17 = {
  owed: 38_100,
  paymentsRemaining: 7,
  policyMax: 12,
  payments: [5_443, 5_443, 5_443, 5_443, 5_443, 5_443, 5_442],
  anchor: day('2027-01-31'),
  today: day('2027-06-10'),
  dates: ['2027-06-10', '2027-06-30', '2027-07-31', '2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30'].map(day),
} as const;

/** MB19: twelve payments from the last day of a month, and the renewal. */
export const MB19 = {
  activated: day('2027-01-31'),
  payments: [
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
  ].map(day),
  renewsOn: day('2028-01-31'),
  notices: ['2027-12-17', '2028-01-24'].map(day),
  secondOfNextYear: day('2028-02-29'),
} as const;

/** MB20: a payment that fails, counted from the day of its debit. */
export const MB20 = {
  dueOn: day('2027-02-28'),
  debitOn: day('2027-03-01'),
  tries: ['2027-03-01', '2027-03-02', '2027-03-04', '2027-03-06', '2027-03-08'].map(day),
  pastDueFrom: day('2027-03-01'),
  noticeOn: day('2027-03-08'),
  benefitsHeldFrom: day('2027-03-15'),
  practiceTaskOn: day('2027-03-22'),
  cancelProposalOn: day('2027-03-31'),
  nextBillOn: day('2027-03-31'),
} as const;

/** MB22: an interval that does not divide the year. */
export const MB22 = { interval: 5, price: 10_000, slots: [0, 5, 10], annual: 30_000 } as const;
