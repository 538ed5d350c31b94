import { cents } from '@domain/money/cents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, factsOf, type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import type { CreditFile } from './port';

let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterAll(() => sandbox.stop());

const pull = (person = aPerson('0001'), operationId = 'op-1') =>
  sandbox.vendors().creditBureau.softPull({ person, operationId });

const isThick = (file: CreditFile) => file.tradelines >= 3 && (file.oldestTradelineMonths ?? 0) >= 24;

describe('each script has the file product.md promises', () => {
  const clean: Partial<CreditFile> = {
    frozen: false,
    noHit: false,
    mismatches: [],
    fraudAlertLevel: 'none',
    identityAdvice: 'none',
  };
  test.each<[string, boolean, Partial<CreditFile>]>([
    ['0001', true, { score: 780, ...clean }],
    ['0002', true, { score: 672, ...clean }],
    ['0003', false, { score: 705, ...clean }],
    ['0004', true, { score: 520, delinquencies90In24m: 1, monthsSince90Late: 4 }],
    ['0005', false, { frozen: true, score: null, factors: [] }],
    ['0006', true, { score: 700, identityAdvice: 'kba' }],
    ['0007', true, { score: 700, identityAdvice: 'document' }],
    ['0008', true, { identityAdvice: 'moreInformation' }],
    ['0009', true, { score: 715, mismatches: ['address'] }],
    ['0010', true, { score: 715, mismatches: ['ssn'] }],
    ['0011', true, { score: 735, ...clean }],
    ['0012', true, { score: 710, fraudAlertLevel: 'extended' }],
    ['0013', true, { score: 640, monthlyDebtCents: cents(215_000) }],
    ['0015', true, { score: 560, chargeOffs24m: 2 }],
    ['0016', true, { score: 650, bankruptcyMonths: 18 }],
    ['0017', true, { score: 735, mlaCovered: true }],
  ])('%s', async (lastFour, thick, facts) => {
    const file = await pull(aPerson(lastFour));
    expect(file).toMatchObject(facts);
    expect(isThick(file)).toBe(thick);
  });

  test('every scored file names one to four factors, as an adverse action notice needs', async () => {
    for (const lastFour of ['0001', '0004', '0013', '0015', '0016']) {
      const { factors } = await pull(aPerson(lastFour));
      expect(factors.length).toBeGreaterThanOrEqual(1);
      expect(factors.length).toBeLessThanOrEqual(4);
    }
  });
});

test.each([
  ['100 Main Street', []],
  ['100 MAIN ST.', []],
  ['100 Main Avenue', ['address']],
])('0009 at %s has mismatches %j', async (street, mismatches) => {
  const address = { street, city: 'Austin', stateCode: 'TX', zipCode: '78701-0001' };
  expect((await pull(aPerson('0009', { address }))).mismatches).toEqual(mismatches);
});

test.each([
  ['900-55-0010', []],
  ['900550010', []],
  ['900-55-1010', ['ssn']],
])('0010 with the full number %s has mismatches %j', async (full, mismatches) => {
  expect((await pull(aPerson('0010', { ssn: { lastFour: '0010', full } }))).mismatches).toEqual(mismatches);
});

test('a correction of 0010 matches with its number only, whatever another one ends in', async () => {
  const { reference } = await pull(aPerson('0010'));
  const corrected = async (full: string) => {
    const person = aPerson('0010', { ssn: { lastFour: full.slice(-4), full } });
    const file = await sandbox.vendors().creditBureau.softPull({ person, corrects: reference, operationId: full });
    return file.mismatches;
  };
  expect(await corrected('123456789')).toEqual(['ssn']);
  expect(await corrected('900550001')).toEqual(['ssn']);
  expect(await corrected('900550010')).toEqual([]);
  expect((await pull(aPerson('0001'))).mismatches).toEqual([]);
});

test('0013 owes 43 % of whatever income is stated', async () => {
  const file = await sandbox.vendors().creditBureau.softPull({
    person: aPerson('0013'),
    statedAnnualIncomeCents: cents(12_000_000),
    operationId: 'op-13',
  });
  expect(file.monthlyDebtCents).toBe(430_000);
});

describe('a person without a script', () => {
  test('gets the same file again, also from another sandbox', async () => {
    const other = await startSandboxHarness();
    try {
      const here = await pull(aPerson('4711'), 'op-a');
      const there = await other.vendors().creditBureau.softPull({ person: aPerson('4711'), operationId: 'op-b' });
      expect(factsOf(there)).toEqual(factsOf(here));
      expect(there.reference).not.toBe(here.reference);
    } finally {
      await other.stop();
    }
  });

  test('keeps the file when the address or the spelling in capitals changes', async () => {
    const address = { street: '1 Pine Way', city: 'Reno', stateCode: 'NV', zipCode: '89501' };
    const first = await pull(aPerson('4711'));
    expect(factsOf(await pull(aPerson('4711', { address, firstName: 'ROBIN' })))).toEqual(factsOf(first));
  });

  test('the same operation is the same pull', async () => {
    expect((await pull(aPerson('4712'), 'op-x')).reference).toBe((await pull(aPerson('4712'), 'op-x')).reference);
  });
});
