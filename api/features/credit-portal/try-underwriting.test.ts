import { tryUnderwriting } from '@contract/credit-portal/try-calls';
import { saveUnderwritingRuleset, type WireRule } from '@contract/versioned-tables/ruleset';
import { DEMO_RULESET } from '@domain/underwriting/demo-rules';
import { DEMO_GRADE_ASSIGNMENT } from '@domain/underwriting/demo-tables';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { anApplicant } from '@domain/underwriting/test-applicants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { contentOfGrades, contentOfRuleset } from '../risk/index';

const { rules } = contentOfRuleset(DEMO_RULESET);
const grades = contentOfGrades(DEMO_GRADE_ASSIGNMENT);
const ruleset = { _id: DEMO_RULESET.id, rules };
/** The demo's worked example: thick file, score 705, income of $82,000, debt of $1,450 a month. */
const ANA = anApplicant();

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const tried = async (body: object) => world.call(tryUnderwriting, { body } as never, { token });
const withIncome = (cents: number): WireRule[] =>
  rules.map((rule) =>
    rule._id === 'minimum-income'
      ? { ...rule, when: { kind: 'FACT', field: 'annualIncomeCents', op: 'lt', values: [cents] } }
      : rule,
  );

test('facts are decided by the version in force and by the rules that are typed, side by side', async () => {
  const { status, body } = await tried({ facts: ANA, ruleset: { ...ruleset, rules: withIncome(9_000_000) } });
  expect(status).toBe(200);
  expect(body.published).toMatchObject({
    status: 'APPROVED',
    grade: 'B',
    approvedCreditLine: 12_000,
    patientReads: [],
  });
  expect(body.draft).toMatchObject({ status: 'DENIED', decidedBy: 'RULES', approvedCreditLine: 0 });
  expect(body.draft.patientReads).toEqual(["The income you entered isn't enough for the amount you requested."]);
  const hits = body.draft.trace.filter(({ result }) => result === 'hit');
  expect(hits).toEqual([
    {
      ruleId: 'minimum-income',
      place: 17,
      rule: 'Income below $15,000',
      saw: '$82,000',
      result: 'hit',
      outcome: 'DENY',
    },
  ]);
});

test('every rule says what it saw, in the order in which the rules run', async () => {
  const { body } = await tried({ facts: ANA, ruleset });
  const { trace } = body.draft;
  expect(trace.map(({ place }) => place)).toEqual(rules.map((_, at) => at + 1));
  const saw = Object.fromEntries(trace.map((one) => [one.ruleId, [one.saw, one.result]]));
  expect(saw['minimum-income']).toEqual(['$82,000', 'pass']);
  expect(saw['debt-to-income']).toEqual([expect.stringMatching(/^21\.\d+% of income$/), 'pass']);
  expect(saw['mismatch-address']).toEqual(['none', 'pass']);
  expect(saw.bankruptcy).toEqual(['missing', 'missing']);
  expect(saw['thin-large-request']?.[1]).toBe('skipped');
});

test('grades are tried the same way, and adjustments are named', async () => {
  const changed = grades.grades
    .map((row) => (row.grade === 'B' ? { ...row, minScore: 750 } : row))
    .map((row) => (row.grade === 'A' ? { ...row, minScore: 800 } : row));
  const facts: DecisionInputs = { ...ANA, revolvingUtilization: 90 };
  const { body } = await tried({
    facts,
    gradeAssignment: { _id: DEMO_GRADE_ASSIGNMENT.id, ...grades, grades: changed },
  });
  expect([body.published?.gradeBase, body.published?.grade]).toEqual(['B', 'C']);
  expect([body.draft.gradeBase, body.draft.grade]).toEqual(['C', 'D']);
  expect(body.draft.adjustments).toEqual([{ name: 'Card utilization above 85%', notches: -1 }]);
});

test('what is not in use is tried by the platform’s profile, with nothing beside it', async () => {
  const made = await world.call(saveUnderwritingRuleset, { body: { name: 'Inactive', rules } } as never, { token });
  const { body } = await tried({ facts: ANA, ruleset: { _id: made.body.ruleset._id, rules: withIncome(9_000_000) } });
  expect([body.published, body.draft.status, body.riskProfile.name]).toEqual([null, 'DENIED', 'Standard']);
});

test('a fault is named at its rule, a fact out of range at the fact, and what nobody knows is not found', async () => {
  const wrong = rules.map((rule) => (rule._id === 'charge-offs' ? { ...rule, reasonCode: null } : rule));
  const faulty = await tried({ facts: ANA, ruleset: { ...ruleset, rules: wrong } });
  const at = rules.findIndex(({ _id }) => _id === 'charge-offs');
  const fieldsOf = ({ body }: { body: unknown }) =>
    (body as { fields?: { field: string }[] }).fields?.map(({ field }) => field);
  expect([faulty.status, fieldsOf(faulty)]).toEqual([422, [`ruleset.rules[${at}].reasonCode`]]);
  expect(fieldsOf(await tried({ facts: { ...ANA, score: 901 }, ruleset }))).toEqual(['facts.score']);
  expect(fieldsOf(await tried({ facts: { ...ANA, isMarried: true }, ruleset }))).toEqual(['facts.isMarried']);
  expect((await tried({ facts: ANA, ruleset: { ...ruleset, _id: 'no-such-ruleset' } })).status).toBe(404);
});

test('nothing is kept of it', async () => {
  const { read } = world.deps.database;
  const count = async () => {
    const [audit, decisions, versions] = await Promise.all(
      (['audit', 'decision', 'table_version'] as const).map(
        async (table) => (await read.query(read.builder.selectFrom(table).selectAll())).length,
      ),
    );
    return [audit, decisions, versions];
  };
  const before = await count();
  await tried({ facts: ANA, ruleset });
  expect(await count()).toEqual(before);
});

test('whoever may not edit the credit portal may not try', async () => {
  const stranger = await world.staffSession('staff@bright-smile.test');
  const { status } = await world.call(tryUnderwriting, { body: { facts: ANA, ruleset } } as never, { token: stranger });
  expect(status).toBe(403);
});
