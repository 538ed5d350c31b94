import { finishApplication, signCreditLineAgreement } from '@contract/application/decision-calls';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import { viewDocument } from '@contract/document/calls';
import { civilDate } from '@domain/calendar/civil-date';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import { decideCompiled } from '@domain/underwriting/decide';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBorrower, aCreditLine } from '../../test/builders';
import { runSql } from '../../test/database';
import { loadRiskProfileVersion } from '../risk/index';
import { type ApplyWorld, startApplyWorld } from './testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

const EFFECTS = [
  'decision',
  'credit_profile',
  'document',
  'application_history',
  'audit',
  'outbox',
  'counter',
  'vault',
];
const effects = async () =>
  Object.fromEntries(await Promise.all(EFFECTS.map(async (table) => [table, (await world.rows(table)).length])));

describe('a decision is written whole or not at all', () => {
  test('when its last writes fail, nothing of it stands, and the same request can be repeated', async () => {
    const who = await world.applicant('0001');
    // The number that the next account gets is taken, so the credit line, which comes late, cannot be written.
    const other = await aBorrower(world.deps);
    const blocking = await aCreditLine(world.deps, other, { account_number: '8100000001' });
    const before = await effects();
    const [open] = await world.rows('application', ['id', who.applicationId]);
    const options = { token: who.token, headers: { 'idempotency-key': 'whole-1' } };
    const input = { body: { applicationId: who.applicationId } };

    expect((await world.call(finishApplication, input, options)).status).toBe(500);

    expect(await effects()).toEqual(before);
    expect(await world.rows('application', ['id', who.applicationId])).toEqual([open]);
    await runSql(world.deps.database, `delete from credit_profile where id = '${blocking.id}'`);
    const repeated = await world.call(finishApplication, input, options);
    expect(repeated).toMatchObject({ status: 200, body: { status: 'APPROVED', accountNumber: '8100000001' } });
  });

  test('answers that change while the bureau is asked are not decided on its file', async () => {
    const who = await world.applicant('0001');
    await world.sandbox.fault({ vendor: 'bureau', mode: 'slow', delayMs: 2000, times: 1 });
    const finishing = world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
    await world.sandbox.faultsMet();
    await world.call(savePersonalInfo, { body: { applicationId: who.applicationId, annualIncome: 1_000_000 } }, who);
    expect(await finishing).toMatchObject({ status: 409, body: { code: 'STALE' } });
    const [row] = await world.rows('application', ['id', who.applicationId]);
    expect(row).toMatchObject({ status: 'INCOMPLETE', submitted_at: null });
  });
});

test('a stored decision replays from its sealed inputs and the configuration that it names', async () => {
  const who = await world.applicant('0013', { requestedAmount: 10_000 });
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const { read } = world.deps.database;
  const [row] = await world.rows<Record<string, string> & { risk_profile_version: number }>('decision', [
    'application_id',
    who.applicationId,
  ]);
  if (!row) throw new Error('No decision');
  const inputs = JSON.parse(await world.deps.vault.open(read, row.inputs_vault_id ?? '')) as DecisionInputs;
  const profile = await loadRiskProfileVersion(read, row.risk_profile_id ?? '', {
    version: row.risk_profile_version,
    productGroupId: row.product_group_id ?? '',
  });
  const again = decideCompiled(inputs, profile.compiled, civilDate(row.as_of ?? ''));
  expect(canonicalJson(again)).toBe(canonicalJson(JSON.parse(row.record ?? '')));
  expect(profile.configHash).toBe(row.config_hash);
});

test('two signatures at once keep one document', async () => {
  const who = await world.applicant('0001');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const { body: shown } = await world.call(
    viewDocument,
    { params: { documentKey: 'credit-line-agreement' }, query: { applicationId: who.applicationId } },
    who,
  );
  const [row] = await world.rows<{ sort_name: string }>('application', ['id', who.applicationId]);
  const sign = (key: string) =>
    world.call(
      signCreditLineAgreement,
      {
        body: {
          applicationId: who.applicationId,
          typedName: row?.sort_name ?? '',
          disclosureHash: shown.sha256,
          consents: ['credit-line-agreement', 'electronic-records-signature'],
        },
      },
      { token: who.token, headers: { 'idempotency-key': key } },
    );
  const answers = await Promise.all([sign('both-1'), sign('both-2')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = await world.papers<{ signed_at: string | null }>(who.applicationId);
  expect(kept.filter((row) => row.signed_at !== null)).toHaveLength(1);
});
