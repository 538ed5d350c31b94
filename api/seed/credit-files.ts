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

type FactorRule = ScoreFactor & { readonly weight: (file: CreditFile) => number };

/** Factors as a bureau names them; what a file shows most of comes first. */
const FACTOR_RULES: readonly FactorRule[] = [
  { code: '39', text: 'Serious delinquency', weight: (f) => f.delinquencies90In24m * 40 + f.chargeOffs24m * 35 },
  {
    code: '40',
    text: 'Derogatory public record or collection filed',
    weight: (f) => f.collectionsNonMedical * 25 + (f.bankruptcyMonths === null ? 0 : 60),
  },
  { code: '18', text: 'Number of accounts with delinquency', weight: (f) => f.delinquencies30In24m * 12 },
  {
    code: '10',
    text: 'Proportion of balances to credit limits on revolving accounts is too high',
    weight: (f) => Math.max(0, (f.revolvingUtilization ?? 0) - 0.3) * 80,
  },
  {
    code: '14',
    text: 'Length of time accounts have been established',
    weight: (f) => Math.max(0, 120 - (f.oldestTradelineMonths ?? 0)) / 4,
  },
  { code: '08', text: 'Too many inquiries in the last 12 months', weight: (f) => Math.max(0, f.inquiries6m - 2) * 8 },
];
const NO_MARK: ScoreFactor = { code: '32', text: 'Lack of recent installment loan information' };

/** The four heaviest factors that the file shows; a scored file always has one. */
function factorsOf(file: CreditFile): ScoreFactor[] {
  if (file.score === null) return [];
  const found = FACTOR_RULES.map(({ code, text, weight }) => ({ code, text, weight: weight(file) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 4)
    .map(({ code, text }) => ({ code, text }));
  return found.length > 0 ? found : [NO_MARK];
}

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
    factors: [],
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
    }),
    32,
  ],
  [
    (random) => ({
      score: random.between(480, 535),
      revolvingUtilization: random.between(82, 104) / 100,
      oldestTradelineMonths: random.between(26, 60),
    }),
    26,
  ],
  [(random) => ({ monthlyDebtCents: cents(random.between(420, 780) * 1000) }), 22],
  [
    (random) => ({
      score: random.between(540, 620),
      bankruptcyMonths: random.between(3, 22),
    }),
    10,
  ],
  [
    (random) => ({
      score: random.between(530, 600),
      chargeOffs24m: random.between(2, 4),
      collectionsNonMedical: random.between(1, 3),
    }),
    10,
  ],
];

const REVIEWS: readonly (readonly [Partial<CreditFile>, number])[] = [
  [{ identityAdvice: 'document' }, 30],
  [{ identityAdvice: 'moreInformation' }, 24],
  [{ frozen: true, score: null }, 22],
  [{ fraudAlertLevel: 'extended' }, 12],
  [{ inquiries6m: 11 }, 12],
];

/**
 * A credit file as the sandbox's bureau would answer it, drawn for what the application is meant to become. Its factors follow
 * from the facts, with those `given` in place of drawn ones.
 */
export function drawCreditFile(
  wish: Wish,
  random: Random,
  { consumerId, given = {} }: { consumerId: string; given?: Partial<Omit<CreditFile, 'factors'>> | undefined },
): CreditFile {
  const file = { ...soundFile(random, consumerId), ...marksOf(wish, random), ...given };
  return { ...file, factors: factorsOf(file) };
}

function marksOf(wish: Wish, random: Random): Partial<CreditFile> {
  switch (wish) {
    case 'approve':
      return {};
    case 'deny':
      return random.weighted(DENIALS)(random);
    case 'review':
      return random.weighted(REVIEWS);
  }
}
