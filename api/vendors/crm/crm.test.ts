import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import type { Crm } from './port';

let sandbox: SandboxHarness;
let crm: Crm;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  ({ crm } = sandbox.vendors());
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

test('a lead is told in the words of onboarding', async () => {
  const lead = await crm.lead('48211');
  expect(lead).toMatchObject({ id: '48211', error: null });
  expect(lead?.fields).toMatchObject({
    practiceName: 'Juniper Dental',
    unitApartment: 'Suite 4',
    stateCode: 'TX',
    routingNumber: '110000000',
    salesRep: 'Priya Raman',
  });
  expect(Object.keys(lead?.fields ?? {})).toHaveLength(18);
});

test('half of a lead comes with what the system said', async () => {
  const lead = await crm.lead('48213');
  expect(lead?.error).toBe('Module Accounts timed out');
  expect(Object.keys(lead?.fields ?? {})).toHaveLength(11);
  expect(lead?.fields).not.toHaveProperty('practiceURL');
});

test('a number that is no lead is none, and no failure', async () => {
  expect(await crm.lead('1')).toBeUndefined();
  expect(await crm.lead('../../Users')).toBeUndefined();
});

test('a system that is down or talks nonsense fails as itself', async () => {
  await expect(crm.lead('48215')).rejects.toMatchObject({ vendor: 'crm', kind: 'unavailable' });
  const fresh = sandbox.vendors().crm;
  await sandbox.fault({ vendor: 'crm', mode: 'malformed', times: 1 });
  await expect(fresh.lead('48211')).rejects.toMatchObject({ vendor: 'crm', kind: 'bad_response' });
});
