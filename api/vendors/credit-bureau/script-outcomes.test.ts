import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { decide } from '@domain/underwriting/decide';
import type { Decision } from '@domain/underwriting/decision';
import { DEMO_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../person';
import { aPerson, type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import { decisionInputsOf } from './decision-inputs';

const TODAY = civilDate('2026-03-16');
let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterAll(() => sandbox.stop());

/** What an ordinary applicant with these digits gets under the demo risk profile. */
async function decideScript(
  lastFour: string,
  facts: DecisionInputs = {},
  changes: Partial<Person> = {},
): Promise<Decision> {
  const annualIncomeCents = cents(facts.annualIncomeCents ?? 7_200_000);
  const file = await sandbox.vendors().creditBureau.softPull({
    person: aPerson(lastFour, changes),
    statedAnnualIncomeCents: annualIncomeCents,
    operationId: `decide-${lastFour}`,
  });
  const inputs: DecisionInputs = {
    age: 39,
    stateCode: 'TX',
    requestedAmountCents: 400_000,
    existingBalanceCents: 0,
    ssnAlreadyUsed: false,
    internalDpdMax: 0,
    priorChargeOff: false,
    mlaCovered: false,
    practiceSpecialty: 'Dentistry',
    practiceStateCode: 'TX',
    ...decisionInputsOf(file),
    ...facts,
    annualIncomeCents,
  };
  return decide(inputs, DEMO_CONFIGURATION, TODAY);
}

describe('the outcome of each script under the demo risk profile (product.md §5)', () => {
  test.each([
    ['0001', 'A', 'THICK'],
    ['0002', 'C', 'THICK'],
    ['0003', 'C', 'THIN'],
  ])('%s is approved, grade %s, %s', async (lastFour, grade, fileType) => {
    const decision = await decideScript(lastFour);
    expect(decision).toMatchObject({ status: 'APPROVED', grade, fileType });
    expect(decision.approvedCreditLineCents).toBeGreaterThan(0);
  });

  test('0004 is denied with reasons', async () => {
    const decision = await decideScript('0004');
    expect(decision).toMatchObject({ status: 'DENIED', isCorrectable: false });
    expect(decision.reasons).toContain('DELINQUENT_OTHERS');
  });

  test('0005 is a freeze in review', async () => {
    expect(await decideScript('0005')).toMatchObject({ status: 'REVIEW', flags: { freeze: true } });
  });

  test('0006 asks questions, then is approved', async () => {
    expect((await decideScript('0006')).flags.kbaRequired).toBe(true);
    expect((await decideScript('0006', { kbaPassed: true })).status).toBe('APPROVED');
    expect((await decideScript('0006', { kbaPassed: false })).status).toBe('DENIED');
  });

  test('0007 asks for an inquiry, then is approved', async () => {
    const first = await decideScript('0007');
    expect(first).toMatchObject({ status: 'REVIEW', flags: { personaRequired: true, needMoreInfo: false } });
    expect((await decideScript('0007', { identityVerified: true })).status).toBe('APPROVED');
  });

  test('0008 needs more information', async () => {
    expect(await decideScript('0008')).toMatchObject({ status: 'REVIEW', flags: { needMoreInfo: true } });
  });

  test('0009 can correct the address, then is approved', async () => {
    const first = await decideScript('0009');
    expect(first).toMatchObject({ status: 'DENIED', isCorrectable: true, flags: { mismatches: ['address'] } });
    const address = { street: '100 Main Street', city: 'Austin', stateCode: 'TX', zipCode: '78701' };
    expect((await decideScript('0009', {}, { address })).status).toBe('APPROVED');
  });

  test('0010 can correct the number, then is approved', async () => {
    const first = await decideScript('0010');
    expect(first).toMatchObject({ status: 'DENIED', isCorrectable: true, flags: { mismatches: ['ssn'] } });
    const ssn = { lastFour: '0010', full: '900-55-0010' };
    expect((await decideScript('0010', {}, { ssn })).status).toBe('APPROVED');
  });

  test('0011 is ssnUsed, once the number is known to be taken', async () => {
    expect((await decideScript('0011', { ssnAlreadyUsed: true })).flags.ssnUsed).toBe(true);
    expect((await decideScript('0011')).status).toBe('APPROVED');
  });

  test('0012 is in review with a fraud alert for staff', async () => {
    expect(await decideScript('0012')).toMatchObject({ status: 'REVIEW', flags: { fraudAlerts: true } });
  });

  test.each([3_000_000, 6_000_000, 7_200_000, 12_000_000])(
    '0013 with an income of %i cents gets less than it asks for, because of its obligations',
    async (annualIncomeCents) => {
      const decision = await decideScript('0013', { annualIncomeCents, requestedAmountCents: 1_000_000 });
      expect(decision).toMatchObject({ status: 'APPROVED', isCounterOffer: true, reasons: ['OBLIGATIONS_HIGH'] });
      expect(decision.approvedCreditLineCents).toBeLessThan(1_000_000);
    },
  );

  test.each([
    ['0015', 'PATIENTFI_PLUS', 'DELINQUENT_OTHERS'],
    ['0016', 'GENESIS', 'BANKRUPTCY'],
  ] as const)('%s is denied here with %s as the second look', async (lastFour, practiceSecondLook, reason) => {
    const decision = await decideScript(lastFour, { practiceSecondLook });
    expect(decision).toMatchObject({ status: 'DENIED', patientfiPlusAvailable: true });
    expect(decision.reasons).toContain(reason);
  });
});

test('a frozen or missing file gives no credit facts that could read as a clean history', async () => {
  const { creditBureau } = sandbox.vendors();
  const frozen = await creditBureau.softPull({ person: aPerson('0005'), operationId: 'op-1' });
  for (const inputs of [decisionInputsOf(frozen), decisionInputsOf({ ...frozen, frozen: false, noHit: true })]) {
    expect(inputs).not.toHaveProperty('delinq90_24m');
    expect(inputs).not.toHaveProperty('chargeOffs24m');
    expect(inputs).not.toHaveProperty('monthlyDebtCents');
  }
});

test('the rules read the file in their own units and words', async () => {
  const file = await sandbox.vendors().creditBureau.softPull({ person: aPerson('0004'), operationId: 'op-4' });
  expect(decisionInputsOf(file)).toMatchObject({
    score: 520,
    revolvingUtilization: 91,
    monthlyDebtCents: 64_000,
    monthsSinceDelinq90: 4,
    fraudAlertLevel: 0,
    identityCheck: 'PASS',
    scoreFactors: ['DELINQUENT_OTHERS', 'UTILIZATION_HIGH', 'INQUIRIES'],
  });
});
