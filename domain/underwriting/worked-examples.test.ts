import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { decide } from './decide';
import { DEMO_CONFIGURATION } from './demo-configuration';
import { anApplicant } from './test-applicants';

const today = civilDate('2026-03-16');

describe('the worked examples of the domain model', () => {
  test('Ana: a thick B file is approved for the table line', () => {
    const ana = decide(
      anApplicant({
        score: 705,
        annualIncomeCents: 8_200_000,
        monthlyDebtCents: 145_000,
        requestedAmountCents: 1_200_000,
      }),
      DEMO_CONFIGURATION,
      today,
    );
    expect(ana).toMatchObject({
      status: 'APPROVED',
      grade: 'B',
      fileType: 'THICK',
      lineSteps: { tableCents: 1_200_000, incomeCapCents: 1_640_000, capacityCents: 4_495_159, binding: 'table' },
      approvedCreditLineCents: 1_200_000,
      isCounterOffer: false,
      reasons: [],
      creditLineExpiresOn: '2026-07-14',
    });
  });

  test('Ben: a thin D file is approved by the thin table', () => {
    const ben = decide(
      anApplicant({
        score: 640,
        annualIncomeCents: 3_800_000,
        monthlyDebtCents: 30_000,
        tradelines: 2,
        oldestTradelineMonths: 60,
      }),
      DEMO_CONFIGURATION,
      today,
    );
    expect(ben).toMatchObject({
      status: 'APPROVED',
      grade: 'D',
      fileType: 'THIN',
      lineSteps: { tableCents: 200_000, incomeCapCents: 760_000, capacityCents: 3_112_033 },
      approvedCreditLineCents: 200_000,
    });
  });

  test('Cy: the monthly capacity binds and the smaller line carries its reason', () => {
    const cy = decide(
      anApplicant({
        score: 680,
        annualIncomeCents: 5_200_000,
        monthlyDebtCents: 180_000,
        existingBalanceCents: 200_000,
        requestedAmountCents: 600_000,
      }),
      DEMO_CONFIGURATION,
      today,
    );
    expect(cy).toMatchObject({
      status: 'APPROVED',
      grade: 'C',
      lineSteps: { tableCents: 900_000, incomeCapCents: 1_040_000, capacityCents: 414_938, binding: 'capacity' },
      maxCreditLineCents: 410_000,
      approvedCreditLineCents: 210_000,
      isCounterOffer: true,
      reasons: ['OBLIGATIONS_HIGH'],
    });
  });

  test('Dee: a 90-day late four months ago denies with that reason', () => {
    const dee = decide(anApplicant({ score: 598, monthsSinceDelinq90: 4, delinq90_24m: 1 }), DEMO_CONFIGURATION, today);
    expect(dee).toMatchObject({
      status: 'DENIED',
      reasons: ['DELINQUENT_OTHERS'],
      approvedCreditLineCents: 0,
      offers: [],
    });
  });

  test('Eli: no hit asks knowledge questions, and failing them denies for identity', () => {
    const noFile = { noHit: true, score: null, tradelines: null, oldestTradelineMonths: null, monthlyDebtCents: null };
    const asked = decide(anApplicant(noFile), DEMO_CONFIGURATION, today);
    expect(asked).toMatchObject({ status: 'INCOMPLETE', verdict: 'KBA', flags: { kbaRequired: true } });
    const failed = decide(anApplicant({ ...noFile, kbaPassed: false }), DEMO_CONFIGURATION, today);
    expect(failed).toMatchObject({ status: 'DENIED', reasons: ['IDENTITY_UNVERIFIED'], flags: { kbaRequired: false } });
  });
});
