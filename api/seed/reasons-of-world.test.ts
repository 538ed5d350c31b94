import type { Decision } from '@domain/underwriting/decision';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { isUntrue } from '@domain/underwriting/testing/untrue-reasons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import type { CreditFile } from '../vendors/credit-bureau/port';
import { rowsOf } from './testing/granted-lines';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
});
afterAll(() => world.discard());

const openJson = async (id: string) => JSON.parse(await world.deps.vault.open(world.deps.database.read, id));

test('no reason of the demo world says of a file what the file does not show', async () => {
  const decisions = await rowsOf(world.deps.database, 'decision');
  const untrue: string[] = [];
  let stated = 0;
  for (const row of decisions) {
    const { reasons, decidedBy } = JSON.parse(row.record) as Decision;
    const inputs: DecisionInputs = await openJson(row.inputs_vault_id);
    stated += reasons.length;
    for (const code of reasons) if (isUntrue(code, inputs)) untrue.push(`${row.id} ${decidedBy} ${code}`);
  }
  expect(untrue).toEqual([]);
  expect(stated).toBeGreaterThan(150);
});

test('nor does a key factor of a score, as its notice prints it', async () => {
  const claims: Readonly<Record<string, (file: CreditFile) => boolean>> = {
    '39': (file) => file.delinquencies90In24m + file.chargeOffs24m > 0,
    '40': (file) => file.collectionsNonMedical > 0 || file.bankruptcyMonths !== null,
    '18': (file) => file.delinquencies30In24m > 0,
    '10': (file) => (file.revolvingUtilization ?? 0) > 0.3,
    '14': (file) => (file.oldestTradelineMonths ?? 0) < 120,
    '08': (file) => file.inquiries6m > 2,
  };
  const untrue: string[] = [];
  let files = 0;
  for (const row of await rowsOf(world.deps.database, 'application')) {
    if (row.bureau_vault_id === null) continue;
    const file: CreditFile = await openJson(row.bureau_vault_id);
    files += 1;
    for (const { code } of file.factors) if (claims[code]?.(file) === false) untrue.push(`${row.id} ${code}`);
    if (file.score !== null && file.factors.length === 0) untrue.push(`${row.id} has no factor`);
  }
  expect(untrue).toEqual([]);
  expect(files).toBeGreaterThan(300);
});
