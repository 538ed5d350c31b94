import { creditLineCalls, getCreditLineOfSpecialty } from '@contract/versioned-tables/credit-line';
import { DEMO_CONFIGURATION, DEMO_THIN_FILES } from '@domain/underwriting/demo-configuration';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import { DEMO_THICK_CLA } from '@domain/underwriting/demo-tables';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { replayDecisions } from '../application/index';
import { contentOfLines, loadRiskProfile } from './index';

const GROUP = DEMO_PRODUCT_GROUPS.standard.id;
const [standard, surgery] = DEMO_THICK_CLA;
if (!standard || !surgery) throw new Error('The demo has lines for every specialty and for surgery');
const content = contentOfLines(standard);

let world: TestApp;
let token: string;
async function start(options?: { isDemoWorld: boolean }) {
  world = await startTestApp(options);
  token = await world.staffSession('admin@demo.test');
}
afterEach(() => world.discard());

/** The standard lines with another least one. */
const put = (version: number, minLine: number) =>
  world.call(
    creditLineCalls.put,
    {
      params: { id: standard.id },
      body: { ...content, minLine, name: standard.name, version, note: 'Smaller purchases' },
    } as never,
    { token },
  );
const inForce = (profile: string) => loadRiskProfile(world.deps.database.read, profile, GROUP);
const leastOf = async (profile: string, table: string) =>
  (await inForce(profile)).compiled.configuration.thickCla.find(({ id }) => id === table)?.minLineCents;

describe('a version of the lines', () => {
  beforeEach(() => start());

  test('takes force at once in every risk profile that works with it, and in no other table of theirs', async () => {
    const [standardProfile, thinFiles] = [DEMO_CONFIGURATION.riskProfile.id, DEMO_THIN_FILES.riskProfile.id];
    const before = await inForce(standardProfile);
    const answer = await put(1, 250);
    expect(answer.status).toBe(200);
    expect(answer.body.usedBy.toSorted()).toEqual(['Standard', 'Thin files']);
    for (const profile of [standardProfile, thinFiles]) {
      expect(await leastOf(profile, standard.id)).toBe(25_000);
      expect(await leastOf(profile, surgery.id)).toBe(50_000);
    }
    const after = await inForce(standardProfile);
    expect([before.version, after.version]).toEqual([3, 4]);
    const used = (tables: typeof after.tables) => tables.map(({ id, version }) => [id, version]);
    expect(used(after.tables)).toEqual(
      used(before.tables).map(([id, version]) => [id, id === standard.id ? 2 : version]),
    );
    expect(new Set(used(after.tables).map(([id]) => id)).size).toBe(13);
  });

  test('of a clone takes force nowhere', async () => {
    const clone = { ...content, specialty: 'Dermatology', name: 'Skin', _id: standard.id };
    const { status, body } = await world.call(creditLineCalls.clone, { body: clone } as never, { token });
    expect([status, body.clonedFrom, body.usedBy]).toEqual([200, standard.id, []]);
    const change = { ...clone, _id: undefined, minLine: 250, version: 1, note: 'A trial' };
    const changed = await world.call(creditLineCalls.put, { params: { id: body._id }, body: change } as never, {
      token,
    });
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect((await inForce(DEMO_CONFIGURATION.riskProfile.id)).version).toBe(3);
  });

  test('is asked for by its id, in the archive or not', async () => {
    const asked = async (id: string) => {
      const query = { creditlineAssignmentsId: id };
      const { body } = await world.call(creditLineCalls.list, { query }, { token });
      return body.creditLineAssignments.map(({ _id }) => _id);
    };
    expect(await asked(surgery.id)).toEqual([surgery.id]);
    expect(await asked('no-such-table')).toEqual([]);
    const clone = { ...content, name: 'For later', _id: standard.id };
    const { body } = await world.call(creditLineCalls.clone, { body: clone } as never, { token });
    await world.call(creditLineCalls.archive, { params: { id: body._id }, body: { archived: true } }, { token });
    expect(await asked(body._id)).toEqual([body._id]);
  });
});

describe('the lines of a specialty', () => {
  beforeEach(() => start());

  test.each([
    ['Fertility', true, 'thick-cla-fertility', 'thin-cla-fertility'],
    ['Dentistry', false, 'thick-cla', 'thin-cla'],
  ] as const)('%s are its own: %s', async (specialty, isOwn, thick, thin) => {
    await put(1, 250);
    const { body } = await world.call(getCreditLineOfSpecialty, { query: { specialty } }, { token });
    const seen = body.data.filter(({ riskProfile }) => riskProfile.name === 'Standard');
    expect(seen.map((one) => [one.fileType, one.isOwn, one.creditLineAssignment._id])).toEqual([
      ['THICK', isOwn, thick],
      ['THIN', isOwn, thin],
    ]);
    expect(seen[0]?.creditLineAssignment.minLine).toBe(isOwn ? 500 : 250);
  });
});

describe('decisions', () => {
  beforeEach(() => start({ isDemoWorld: true }));

  test('come out the same after the lines have changed', async () => {
    expect((await put(1, 250)).status).toBe(200);
    const { decisions, faults } = await replayDecisions(world.deps);
    expect(decisions).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });
});
