import type { Grade } from '@domain/enums';
import { cents } from '@domain/money/cents';
import type { CreditFile, ScoreFactor } from '../vendors/credit-bureau/port';
import type { Random } from './random';

/** What an application is meant to become; the engine decides whether it does. */
export type Wish = 'approve' | 'deny' | 'review';

const AGENCY = { name: 'Sample Credit Bureau', address: '100 Sandbox Way, Austin, TX 78701', phone: '(800) 555-0142' };

/** How often each grade is drawn (domain §6), and the scores that make it of a thick file. */
const GRADE_MIX: readonly (readonly [Grade, number])[] = [
  ['A', 14],
  ['B', 22],
  ['C', 24],
  ['D', 18],
  ['E', 12],
  ['F', 7],
  ['G', 3],
];
const SCORES: Readonly<Record<Grade, readonly [number, number]>> = {
  A: [762, 830],
  B: [702, 758],
  C: [662, 699],
  D: [622, 659],
  E: [592, 619],
  F: [562, 589],
  G: [541, 559],
};

const FACTORS = {
  late: { code: '39', text: 'Serious delinquency' },
  record: { code: '40', text: 'Derogatory public record or collection filed' },
  use: { code: '10', text: 'Proportion of balances to credit limits on revolving accounts is too high' },
  age: { code: '14', text: 'Length of time accounts have been established' },
  inquiries: { code: '08', text: 'Too many inquiries in the last 12 months' },
} as const satisfies Record<string, ScoreFactor>;

/** A clean file of a drawn grade. */
function soundFile(random: Random, consumerId: string): CreditFile {
  const [low, high] = SCORES[random.weighted(GRADE_MIX)];
  const score = random.between(low, high);
  const strain = (830 - score) / 290;
  return {
    reference: `PULL-${random.between(10_000_000, 99_999_999)}`,
    agency: AGENCY,
    consumerId,
    incomeEstimateCents: cents(random.between(36, 120) * 100_000),
    noHit: false,
    frozen: false,
    score,
    scoreModel: 'VANTAGE_4',
    scoreHigherThanPercent: Math.round(99 * ((score - 300) / 550) ** 2),
    factors: strain > 0.5 ? [FACTORS.use, FACTORS.inquiries, FACTORS.age] : [FACTORS.age],
    tradelines: random.between(6, 18),
    oldestTradelineMonths: random.between(64, 230),
    revolvingUtilization: Math.round(Math.min(0.8, 0.06 + strain * random.between(40, 90) * 0.01) * 100) / 100,
    inquiries6m: random.between(0, 1 + Math.round(strain * 3)),
    delinquencies30In24m: strain > 0.55 ? random.between(0, 2) : 0,
    delinquencies60In24m: 0,
    delinquencies90In24m: 0,
    monthsSince90Late: null,
    delinquenciesEver: strain > 0.35 ? random.between(0, 3) : 0,
    chargeOffs24m: 0,
    collectionsNonMedical: 0,
    bankruptcyMonths: null,
    monthlyDebtCents: cents(random.between(30, 95) * 1000),
    fraudAlertLevel: 'none',
    ofacHit: false,
    ssnDeceased: false,
    mlaCovered: false,
    mismatches: [],
    identityAdvice: 'none',
  };
}

const DENIALS: readonly (readonly [(random: Random) => Partial<CreditFile>, number])[] = [
  [
    (random) => ({
      score: random.between(520, 610),
      delinquencies90In24m: random.between(1, 3),
      monthsSince90Late: random.between(1, 11),
      delinquenciesEver: random.between(3, 9),
      factors: [FACTORS.late, FACTORS.use],
    }),
    32,
  ],
  [
    (random) => ({
      score: random.between(480, 535),
      revolvingUtilization: random.between(82, 104) / 100,
      oldestTradelineMonths: random.between(26, 60),
      factors: [FACTORS.use, FACTORS.age, FACTORS.inquiries],
    }),
    26,
  ],
  [(random) => ({ monthlyDebtCents: cents(random.between(420, 780) * 1000) }), 22],
  [
    (random) => ({
      score: random.between(540, 620),
      bankruptcyMonths: random.between(3, 22),
      factors: [FACTORS.record, FACTORS.age],
    }),
    10,
  ],
  [
    (random) => ({
      score: random.between(530, 600),
      chargeOffs24m: random.between(2, 4),
      collectionsNonMedical: random.between(1, 3),
      factors: [FACTORS.late, FACTORS.record],
    }),
    10,
  ],
];

const REVIEWS: readonly (readonly [Partial<CreditFile>, number])[] = [
  [{ identityAdvice: 'document' }, 30],
  [{ identityAdvice: 'moreInformation' }, 24],
  [{ frozen: true, score: null, factors: [] }, 22],
  [{ fraudAlertLevel: 'extended' }, 12],
  [{ inquiries6m: 11, factors: [FACTORS.inquiries, FACTORS.age] }, 12],
];

/** A credit file as the sandbox's bureau would answer it, drawn for what the application is meant to become. */
export function drawCreditFile(wish: Wish, random: Random, consumerId: string): CreditFile {
  const file = soundFile(random, consumerId);
  switch (wish) {
    case 'approve':
      return file;
    case 'deny':
      return { ...file, ...random.weighted(DENIALS)(random) };
    case 'review':
      return { ...file, ...random.weighted(REVIEWS) };
  }
}
