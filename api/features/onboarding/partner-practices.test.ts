import { askSugarAgain, getOnboarding } from '@contract/onboarding/calls';
import { listOnboardings } from '@contract/onboarding/list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { quickRuntime } from '../../test/quick-runtime';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';

const PARTNERS = { practiceId: 'prac-sunset-plastics', onboardingId: 'onb-prac-sunset-plastics' };
let sandbox: SandboxHarness;
let world: TestApp;
let token: string;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startTestApp({ sandbox, overrides: { vendors: sandbox.vendors({ runtime: quickRuntime() }) } });
  token = await world.staffSession('admin@demo.test');
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const list = async (search?: string) => {
  const dateRange = { start: '2000-01-01', end: '2100-12-31' };
  const sort = { key: 'name', direction: 'asc' } as const;
  const body = { page: 0, limit: 100, dateRange, sort, search };
  return (await world.call(listOnboardings, { body }, { token })).body.data.map(({ practiceId }) => practiceId);
};

test('a finance partner’s practice is in no list of onboardings and found by no search', async () => {
  expect(await list()).toContain('prac-bright-smile');
  expect(await list()).not.toContain(PARTNERS.practiceId);
  expect(await list('bright smile')).toContain('prac-bright-smile');
  expect(await list('sunset')).toEqual([]);
});

test('its onboarding is unknown by its own id too', async () => {
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder.updateTable('practice_onboarding').set({ sugar_id: '48211' }).where('id', '=', PARTNERS.onboardingId),
    ),
  );
  const { onboardingId, practiceId } = PARTNERS;
  for (const query of [{ onboardingId }, { practiceId }])
    expect((await world.call(getOnboarding, { query }, { token })).status).toBe(404);
  const asked = await world.call(askSugarAgain, { body: { providerId: onboardingId } }, { token });
  expect(asked.status).toBe(404);
  const own = await world.call(getOnboarding, { query: { onboardingId: 'onb-prac-bright-smile' } }, { token });
  expect(own.status).toBe(200);
});
