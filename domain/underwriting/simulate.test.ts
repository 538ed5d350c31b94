import { describe, expect, test } from 'vitest';
import { compileConfiguration } from './compile-configuration';
import { verdictOf } from './decide';
import { DEMO_CONFIGURATION, DEMO_THIN_FILES } from './demo-configuration';
import { guardMetric } from './guard-metrics';
import type { DecisionInputs } from './inputs';
import { type PastDecision, simulate } from './simulate';
import { anApplicant } from './test-applicants';

const champion = compileConfiguration(DEMO_CONFIGURATION);
const challenger = compileConfiguration(DEMO_THIN_FILES);

function past(applicationId: string, change: DecisionInputs, performance?: PastDecision['performance']): PastDecision {
  const inputs = anApplicant(change);
  const { status, approvedCreditLineCents } = verdictOf(inputs, champion);
  return { applicationId, inputs, status, approvedCreditLineCents, performance: performance ?? null };
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
    expect(moved).toEqual([{ champion: 'E', challenger: 'D', count: 1, applicationIds: ['thin-e-to-d'] }]);
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
      applicationIds: ['altered'],
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

  test('no cases make an empty report without NaN', () => {
    const empty = simulate([], champion, challenger);
    expect(empty.champion).toMatchObject({ approvals: 0, approvalRate: 0, lineCents: 0, averageBestAprBps: null });
  });
});
