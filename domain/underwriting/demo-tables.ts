import { GRADES, type Grade, type Specialty } from '../enums';
import { cents } from '../money/cents';
import type { CreditLineAssignment, GradeAssignment, GradeRiskTable } from './configuration';
import type { FileType } from './fields';

const THICK_SCORES = [760, 700, 660, 620, 590, 560, 540] as const;
const THIN_SCORES = [780, 740, 700, 640, 610, 580, 560] as const;

function gradeRows(fileType: FileType, scores: readonly number[]): GradeAssignment['grades'] {
  return GRADES.map((grade, index) => ({ grade, fileType, minScore: scores[index] ?? 900 }));
}

/** Grades and adjustments of the demo (domain model §6). */
export const DEMO_GRADE_ASSIGNMENT: GradeAssignment = {
  id: 'grades-standard',
  name: 'Standard grades',
  version: 2,
  grades: [...gradeRows('THICK', THICK_SCORES), ...gradeRows('THIN', THIN_SCORES)],
  gradeAdjustments: [
    {
      code: 'young-file',
      name: 'Oldest account younger than 36 months',
      when: { field: 'oldestTradelineMonths', op: 'lt', value: 36 },
      notches: -1,
      reasonCode: 'LIMITED_HISTORY',
    },
    {
      code: 'high-utilisation',
      name: 'Card utilization above 85%',
      when: { field: 'revolvingUtilization', op: 'gt', value: 85 },
      notches: -1,
      reasonCode: 'UTILIZATION_HIGH',
    },
    {
      code: 'inquiries',
      name: 'Six or more inquiries in six months',
      when: { field: 'inquiries6m', op: 'gte', value: 6 },
      notches: -1,
      reasonCode: 'INQUIRIES',
    },
    {
      code: 'seasoned-clean',
      name: 'Never late in ten years or more',
      when: {
        all: [
          { field: 'delinquenciesEver', op: 'eq', value: 0 },
          { field: 'oldestTradelineMonths', op: 'gte', value: 120 },
        ],
      },
      notches: 1,
      reasonCode: null,
    },
  ],
  floor: 'G',
  cap: 'A',
};

type LineTable = Readonly<Record<Grade, readonly [low: number, middle: number, high: number]>>;

/** Lines in dollars by yearly income below $45,000, below $90,000, from $90,000. */
const THICK_LINES: LineTable = {
  A: [10_000, 15_000, 25_000],
  B: [8_000, 12_000, 18_000],
  C: [6_000, 9_000, 13_000],
  D: [4_000, 6_000, 9_000],
  E: [2_500, 4_000, 6_000],
  F: [1_500, 2_500, 3_500],
  G: [500, 1_000, 1_500],
};
const THIN_LINES: LineTable = {
  A: [5_000, 7_000, 9_000],
  B: [4_000, 5_500, 7_000],
  C: [3_000, 4_000, 5_000],
  D: [2_000, 3_000, 4_000],
  E: [1_500, 2_000, 2_500],
  F: [1_000, 1_250, 1_500],
  G: [500, 500, 750],
};
const INCOME_BANDS = [
  [0, 45_000],
  [45_000, 90_000],
  [90_000, null],
] as const;

function lineAssignment(fileType: FileType, specialty: Specialty | null, percent: number): CreditLineAssignment {
  const table = fileType === 'THICK' ? THICK_LINES : THIN_LINES;
  const dollars = (value: number) => cents(value * percent);
  const suffix = specialty === null ? '' : `-${specialty.toLowerCase().replaceAll(' ', '-')}`;
  return {
    id: `${fileType.toLowerCase()}-cla${suffix}`,
    name: `${fileType === 'THICK' ? 'Thick' : 'Thin'} file lines${specialty === null ? '' : `, ${specialty}`}`,
    version: 2,
    archived: false,
    specialty,
    fileType,
    rows: GRADES.flatMap((grade) =>
      INCOME_BANDS.map(([low, high], band) => ({
        grade,
        incomeMinCents: cents(low * 100),
        incomeMaxCents: high === null ? null : cents(high * 100),
        lineCents: dollars(table[grade][band] ?? 0),
      })),
    ),
    maxPctIncomeBps: 2_000,
    maxDtiBps: 4_500,
    refRateBps: 1_799,
    refTerm: 36,
    roundToCents: cents(10_000),
    minLineCents: cents(50_000),
    maxLineCents: dollars(fileType === 'THICK' ? 25_000 : 9_000),
  };
}

const VARIANTS = [
  [null, 100],
  ['Plastic Surgery', 150],
  ['Fertility', 150],
  ['Medical Spa', 60],
] as const;

export const DEMO_THICK_CLA = VARIANTS.map(([specialty, percent]) => lineAssignment('THICK', specialty, percent));
export const DEMO_THIN_CLA = VARIANTS.map(([specialty, percent]) => lineAssignment('THIN', specialty, percent));

/** A row of basis points in order A to G. */
function row(product: string, ...bps: readonly (number | null)[]): GradeRiskTable['products'][number] {
  const [A = null, B = null, C = null, D = null, E = null, F = null, G = null] = bps;
  return { product, values: { A, B, C, D, E, F, G } };
}

/** Yearly rates of the demo. */
export const DEMO_GRADE_RISK_APR: GradeRiskTable = {
  id: 'apr-standard',
  name: 'Standard rates',
  version: 1,
  enabled: true,
  archived: false,
  products: [
    row('FIXED_6', 0, 0, 599, 999, 1499, 1999, 2499),
    row('FIXED_12', 0, 599, 999, 1399, 1799, 2299, 2799),
    row('FIXED_24', 799, 1099, 1399, 1799, 2199, 2599, 2999),
    row('FIXED_36', 999, 1299, 1599, 1999, 2399, 2799, null),
    row('FIXED_60', 1199, 1499, 1799, 2199, 2599, null, null),
    row('PROMO_6', 1799, 1999, 2299, 2599, 2799, 2899, null),
    row('PROMO_12', 1799, 1999, 2299, 2599, 2799, null, null),
    row('PROMO_18', 1799, 1999, 2299, 2599, null, null, null),
    row('PROMO_24', 1799, 1999, 2299, null, null, null, null),
    row('GENESIS_24', 3499, 3499, 3499, 3499, 3499, 3499, 3499),
  ],
};

/** Merchant discount fees of the demo. */
export const DEMO_GRADE_RISK_MDF: GradeRiskTable = {
  id: 'mdf-standard',
  name: 'Standard fees',
  version: 1,
  enabled: true,
  archived: false,
  products: [
    row('FIXED_6', 490, 490, 440, 390, 390, 390, 390),
    row('FIXED_12', 690, 490, 390, 390, 440, 590, 790),
    row('FIXED_24', 299, 299, 299, 390, 490, 690, 990),
    row('FIXED_36', 299, 299, 299, 390, 490, 690, 990),
    row('FIXED_60', 299, 299, 299, 390, 490, 690, 990),
    row('PROMO_6', 490, 490, 490, 490, 590, 590, null),
    row('PROMO_12', 690, 690, 690, 790, 890, null, null),
    row('PROMO_18', 840, 840, 840, 940, null, null, null),
    row('PROMO_24', 990, 990, 990, null, null, null, null),
  ],
};
