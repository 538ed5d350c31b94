import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { compileConfiguration } from './compile-configuration';
import type { UnderwritingConfiguration } from './configuration';
import { paymentPer1000Cents } from './credit-line';
import { decideCompiled } from './decide';
import { DEMO_CONFIGURATION, DEMO_MEMBERSHIP_CONFIGURATION, withProductGroup } from './demo-configuration';
import { DEMO_PRODUCT_GROUPS } from './demo-products';
import type { DecisionInputs } from './inputs';
import { planMapr } from './military-rate';
import { anApplicant } from './test-applicants';

const today = civilDate('2026-03-16');
const decideDemo = (change: DecisionInputs, configuration: UnderwritingConfiguration = DEMO_CONFIGURATION) =>
  decideCompiled(anApplicant(change), compileConfiguration(configuration), today);
const productsOf = (change: DecisionInputs, configuration?: UnderwritingConfiguration) =>
  decideDemo(change, configuration).offers.map((offer) => offer.product);

describe('the grade', () => {
  test.each([
    [900, 'A'],
    [760, 'A'],
    [759, 'B'],
    [700, 'B'],
    [660, 'C'],
    [620, 'D'],
    [590, 'E'],
    [560, 'F'],
    [540, 'G'],
  ])('a thick file with %d is %s', (score, grade) => {
    expect(decideDemo({ score }).grade).toBe(grade);
  });

  test('a thin file needs more for the same grade', () => {
    expect(decideDemo({ score: 700, oldestTradelineMonths: 23 })).toMatchObject({
      gradeBase: 'C',
      grade: 'D',
      fileType: 'THIN',
    });
  });

  test('notches add up and stop at the worst grade', () => {
    const worn = { revolvingUtilization: 86, inquiries6m: 6 };
    expect(decideDemo({ score: 700, ...worn })).toMatchObject({ gradeBase: 'B', grade: 'D' });
    expect(decideDemo({ score: 541, ...worn }).grade).toBe('G');
    expect(decideDemo({ score: 760, delinquenciesEver: 0, oldestTradelineMonths: 120 }).grade).toBe('A');
    expect(decideDemo({ score: 759, delinquenciesEver: 0, oldestTradelineMonths: 120 }).grade).toBe('A');
  });

  test('below the last grade those of the bureau factors are the reasons that the file bears out', () => {
    const scoreFactors = ['UTILIZATION_HIGH', 'LIMITED_HISTORY', 'ACCOUNT_AGE', 'INQUIRIES', 'NOT_A_CODE'];
    // 34 % used, nine accounts for 100 months, one inquiry.
    expect(decideDemo({ score: 539, scoreFactors })).toMatchObject({
      status: 'DENIED',
      decidedBy: 'GRADE',
      reasons: ['UTILIZATION_HIGH', 'ACCOUNT_AGE'],
    });
  });

  test('where the file bears out no factor its own facts are the reasons; without any a person looks', () => {
    const scoreFactors = ['INQUIRIES', 'COLLECTION'];
    expect(decideDemo({ score: 539, scoreFactors }).reasons).toEqual(['DELINQUENT_OTHERS']);
    const nothing = decideDemo({ score: 539, scoreFactors, delinquenciesEver: 0 });
    expect(nothing).toMatchObject({ status: 'REVIEW', decidedBy: 'GRADE', reasons: [] });
  });

  test('nobody is denied by a score that nothing specific explains', () => {
    const spotless = { score: 500, delinquenciesEver: 0, revolvingUtilization: 10, inquiries6m: 0 };
    expect(decideDemo(spotless)).toMatchObject({ status: 'REVIEW', reasons: [] });
  });
});

describe('the line', () => {
  test('the reference payment is the one on $1,000 to the cent', () => {
    expect(paymentPer1000Cents(1_799, 36)).toBe(3_615);
    expect(paymentPer1000Cents(0, 12)).toBe(8_334);
  });

  test.each([
    ['table', { requestedAmountCents: 1_300_000, annualIncomeCents: 8_200_000 }, ['INCOME_LOW']],
    [
      'incomeCap',
      { annualIncomeCents: 1_600_000, monthlyDebtCents: 10_000, requestedAmountCents: 500_000 },
      ['INCOME_LOW'],
    ],
    [
      'capacity',
      { annualIncomeCents: 5_200_000, monthlyDebtCents: 180_000, requestedAmountCents: 600_000 },
      ['OBLIGATIONS_HIGH'],
    ],
    ['balance', { existingBalanceCents: 900_000, requestedAmountCents: 600_000 }, ['BALANCE_OUTSTANDING']],
  ] as const)('%s binds and says so', (binding, change, reasons) => {
    const decision = decideDemo(change);
    expect(decision).toMatchObject({ status: 'APPROVED', isCounterOffer: true, lineSteps: { binding } });
    expect(decision.reasons.slice(0, 1)).toEqual(reasons);
  });

  test('below the least line the binding limit denies', () => {
    const decision = decideDemo({ annualIncomeCents: 5_200_000, monthlyDebtCents: 194_000 });
    expect(decision).toMatchObject({ status: 'DENIED', decidedBy: 'LINE', reasons: ['OBLIGATIONS_HIGH'] });
    expect(decision.approvedCreditLineCents).toBe(0);
  });

  test('asking above the largest line of all is told as such', () => {
    const reasons = decideDemo({ score: 800, annualIncomeCents: 30_000_000, requestedAmountCents: 2_600_000 }).reasons;
    expect(reasons[0]).toBe('NO_PRODUCT_FOR_AMOUNT');
    expect(decideDemo({ score: 800, annualIncomeCents: 30_000_000, requestedAmountCents: 2_500_000 }).reasons).toEqual(
      [],
    );
  });

  test.each([
    ['Plastic Surgery', 1_640_000],
    ['Fertility', 1_640_000],
    ['Medical Spa', 720_000],
    ['Dentistry', 1_200_000],
    [null, 1_200_000],
  ] as const)('%s uses its own table', (practiceSpecialty, line) => {
    expect(decideDemo({ practiceSpecialty }).approvedCreditLineCents).toBe(line);
  });
});

describe('the plans', () => {
  test('grade, rates and fees come from the tables and the line caps the amount', () => {
    const decision = decideDemo({ score: 672 });
    expect(decision.offers).toHaveLength(9);
    expect(decision.offers[1]).toMatchObject({
      product: 'FIXED_12',
      aprBps: 999,
      mdfBps: 390,
      allerganMdfBps: 290,
      maxAmountCents: 900_000,
    });
  });

  test('a product without a rate for the grade is not offered', () => {
    expect(productsOf({ score: 600 })).not.toContain('PROMO_18');
    expect(productsOf({ score: 545 })).toEqual(['FIXED_6', 'FIXED_12', 'FIXED_24']);
  });

  test('California offers deferred interest only on the patient’s own device', () => {
    const california = { stateCode: 'CA', practiceStateCode: 'CA' } as const;
    expect(productsOf(california)).toContain('PROMO_12');
    expect(productsOf({ ...california, applicationChannel: 'STAFF_ASSISTED' })).not.toContain('PROMO_12');
    expect(productsOf({ applicationChannel: 'STAFF_ASSISTED' })).toContain('PROMO_12');
  });

  test('plans kept from one decision never leak into another', () => {
    const compiled = compileConfiguration({
      ...DEMO_CONFIGURATION,
      mlaMaxMaprBps: 1_500,
      stateRules: DEMO_CONFIGURATION.stateRules.map((rule) =>
        rule.stateCode === 'AL' ? { ...rule, maxAprBps: 1 } : rule,
      ),
    });
    const california = { stateCode: 'CA', practiceStateCode: 'CA' } as const;
    const counts = [
      california,
      { ...california, applicationChannel: 'STAFF_ASSISTED' },
      { ...california, mlaCovered: true },
      { ...california, score: 672 },
      { stateCode: 'AL', practiceStateCode: 'AL' },
      california,
    ].map((change) => decideCompiled(anApplicant(change as DecisionInputs), compiled, today).offers.length);
    expect(counts).toEqual([9, 5, 5, 9, 1, 9]);
  });

  test('a state’s highest rate takes plans away', () => {
    const stateRules = DEMO_CONFIGURATION.stateRules.map((rule) =>
      rule.stateCode === 'WI' ? { ...rule, maxAprBps: 1_200 } : rule,
    );
    const wisconsin = { stateCode: 'WI', practiceStateCode: 'WI' } as const;
    expect(productsOf(wisconsin, { ...DEMO_CONFIGURATION, stateRules })).toEqual(['FIXED_6', 'FIXED_12', 'FIXED_24']);
  });

  test('a covered borrower gets no plan above the military limit, by MAPR and not by rate', () => {
    const compiled = compileConfiguration(
      DEMO_CONFIGURATION,
      (terms) => terms.aprBps + (terms.product === 'FIXED_6' ? 0 : 3_600),
    );
    const covered = decideCompiled(anApplicant({ mlaCovered: true, score: 672 }), compiled, today);
    expect(covered.offers.map((offer) => offer.product)).toEqual(['FIXED_6']);
    expect(decideCompiled(anApplicant({ score: 672 }), compiled, today).offers).toHaveLength(9);
    const none = compileConfiguration(DEMO_CONFIGURATION, () => 3_601);
    expect(decideCompiled(anApplicant({ mlaCovered: true }), none, today)).toMatchObject({
      status: 'DENIED',
      reasons: ['MLA_RATE_CAP'],
    });
  });

  test('interest deferred on the original amount counts towards the military limit', () => {
    const terms = { product: 'P', aprBps: 1_799, fixedTerm: 36, promoTerm: 12 } as const;
    expect(planMapr({ ...terms, promoMethod: 'DEFERRED_ORIGINAL' })).toBeCloseTo(1_930, 0);
    expect(planMapr({ ...terms, promoMethod: 'REBATE' })).toBe(1_799);
    expect(planMapr({ ...terms, promoTerm: null, promoMethod: null })).toBe(1_799);
  });

  test('a practice with large plans only offers those', () => {
    const highValue = withProductGroup(DEMO_CONFIGURATION, DEMO_PRODUCT_GROUPS.highValue);
    expect(productsOf({}, highValue)).toEqual(['FIXED_36', 'FIXED_60', 'PROMO_18', 'PROMO_24']);
  });
});

describe('second look, refresh and increase', () => {
  test('a credit denial may go to the second lender, an identity denial may not', () => {
    const declined = { chargeOffs24m: 2, practiceSecondLook: 'PATIENTFI_PLUS' } as const;
    expect(decideDemo(declined).patientfiPlusAvailable).toBe(true);
    expect(decideDemo({ ...declined, practiceSecondLook: 'NONE' }).patientfiPlusAvailable).toBe(false);
    expect(decideDemo({ ...declined, kbaPassed: false }).patientfiPlusAvailable).toBe(false);
    expect(decideDemo({ ...declined, chargeOffs24m: 0 }).patientfiPlusAvailable).toBe(false);
    expect(decideDemo({ ...declined, monthsSinceDelinq90: 12 }).patientfiPlusAvailable).toBe(false);
    expect(decideDemo({ ...declined, monthsSinceDelinq90: 13 }).patientfiPlusAvailable).toBe(true);
    // Nor does whoever owes us, now or for good, go to another lender by our hand.
    expect(decideDemo({ ...declined, internalDpdNow: 1 }).patientfiPlusAvailable).toBe(false);
    expect(decideDemo({ ...declined, priorChargeOff: true }).patientfiPlusAvailable).toBe(false);
    expect(decideDemo({ ...declined, internalDpdNow: 0, internalDpdMax: 29 }).patientfiPlusAvailable).toBe(true);
  });

  test('a refresh that lowers the line gives reasons; one that keeps it does not', () => {
    const refresh = { purpose: 'REFRESH', requestedAmountCents: null } as const;
    expect(decideDemo({ ...refresh, currentLineCents: 1_500_000 })).toMatchObject({
      lineChange: 'LOWERED',
      reasons: ['INCOME_LOW', 'DELINQUENT_OTHERS'],
    });
    expect(decideDemo({ ...refresh, currentLineCents: 1_200_000 })).toMatchObject({
      lineChange: 'UNCHANGED',
      reasons: [],
    });
  });

  test('an increase that is not granted leaves the line as it is', () => {
    const increase = { purpose: 'INCREASE', currentLineCents: 1_200_000 } as const;
    expect(decideDemo(increase)).toMatchObject({
      status: 'DENIED',
      lineChange: 'KEPT',
      reasons: ['INCOME_LOW', 'DELINQUENT_OTHERS'],
    });
    expect(decideDemo({ ...increase, score: 770 })).toMatchObject({ status: 'APPROVED', lineChange: 'RAISED' });
  });
});

test('a membership profile limits the plan value, not a loan', () => {
  const decision = decideDemo(
    { enrollment: 'MEMBERSHIPS', requestedAmountCents: 250_000 },
    DEMO_MEMBERSHIP_CONFIGURATION,
  );
  expect(decision).toMatchObject({
    status: 'APPROVED',
    offers: [],
    membership: { maxPlanValueCents: 300_000, maxMonthlyInstallmentCents: 25_000, priviVariableMdfBps: 299 },
  });
});
