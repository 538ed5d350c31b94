import { describe, expect, test } from 'vitest';
import { compileConfiguration } from './compile-configuration';
import { verdictOf } from './decide';
import { DEMO_CONFIGURATION, DEMO_THIN_FILES } from './demo-configuration';
import { ApprovalTally, guardMetric, pairedGuards } from './guard-metrics';
import type { DecisionInputs } from './inputs';
import { type PastDecision, simulate } from './simulate';
import { anApplicant } from './test-applicants';

const champion = compileConfiguration(DEMO_CONFIGURATION);
const challenger = compileConfiguration(DEMO_THIN_FILES);

function past(caseId: string, change: DecisionInputs, performance?: PastDecision['performance']): PastDecision {
  const inputs = anApplicant(change);
  const { status, approvedCreditLineCents } = verdictOf(inputs, champion);
  return { caseId, inputs, status, approvedCreditLineCents, performance: performance ?? null };
}
const thin = { tradelines: 2, oldestTradelineMonths: 60 };
const cases = [
  past('thick-b', {}),
  past('thin-e-to-d', { ...thin, score: 630 }),
  past('thin-c', { ...thin, score: 705 }),
  past('denied', { chargeOffs24m: 2, age: 70 }),
];

describe('a simulation', () => {
  const report = simulate(cases, champion, challenger);

  test('the same configuration on both sides swaps nothing', () => {
    const same = simulate(cases, champion, champion);
    for (const cell of [...same.statusSwaps, ...same.gradeSwaps])
      if (cell.champion !== cell.challenger) expect(cell.count).toBe(0);
    expect(same.championDiffers.count).toBe(0);
    expect(same.others).toBe(0);
    expect(same.reasonsMoved).toEqual([]);
    expect(same.champion).toEqual(same.challenger);
  });

  test('the swap set names the case that moved from E to D', () => {
    const moved = report.gradeSwaps.filter((cell) => cell.count > 0 && cell.champion !== cell.challenger);
    expect(moved).toEqual([{ champion: 'E', challenger: 'D', count: 1, caseIds: ['thin-e-to-d'] }]);
    expect(report.statusSwaps.reduce((sum, cell) => sum + cell.count, 0)).toBe(cases.length);
    expect(report.others).toBe(1);
  });

  test('a rate alone makes another decision of those whom it is open to', () => {
    const { gradeRiskApr } = DEMO_CONFIGURATION;
    if (!gradeRiskApr) throw new Error('The demo has rates');
    const products = gradeRiskApr.products.map((row) =>
      row.product === 'FIXED_6' ? { ...row, values: { ...row.values, B: 100 } } : row,
    );
    const dearer = compileConfiguration({ ...DEMO_CONFIGURATION, gradeRiskApr: { ...gradeRiskApr, products } });
    expect(simulate(cases, champion, dearer)).toMatchObject({ others: 1, championDiffers: { count: 0 } });
  });

  test('line dollars and the reasons that moved follow', () => {
    expect(report.champion.lineCents).toBe(1_200_000 + 200_000 + 400_000);
    expect(report.challenger.lineCents).toBe(1_200_000 + 300_000 + 400_000);
    expect(report.reasonsMoved.every((row) => row.challenger < row.champion)).toBe(true);
    expect(report.reasonsMoved.length).toBeGreaterThan(0);
  });

  test('accounts the challenger would have declined are counted with how they ended', () => {
    const stricter = compileConfiguration({
      ...DEMO_CONFIGURATION,
      gradeAssignment: {
        ...DEMO_CONFIGURATION.gradeAssignment,
        grades: DEMO_CONFIGURATION.gradeAssignment.grades.filter((row) => row.grade < 'D'),
      },
    });
    const lost = past('lost', { score: 600 }, { dpdMax: 120, chargedOffCents: 150_000 });
    expect(simulate([...cases, lost], champion, stricter).avoided).toEqual({
      accounts: 2,
      lineCents: 200_000 + 400_000,
      accounts30Dpd: 1,
      chargedOffCents: 150_000,
    });
  });

  test('a stored decision that the champion does not reproduce is named', () => {
    const altered: PastDecision = { ...past('altered', {}), status: 'DENIED' };
    expect(simulate([altered], champion, challenger).championDiffers).toEqual({
      count: 1,
      caseIds: ['altered'],
    });
  });

  test('guards compare age, file type and each state', () => {
    const guards = report.champion.guards;
    expect(guards.map((guard) => guard.id)).toEqual(['age:62+', 'file:thin', 'state:TX']);
    expect(guards[0]).toMatchObject({ ratio: 0, isFlagged: true, isSmallSample: true });
    expect(guards[1]).toMatchObject({
      group: { approved: 2, total: 2 },
      comparison: { approved: 1, total: 2 },
      isFlagged: false,
    });
    expect(guards[2]?.ratio).toBeNull();
  });

  test('a guard is flagged below four fifths, not at it', () => {
    const comparison = { approved: 50, total: 100 };
    expect(guardMetric('g', { approved: 40, total: 100 }, comparison).isFlagged).toBe(false);
    expect(guardMetric('g', { approved: 39, total: 100 }, comparison).isFlagged).toBe(true);
  });

  test('exactly four fifths is not below, whatever the groups divide into', () => {
    expect(guardMetric('g', { approved: 36, total: 60 }, { approved: 75, total: 100 }).isFlagged).toBe(false);
    expect(guardMetric('g', { approved: 35, total: 60 }, { approved: 75, total: 100 }).isFlagged).toBe(true);
  });

  test.each([
    [30, 11, 'BELOW'],
    [30, 12, 'ENOUGH'],
    [29, 11, 'TOO_FEW'],
  ])('of a group of %i with %i approvals beside half of 60: %s', (total, approved, judgement) => {
    const side = new ApprovalTally();
    const add = (count: number, won: number, ...groups: string[]) => {
      for (let one = 0; one < count; one += 1) for (const group of ['all', ...groups]) side.add(group, one < won);
    };
    add(60, 30, 'age:younger');
    add(total, approved, 'age:62+');
    const [age] = pairedGuards(side, side);
    expect(age).toMatchObject({ id: 'age:62+', cases: total, judgement });
  });

  test('limits, rates and incomes of both sides stand beside each other', () => {
    const { figures, limits, rates } = report;
    expect(figures.approved).toMatchObject({ champion: 3 / 4, challenger: 3 / 4, change: 0, differing: 0 });
    expect(figures.averageLimit.change).toBeCloseTo(100_000 / 3, 6);
    expect(limits).toEqual({ larger: { count: 1, cents: 100_000 }, smaller: { count: 0, cents: 0 } });
    expect(rates).toEqual({ lower: 1, higher: 0 });
    expect(figures.averageLowestRate).toMatchObject({ differing: 1, certainty: 'TOO_FEW' });
    const { interest, merchantFees, income } = figures;
    expect((interest.challenger ?? 0) + (merchantFees.challenger ?? 0)).toBeCloseTo(income.challenger ?? 0, 6);
    const back = simulate(cases, challenger, champion);
    expect(back.limits).toEqual({ larger: limits.smaller, smaller: limits.larger });
    expect(back.rates).toEqual({ lower: 0, higher: 1 });
  });

  test('each figure is that of its side alone', () => {
    for (const [side, compiled] of [
      ['champion', champion],
      ['challenger', challenger],
    ] as const) {
      const verdicts = cases.map(({ inputs }) => verdictOf(inputs, compiled));
      const approved = verdicts.filter(({ status }) => status === 'APPROVED');
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(report.figures.approved[side]).toBe(approved.length / verdicts.length);
      expect(report.figures.averageLimit[side]).toBe(mean(approved.map((one) => one.approvedCreditLineCents)));
      const lowest = approved.map(({ offers }) => Math.min(...offers.map(({ aprBps }) => aprBps)));
      expect(report.figures.averageLowestRate[side]).toBe(mean(lowest));
    }
  });

  test('a case says itself whether the version of then still decides so', () => {
    const [first] = cases;
    if (!first) throw new Error('There are cases');
    const differs = simulate([{ ...first, isReproduced: false }], champion, challenger).championDiffers;
    expect(differs).toEqual({ count: 1, caseIds: ['thick-b'] });
    const reproduced = simulate([{ ...first, status: 'DENIED', isReproduced: true }], champion, challenger);
    expect(reproduced.championDiffers.count).toBe(0);
  });

  test('of a cell the first two hundred cases are named and all are counted', () => {
    const many = Array.from({ length: 250 }, (_, place) => past(`${place}`, { ...thin, score: 630 }));
    const moved = simulate(many, champion, challenger).gradeSwaps.find(({ count }) => count > 0);
    expect([moved?.count, moved?.caseIds.length, moved?.caseIds[199]]).toEqual([250, 200, '199']);
  });

  test('no cases make an empty report without NaN', () => {
    const empty = simulate([], champion, challenger);
    expect(empty.champion).toMatchObject({ approvals: 0, approvalRate: 0, lineCents: 0, averageBestAprBps: null });
  });
});
