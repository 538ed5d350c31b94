import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { compileConfiguration } from './compile-configuration';
import type { UnderwritingConfiguration } from './configuration';
import { decideCompiled } from './decide';
import { DEMO_CONFIGURATION, withProductGroup } from './demo-configuration';
import { DEMO_PRODUCT_GROUPS } from './demo-products';
import type { DecisionInputs } from './inputs';
import { stateRuleFor } from './state-rules';
import { anApplicant } from './test-applicants';

const decideDemo = (change: DecisionInputs, configuration: UnderwritingConfiguration = DEMO_CONFIGURATION) =>
  decideCompiled(anApplicant(change), compileConfiguration(configuration), civilDate('2026-03-16'));

/** A clean file: nothing in it explains a lower grade by itself. */
const CLEAN = { delinquenciesEver: 0, oldestTradelineMonths: 100, inquiries6m: 0 } as const;

describe('a line that the balance takes up', () => {
  test('is denied for the balance, also when more was asked for than any line', () => {
    const change = { existingBalanceCents: 1_180_000, requestedAmountCents: 1_500_000 };
    expect(decideDemo(change)).toMatchObject({ status: 'DENIED', decidedBy: 'LINE', reasons: ['BALANCE_OUTSTANDING'] });
  });

  test('is no reason against a raise, which looks at the line before the balance', () => {
    const asked = { requestedAmountCents: 100_000, purpose: 'INCREASE', currentLineCents: 1_200_000 } as const;
    const decision = decideDemo({ ...asked, existingBalanceCents: 1_130_000 });
    expect(decision).toMatchObject({ status: 'DENIED', lineChange: 'KEPT' });
    expect(decision.reasons).not.toContain('BALANCE_OUTSTANDING');
  });
});

describe('no plan is open', () => {
  const highValue = withProductGroup(DEMO_CONFIGURATION, DEMO_PRODUCT_GROUPS.highValue);

  test('because the line is below every plan: the reasons are those of the line', () => {
    expect(decideDemo({ score: 560, annualIncomeCents: 9_500_000 }, highValue)).toMatchObject({
      status: 'DENIED',
      decidedBy: 'OFFER',
      reasons: ['DELINQUENT_OTHERS'],
    });
    expect(decideDemo({ monthlyDebtCents: 300_000 }, highValue).reasons).toEqual(['OBLIGATIONS_HIGH']);
  });

  test('because the balance leaves too little for the smallest plan', () => {
    const change = { existingBalanceCents: 900_000, requestedAmountCents: null };
    expect(decideDemo(change, highValue).reasons).toEqual(['BALANCE_OUTSTANDING']);
  });

  test('because the products are for better grades: the reasons are those of the grade', () => {
    const { products } = DEMO_PRODUCT_GROUPS.standard;
    const longOnly = { ...DEMO_PRODUCT_GROUPS.standard, products: products.filter((it) => it.product === 'FIXED_60') };
    const decision = decideDemo(
      { ...CLEAN, score: 545, revolvingUtilization: 60 },
      withProductGroup(DEMO_CONFIGURATION, longOnly),
    );
    expect(decision).toMatchObject({ decidedBy: 'OFFER', grade: 'G', reasons: ['UTILIZATION_HIGH'] });
  });

  test('because the law of the state bars the rate: nobody there is offered these terms', () => {
    const stateRules = [{ ...stateRuleFor([], 'TX'), maxAprBps: 1 }];
    const dear = withProductGroup({ ...DEMO_CONFIGURATION, stateRules }, DEMO_PRODUCT_GROUPS.highValue);
    expect(decideDemo({}, dear).reasons).toEqual(['NO_PRODUCT_FOR_AMOUNT']);
  });
});

describe('a score', () => {
  test('that the bureau did not give is looked at by a person; it is below no row', () => {
    expect(decideDemo({ score: null })).toMatchObject({ status: 'REVIEW', reasons: [] });
  });

  test('below the last row is explained by payments 60 days late as by others', () => {
    expect(decideDemo({ ...CLEAN, score: 500, delinq60_24m: 1 })).toMatchObject({
      status: 'DENIED',
      decidedBy: 'GRADE',
      reasons: ['DELINQUENT_OTHERS'],
    });
  });
});
