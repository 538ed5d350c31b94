import { gradeAssignmentCalls } from '@contract/versioned-tables/grade-assignment';
import { rulesetCalls, saveUnderwritingRuleset } from '@contract/versioned-tables/ruleset';
import { DEMO_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import { DEMO_RULESET } from '@domain/underwriting/demo-rules';
import { DEMO_GRADE_ASSIGNMENT } from '@domain/underwriting/demo-tables';
import { OWN_RECORD_RULES } from '@domain/underwriting/own-record-rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { replayDecisions } from '../application/index';
import { contentOfGrades, contentOfRuleset, loadRiskProfile } from '../risk/index';

const RULESET = DEMO_RULESET.id;
const { rules } = contentOfRuleset(DEMO_RULESET);
const grades = contentOfGrades(DEMO_GRADE_ASSIGNMENT);

let world: TestApp;
let token: string;
beforeEach(async () => {
  world = await startTestApp();
  token = await world.staffSession('admin@demo.test');
});
afterEach(() => world.discard());

const save = (body: object) => world.call(saveUnderwritingRuleset, { body } as never, { token });
const list = async (query: Record<string, string> = {}) =>
  (await world.call(rulesetCalls.list, { query }, { token })).body;
const inForce = async () =>
  (await loadRiskProfile(world.deps.database.read, DEMO_CONFIGURATION.riskProfile.id, DEMO_PRODUCT_GROUPS.standard.id))
    .compiled.configuration;
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { fields?: { field: string }[] }).fields?.map(({ field }) => field);

describe('POST /credit-portal/underwriting', () => {
  test('with a rulesetId it makes the next version, which decides from then on, and answers its rules', async () => {
    const changed = rules.map((rule) => (rule._id === 'many-inquiries' ? { ...rule, archived: true } : rule));
    const { status, body } = await save({ rulesetId: RULESET, version: 1, note: 'Too strict', rules: changed });
    expect([status, body.ruleset.version, body.ruleset.name]).toEqual([200, 2, 'Standard rules']);
    expect(body.rules.find(({ _id }) => _id === 'many-inquiries')).toMatchObject({
      rulesetId: RULESET,
      archived: true,
    });
    const { ruleset } = await inForce();
    expect(ruleset.version).toBe(2);
    expect(ruleset.rules.find(({ id }) => id === 'many-inquiries')?.archived).toBe(true);
    const stale = await save({ rulesetId: RULESET, version: 1, note: 'Too strict', rules });
    expect([stale.status, (stale.body as unknown as { changes: unknown[] }).changes]).toEqual([
      409,
      [{ row: 'many-inquiries', column: 'archived', from: false, to: true }],
    ]);
  });

  test('without one a ruleset begins with version 1, and has the rules about our own loans though they were left out', async () => {
    const own = OWN_RECORD_RULES.map(({ id }) => id);
    const given = rules.filter(({ _id }) => !own.includes(_id));
    const { status, body } = await save({ name: 'Second rules', rules: given });
    expect([status, body.ruleset.version, body.ruleset.usedBy]).toEqual([200, 1, []]);
    expect(body.rules.map(({ _id }) => _id)).toEqual([...given.map(({ _id }) => _id), ...own]);
    expect(fieldsOf(await save({ name: 'second RULES', rules }))).toEqual(['name']);
    const audit = await world.deps.database.read.query(
      world.deps.database.read.builder.selectFrom('audit').select('action').where('object_id', '=', body.ruleset._id),
    );
    expect(audit.map(({ action }) => action)).toEqual(['credit_table.created']);
  });

  test('a name for a new one, a version and a reason for one that is there are asked for', async () => {
    expect(fieldsOf(await save({ rules }))).toEqual(['name']);
    expect(fieldsOf(await save({ rulesetId: RULESET, note: 'Why', rules }))).toEqual(['version']);
    expect(fieldsOf(await save({ rulesetId: RULESET, version: 1, rules }))).toEqual(['note']);
    expect((await save({ rulesetId: 'no-such-ruleset', version: 1, note: 'Why', rules })).status).toBe(404);
  });
});

test('GET /credit-portal/underwriting answers every ruleset and every rule of each, or those of one', async () => {
  await save({ name: 'Second rules', rules: rules.slice(0, 3) });
  const all = await list();
  expect(all.ruleset.map(({ name }) => name)).toEqual(['Second rules', 'Standard rules']);
  expect(all.rules).toHaveLength(all.ruleset.reduce((sum, one) => sum + one.rules.length, 0));
  expect(new Set(all.rules.map(({ rulesetId }) => rulesetId))).toEqual(new Set(all.ruleset.map(({ _id }) => _id)));
  const one = await list({ rulesetId: RULESET });
  expect([one.ruleset.length, one.rules.length]).toEqual([1, rules.length]);
});

describe('POST /credit-portal/grade-assignments/clone', () => {
  const clone = (body: object) => world.call(gradeAssignmentCalls.clone, { body } as never, { token });
  const given = { grades: grades.grades, gradeAdjustments: grades.gradeAdjustments };

  test('with name, grades and adjustments alone a grade assignment begins, for every grade', async () => {
    const { status, body } = await clone({ name: 'Second grades', ...given });
    expect([status, body.version, body.cap, body.floor, body.clonedFrom]).toEqual([200, 1, 'A', 'G', null]);
    expect(body.gradeAdjustments).toEqual(grades.gradeAdjustments);
  });

  test('from another it takes over what bounds adjustments', async () => {
    const first = await clone({ name: 'Narrow', ...given, cap: 'B', floor: 'F' });
    const { body } = await clone({ name: 'Narrow as well', _id: first.body._id, ...given });
    expect([body.cap, body.floor, body.clonedFrom]).toEqual(['B', 'F', first.body._id]);
    expect((await clone({ name: 'Of nothing', _id: 'no-such-table', ...given })).status).toBe(404);
  });
});

test('PUT /credit-portal/grade-assignments/{id} grades the next application by the new score', async () => {
  const changed = grades.grades.map((row) =>
    row.fileType === 'THICK' && row.grade === 'B' ? { ...row, minScore: 710 } : row,
  );
  const body = { ...grades, grades: changed, name: 'Standard grades', version: 1, note: 'Losses of grade B' };
  const { status } = await world.call(
    gradeAssignmentCalls.put,
    { params: { id: DEMO_GRADE_ASSIGNMENT.id }, body } as never,
    { token },
  );
  expect(status).toBe(200);
  const { gradeAssignment } = await inForce();
  expect(gradeAssignment.version).toBe(2);
  expect(gradeAssignment.grades.find((row) => row.fileType === 'THICK' && row.grade === 'B')?.minScore).toBe(710);
});

test('decisions of before come out the same after rules and grades have changed', async () => {
  await world.discard();
  world = await startTestApp({ isDemoWorld: true });
  token = await world.staffSession('admin@demo.test');
  const strict = rules.map((rule) => (rule._id === 'many-inquiries' ? { ...rule, archived: true } : rule));
  const saved = await save({ rulesetId: RULESET, version: 1, note: 'Too strict', rules: strict });
  const body = { ...grades, cap: 'B', name: 'Standard grades', version: 1, note: 'Nobody is lifted to A' };
  const put = await world.call(gradeAssignmentCalls.put, { params: { id: DEMO_GRADE_ASSIGNMENT.id }, body } as never, {
    token,
  });
  expect([saved.status, put.status]).toEqual([200, 200]);
  const { decisions, faults } = await replayDecisions(world.deps);
  expect(decisions).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});
