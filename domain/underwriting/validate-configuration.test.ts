import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { DomainRefusal } from '../refusal';
import { compileConfiguration } from './compile-configuration';
import type { Condition, CreditLineAssignment, Rule, UnderwritingConfiguration } from './configuration';
import {
  DEMO_CONFIGURATION,
  DEMO_MEMBERSHIP_CONFIGURATION,
  DEMO_THIN_FILES,
  withProductGroup,
} from './demo-configuration';
import { DEMO_PRODUCT_GROUPS } from './demo-products';

function refusalOf(configuration: UnderwritingConfiguration): { field: string; message: string } | null {
  try {
    compileConfiguration(configuration);
    return null;
  } catch (error) {
    if (error instanceof DomainRefusal) return { field: error.field, message: error.message };
    throw error;
  }
}
function withRule(change: Partial<Rule>): UnderwritingConfiguration {
  const rule: Rule = {
    id: 'mine',
    order: 999,
    name: 'Mine',
    stage: 'CREDIT',
    when: { field: 'score', op: 'lt', value: 600 },
    onMissing: 'PASS',
    outcome: 'DENY',
    reasonCode: 'COLLECTION',
    archived: false,
    ...change,
  };
  const { ruleset } = DEMO_CONFIGURATION;
  return { ...DEMO_CONFIGURATION, ruleset: { ...ruleset, rules: [...ruleset.rules, rule] } };
}
/** Conditions a foreign editor could send, outside the types. */
const foreign = (condition: object) => condition as Condition;

describe('the demo configurations are accepted', () => {
  test.each<[string, UnderwritingConfiguration]>([
    ['standard', DEMO_CONFIGURATION],
    ['challenger', DEMO_THIN_FILES],
    ['membership', DEMO_MEMBERSHIP_CONFIGURATION],
    ...Object.values(DEMO_PRODUCT_GROUPS).map((group): [string, UnderwritingConfiguration] => [
      group.name,
      withProductGroup(DEMO_CONFIGURATION, group),
    ]),
  ])('%s', (_, configuration) => {
    expect(refusalOf(configuration)).toBeNull();
  });
});

describe('a faulty rule is refused with its place', () => {
  const at = (part: string) => `ruleset.rules[mine]${part}`;
  test.each([
    [
      'an unknown field',
      { when: foreign({ field: 'shoeSize', op: 'lt', value: 4 }) },
      '.when.field',
      'not an underwriting input',
    ],
    ['marital status', { when: foreign({ field: 'isMarried', op: 'eq', value: true }) }, '.when.field', 'Reg B'],
    ['a treatment', { when: foreign({ field: 'treatments', op: 'in', value: ['x'] }) }, '.when.field', 'FCRA'],
    ['age', { when: { field: 'age', op: 'gt', value: 62 } }, '.when.field', 'isBelowMinimumAge'],
    [
      'an operator that does not fit',
      { when: { field: 'frozen', op: 'lt', value: 1 } },
      '.when.op',
      "doesn't work with",
    ],
    ['an impossible value', { when: { field: 'score', op: 'lt', value: 1_200 } }, '.when.value', 'Impossible range'],
    ['NaN', { when: { field: 'score', op: 'lt', value: Number.NaN } }, '.when.value', 'Impossible range'],
    [
      'a reversed range',
      { when: { field: 'score', op: 'between', value: [700, 600] } },
      '.when.value',
      'Impossible range',
    ],
    ['an unknown state', { when: { field: 'stateCode', op: 'eq', value: 'XX' } }, '.when.value', 'does not know'],
    ['an empty list', { when: { field: 'stateCode', op: 'in', value: [] } }, '.when.value', 'Unreachable'],
    ['an empty group', { when: { all: [] } }, '.when.all', 'at least one'],
    ['no reason for a denial', { reasonCode: null }, '.reasonCode', 'needs a reason'],
    ['an unknown reason', { reasonCode: 'BECAUSE' }, '.reasonCode', "isn't in the reasons table"],
    ['a place taken', { order: 10 }, '.order', 'have the same position'],
    ['a name taken', { id: 'freeze' }, '', 'its own ID'],
    ['an empty scope', { appliesTo: { states: [] } }, '.appliesTo.states', 'Unreachable'],
    [
      'a condition nobody meets',
      {
        when: {
          all: [
            { field: 'score', op: 'lt', value: 500 },
            { field: 'score', op: 'gte', value: 500 },
          ],
        },
      },
      '.when',
      'Unreachable',
    ],
    [
      'a condition its scope excludes',
      { appliesTo: { fileType: 'THIN' }, when: { field: 'fileType', op: 'eq', value: 'THICK' } },
      '.when',
      'Unreachable',
    ],
  ] as const)('%s', (_, change, part, message) => {
    const refusal = refusalOf(withRule(change as Partial<Rule>));
    expect(refusal?.field).toBe(part === '' ? 'ruleset.rules[freeze].id' : at(part));
    expect(refusal?.message).toContain(message);
  });

  test('an archived rule may be faulty; it takes no part', () => {
    expect(refusalOf(withRule({ archived: true, reasonCode: null }))).toBeNull();
  });
});

describe('a faulty table is refused with its place', () => {
  const [thick] = DEMO_CONFIGURATION.thickCla;
  if (!thick) throw new Error('The demo has a thick table.');
  const withLines = (change: Partial<CreditLineAssignment>) => ({
    ...DEMO_CONFIGURATION,
    thickCla: [{ ...thick, ...change }],
  });
  const rows = (index: number, change: object) =>
    thick.rows.map((row, at) => (at === index ? { ...row, ...change } : row));
  const grades = (change: (score: number, index: number) => number) => ({
    ...DEMO_CONFIGURATION,
    gradeAssignment: {
      ...DEMO_CONFIGURATION.gradeAssignment,
      grades: DEMO_CONFIGURATION.gradeAssignment.grades.map((row, index) => ({
        ...row,
        minScore: change(row.minScore, index),
      })),
    },
  });
  const apr = DEMO_CONFIGURATION.gradeRiskApr?.products ?? [];
  const text = { formC1Text: 'x', patientText: 'x', howToImprove: 'x', internalText: '', denialOnly: false };
  test.each<[string, UnderwritingConfiguration, string, string]>([
    ['an empty line table', withLines({ rows: [] }), 'thickCla[default].rows', 'empty'],
    [
      'overlapping bands',
      withLines({ rows: rows(1, { incomeMinCents: cents(4_400_000) }) }),
      'thickCla[default].rows[A 1]',
      'Overlap',
    ],
    [
      'a gap between bands',
      withLines({ rows: rows(1, { incomeMinCents: cents(4_600_000) }) }),
      'thickCla[default].rows[A 1]',
      'Gap',
    ],
    [
      'no open end',
      withLines({ rows: rows(2, { incomeMaxCents: cents(90_000_000) }) }),
      'thickCla[default].rows[A]',
      'Gap',
    ],
    [
      'a line that falls with income',
      withLines({ rows: rows(1, { lineCents: cents(900_000) }) }),
      'thickCla[default].rows[A 1].lineCents',
      'higher income',
    ],
    [
      'a worse grade with more',
      withLines({ rows: rows(5, { lineCents: cents(2_600_000) }) }),
      'thickCla[default].rows[B]',
      'better grade',
    ],
    [
      'a missing grade',
      withLines({ rows: thick.rows.filter((row) => row.grade !== 'C') }),
      'thickCla[default].rows[C]',
      'no row',
    ],
    ['a term of 0', withLines({ refTerm: 0 }), 'thickCla[default].refTerm', '1 to 120'],
    ['a term of 1,000', withLines({ refTerm: 1_000 }), 'thickCla[default].refTerm', '1 to 120'],
    ['a rate above 100 %', withLines({ refRateBps: 10_001 }), 'thickCla[default].refRateBps', '0 to 10000'],
    ['no default table', withLines({ specialty: 'Fertility' }), 'thickCla', 'missing'],
    [
      'scores that do not fall',
      grades((score, index) => (index === 1 ? 760 : score)),
      'gradeAssignment.grades[THICK B].minScore',
      'Unreachable',
    ],
    [
      'a score that is no number',
      grades((score, index) => (index === 0 ? Number.NaN : score)),
      'gradeAssignment.grades[THICK A].minScore',
      'whole',
    ],
    [
      'a notch without a reason',
      {
        ...DEMO_CONFIGURATION,
        gradeAssignment: {
          ...DEMO_CONFIGURATION.gradeAssignment,
          gradeAdjustments: DEMO_CONFIGURATION.gradeAssignment.gradeAdjustments.map((row) => ({
            ...row,
            reasonCode: null,
          })),
        },
      },
      'gradeAssignment.gradeAdjustments[young-file].reasonCode',
      'needs a reason',
    ],
    [
      'a better grade that pays more',
      {
        ...DEMO_CONFIGURATION,
        gradeRiskApr: {
          ...DEMO_CONFIGURATION.gradeRiskMdf,
          products: apr.map((row) => (row.product === 'FIXED_6' ? { ...row, values: { ...row.values, A: 700 } } : row)),
        },
      },
      'gradeRiskApr.products[FIXED_6].B',
      'pay a higher rate',
    ],
    [
      'a financing profile without rates',
      { ...DEMO_CONFIGURATION, gradeRiskApr: null },
      'gradeRiskApr',
      'needs a rate table',
    ],
    [
      'a bare score as reason',
      { ...DEMO_CONFIGURATION, reasons: { MINE: { ...text, formC1Text: 'Credit score too low' } } },
      'reasons.MINE.formC1Text',
      "score or policy alone isn't a reason",
    ],
    [
      'a bare policy as reason',
      { ...DEMO_CONFIGURATION, reasons: { MINE: { ...text, patientText: 'Our policy' } } },
      'reasons.MINE.patientText',
      "score or policy alone isn't a reason",
    ],
    ['a military limit above the law', { ...DEMO_CONFIGURATION, mlaMaxMaprBps: 3_601 }, 'mlaMaxMaprBps', '36%'],
    ['an approval without end', { ...DEMO_CONFIGURATION, approvalDays: 366 }, 'approvalDays', '365'],
  ])('%s', (_, configuration, field, message) => {
    const refusal = refusalOf(configuration);
    expect(refusal?.field).toBe(field);
    expect(refusal?.message).toContain(message);
  });
});
