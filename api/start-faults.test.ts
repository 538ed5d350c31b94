import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { Config } from './config/config';
import type { Deps } from './deps';
import { mountHealth } from './pages/health';
import { createVault } from './security/vault';
import { keepKeyCheck, startFaults } from './start-faults';
import { addAny } from './test/any-message';
import { startTestApp, type TestApp } from './test/app';
import { createTestDeps, type TestDeps } from './test/deps';

const DEMO = 'The database holds the demo world, whose passwords are known. Production needs one of its own.';
const OTHER = 'PF_VAULT_KEYS does not open what is sealed in the database.';
let open: { discard(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open) await one.discard();
  open = [];
});

async function empty(): Promise<TestDeps> {
  const deps = await createTestDeps();
  open.push(deps);
  return deps;
}
async function demo(): Promise<TestApp> {
  const world = await startTestApp();
  open.push(world);
  return world;
}
const inProduction = (deps: Pick<Deps, 'config' | 'database' | 'vault'>, other: Partial<Config> = {}) => ({
  ...deps,
  config: { ...deps.config, production: true, ...other },
});
/** The same database, opened by a process that was given other keys. */
function withKeys(deps: TestDeps | TestApp['deps'], keys: Partial<Pick<Config, 'vaultKeys' | 'blindIndexKey'>>) {
  const { vaultKeys, blindIndexKey } = { ...deps.config, ...keys };
  const { clock, newId, audit } = deps;
  return { ...deps, vault: createVault({ vaultKeys, blindIndexKey, clock, newId, audit }) };
}
const otherKeys = (currentId = 'k1') => ({ vaultKeys: { currentId, keys: new Map([[currentId, randomBytes(32)]]) } });

test('an empty database is taken, and its keys are from then on the ones', async () => {
  const deps = await empty();
  expect(await startFaults(inProduction(deps))).toEqual([]);
  await keepKeyCheck(deps);
  expect(await startFaults(inProduction(deps))).toEqual([]);
  expect(await startFaults(inProduction(withKeys(deps, otherKeys(deps.config.vaultKeys.currentId))))).toEqual([OTHER]);
  const other = withKeys(deps, { blindIndexKey: randomBytes(32) });
  expect(await startFaults(inProduction(other))).toEqual([
    'PF_BLIND_INDEX_KEY is another one than that by which people are found in the database.',
  ]);
});

test('the demo world is refused in production, by its mark and by its people, and taken elsewhere', async () => {
  const { deps } = await demo();
  expect(await startFaults(inProduction(deps))).toEqual([DEMO]);
  expect(await startFaults(deps)).toEqual([]);
  const { database } = deps;
  await database.transaction((tx) =>
    tx.execute(
      tx.builder.updateTable('staff').set({ email: 'ops@clinic.example' }).where('email', '=', 'admin@demo.test'),
    ),
  );
  expect(await startFaults(inProduction(deps))).toEqual([]);
  const mark = { name: 'demo_seeded', value: deps.clock.now() };
  await database.transaction((tx) => tx.execute(tx.builder.insertInto('meta').values(mark)));
  expect(await startFaults(inProduction(deps))).toEqual([DEMO]);
});

test('what was sealed before any check was kept is opened too: one of each key, an app, a message', async () => {
  const deps = await empty();
  await deps.database.transaction((tx) =>
    deps.vault.seal(tx, { subjectId: 'someone', kind: 'ssn', text: '900550001' }),
  );
  const { currentId } = deps.config.vaultKeys;
  const retired = withKeys(deps, otherKeys('newer'));
  expect(await startFaults(inProduction(retired))).toEqual([
    `PF_VAULT_KEYS does not open what was sealed under the key ${currentId}.`,
  ]);
  const rotated = new Map([...otherKeys('newer').vaultKeys.keys, ...deps.config.vaultKeys.keys]);
  const both = withKeys(deps, { vaultKeys: { currentId: 'newer', keys: rotated } });
  expect(await startFaults(inProduction(both))).toEqual([]);
  await deps.database.transaction((tx) => addAny(deps.outbox, tx, { kind: 'deliver', payload: {} }));
  expect(await startFaults(inProduction(retired))).toHaveLength(2);
});

test('whoever asks whether the process is ready hears of keys that do not fit', async () => {
  const world = await demo();
  const check = async () => {
    const { deps } = world;
    const health = new Hono();
    mountHealth(health, deps, { lifecycle: { stopping: false }, metricsText: async () => '' });
    const response = await health.request('/readyz');
    return [response.status, (await response.json()).checks.keys];
  };
  await keepKeyCheck(world.deps);
  expect(await check()).toEqual([200, true]);
  // What another process sealed, whose keys were other ones.
  await keepKeyCheck(withKeys(world.deps, otherKeys(world.deps.config.vaultKeys.currentId)));
  expect(await check()).toEqual([503, false]);
});
