import type { Draw } from '../draw';

export type ScoreFactor = { readonly code: string; readonly text: string };

/** A credit file on the bureau's wire; dollars, months, counts of the last 24 months unless the name says more. */
export type BureauFile = {
  readonly noHit: boolean;
  readonly frozen: boolean;
  readonly score: number | null;
  readonly scoreModel: 'VANTAGE_4';
  readonly factors: readonly ScoreFactor[];
  readonly tradelines: number;
  readonly oldestTradelineMonths: number | null;
  readonly revolvingUtilization: number | null;
  readonly inquiries6m: number;
  readonly delinq30: number;
  readonly delinq60: number;
  readonly delinq90: number;
  readonly monthsSince90Late: number | null;
  /** Over the whole file, not only the last 24 months. */
  readonly delinqEver: number;
  readonly chargeOffs: number;
  readonly collectionsNonMedical: number;
  readonly bankruptcyMonths: number | null;
  readonly monthlyDebt: number;
  readonly fraudAlertLevel: 'none' | 'initial' | 'extended' | 'activeDuty';
  readonly ofacHit: boolean;
  readonly ssnDeceased: boolean;
  /** Found among the covered members of the armed forces and their dependents. */
  readonly mlaCovered: boolean;
  readonly mismatches: readonly ('ssn' | 'dateOfBirth' | 'name' | 'address')[];
  readonly identityAdvice: 'none' | 'kba' | 'document' | 'moreInformation';
};

/** Nothing on file. */
export const emptyFile: BureauFile = {
  noHit: false,
  frozen: false,
  score: null,
  scoreModel: 'VANTAGE_4',
  factors: [],
  tradelines: 0,
  oldestTradelineMonths: null,
  revolvingUtilization: null,
  inquiries6m: 0,
  delinq30: 0,
  delinq60: 0,
  delinq90: 0,
  monthsSince90Late: null,
  delinqEver: 0,
  chargeOffs: 0,
  collectionsNonMedical: 0,
  bankruptcyMonths: null,
  monthlyDebt: 0,
  fraudAlertLevel: 'none',
  ofacHit: false,
  ssnDeceased: false,
  mlaCovered: false,
  mismatches: [],
  identityAdvice: 'none',
};

/** Yearly dollars that a bureau's income model reads out of a file; null without a score. Higher scores, higher incomes. */
export function incomeEstimateOf(file: BureauFile): number | null {
  return file.score === null ? null : Math.round((30_000 + (file.score - 480) * 180) / 500) * 500;
}

/** Scores with the share of consumers below, in percent; between two of them in a straight line. */
const ranks = [
  [300, 0],
  [500, 5],
  [580, 16],
  [640, 30],
  [700, 50],
  [760, 72],
  [800, 88],
  [850, 99],
] as const;

/** Percent of consumers with a lower score; null without one. */
export function rankOf(score: number | null): number | null {
  if (score === null) return null;
  for (const [index, [upper, share]] of ranks.entries()) {
    const [lower, below] = ranks[index - 1] ?? [upper, share];
    if (score <= upper)
      return Math.round(upper === lower ? share : below + ((score - lower) / (upper - lower)) * (share - below));
  }
  return 99;
}

type FactorRule = { readonly code: string; readonly text: string; readonly weight: (file: BureauFile) => number };

/** Factor codes and texts as score models print them; the heaviest four that apply are reported. */
const factorRules: readonly FactorRule[] = [
  { code: '39', text: 'Serious delinquency', weight: (f) => f.delinq90 * 40 + f.chargeOffs * 35 },
  {
    code: '40',
    text: 'Derogatory public record or collection filed',
    weight: (f) => f.collectionsNonMedical * 25 + (f.bankruptcyMonths === null ? 0 : 60),
  },
  { code: '18', text: 'Number of accounts with delinquency', weight: (f) => f.delinq30 * 12 + f.delinq60 * 20 },
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
  { code: '08', text: 'Too many inquiries in the last 12 months', weight: (f) => Math.max(0, f.inquiries6m - 2) * 10 },
  { code: '28', text: 'Number of established accounts', weight: (f) => Math.max(0, 6 - f.tradelines) * 5 },
  { code: '05', text: 'Too many accounts with balances', weight: (f) => Math.max(0, f.tradelines - 12) * 3 },
];

/** @returns the four heaviest factors, heaviest first; a scored file always has at least one */
export function factorsOf(file: BureauFile): ScoreFactor[] {
  const weighed = factorRules
    .map(({ code, text, weight }) => ({ code, text, weight: weight(file) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 4)
    .map(({ code, text }) => ({ code, text }));
  return weighed.length > 0 ? weighed : [{ code: '32', text: 'Lack of recent installment loan information' }];
}

/** A file with the given facts over an empty one, with the factors that follow from them. */
export function scoredFile(facts: Partial<BureauFile> & { readonly score: number }): BureauFile {
  const file = { ...emptyFile, ...facts };
  return { ...file, delinqEver: file.delinqEver + file.delinq30, factors: factorsOf(file) };
}

/**
 * A file for anyone without a script. The score is a bell from 480 to 830 around 668; lates, use of limits and
 * inquiries follow the score, so that a low score has its reasons on file. Of 1000 people about 30 have no file, 10 a
 * freeze, 10 a fraud alert and 150 a thin file.
 */
export function drawnFile(draw: Draw): BureauFile {
  const special = draw.unit();
  if (special < 0.03) return { ...emptyFile, noHit: true };
  if (special < 0.04) return { ...emptyFile, frozen: true };
  const bell = (draw.unit() + draw.unit() + draw.unit() + draw.unit()) / 4;
  const score = Math.min(830, Math.max(480, Math.round(668 + (bell - 0.5) * 600)));
  const risk = (830 - score) / 350;
  const isThin = draw.unit() < 0.15;
  const delinq30 = Math.floor(draw.unit() * risk * risk * 9);
  const delinq60 = Math.floor(delinq30 * draw.unit() * 0.8);
  const delinq90 = score < 660 ? Math.ceil(delinq60 * draw.unit() * 0.7) : 0;
  return scoredFile({
    score,
    tradelines: isThin ? draw.between(1, 2) : draw.between(4, 22),
    oldestTradelineMonths: isThin ? draw.between(4, 30) : Math.round(36 + (1 - risk) * draw.between(40, 260)),
    revolvingUtilization: Math.round(Math.min(1.1, 0.03 + risk * (0.35 + draw.unit() * 0.7)) * 100) / 100,
    inquiries6m: Math.floor(draw.unit() * (1 + risk * 7)),
    delinq30,
    delinq60,
    delinq90,
    monthsSince90Late: delinq90 > 0 ? draw.between(2, 23) : null,
    delinqEver: draw.unit() < risk * 1.4 ? draw.between(1, 4) : 0,
    chargeOffs: score < 640 ? draw.between(0, 2) : 0,
    collectionsNonMedical: score < 640 ? draw.between(0, 2) : 0,
    bankruptcyMonths: score < 650 && draw.unit() < 0.15 ? draw.between(6, 84) : null,
    monthlyDebt: Math.round(draw.between(80, 2300) * (isThin ? 0.4 : 1)),
    fraudAlertLevel: special < 0.05 ? 'initial' : 'none',
  });
}
