import * as calls from '@contract/credit-draft/calls';
import { creditLineCalls } from '@contract/versioned-tables/credit-line';
import { gradeRiskAprCalls } from '@contract/versioned-tables/grade-risk-apr';
import { DEMO_THICK_CLA } from '@domain/underwriting/demo-tables';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentOfLines } from '../risk/index';
import { type DraftWorld, PROFILE, RATES, rates, startDraftWorld, withRates } from './testing/draft-world';

let world: DraftWorld;
beforeEach(async () => {
  world = await startDraftWorld();
});
afterEach(() => world.discard());

const params = { id: PROFILE };
const read = (token = world.nora) => world.call(calls.getCreditDraft, { params }, { token });
const cheaper = withRates('FIXED_24', { D: 16.99 });

describe('a draft', () => {
  test('is opened by the first change, holds it cell by cell, and changes nothing that is in force', async () => {
    expect((await read()).body).toMatchObject({ draft: null, needsSecondPerson: true, canEdit: true });
    const { body } = await world.save(cheaper);
    expect(body).toMatchObject({
      profile: { _id: PROFILE, version: 3, alsoIn: ['Thin files'] },
      draft: {
        status: 'OPEN',
        version: 2,
        count: 1,
        openedBy: 'Owen Hale',
        faults: [],
        changes: [
          {
            ...RATES,
            fromVersion: 1,
            cells: [{ row: 'FIXED_24', column: 'D', from: 17.99, to: 16.99 }],
            conflict: null,
          },
        ],
      },
    });
    const inForce = await world.call(
      gradeRiskAprCalls.read,
      { params: { id: RATES.tableId }, query: {} },
      { token: world.nora },
    );
    expect(inForce.body).toMatchObject({ version: 1, products: rates.products });
  });

  test('is one of a profile: a colleague who has not seen it is told so, and who has adds to it', async () => {
    await world.save(cheaper);
    const late = await world.save(withRates('FIXED_36', { D: 18.49 }), { token: world.priya });
    expect([late.status, late.body.code, late.body.version]).toEqual([409, 'STALE', 2]);
    const both = withRates('FIXED_24', { D: 16.99, E: 20.99 });
    const added = await world.save(both, { token: world.priya, draftVersion: 2 });
    expect(added.body).toMatchObject({ draft: { version: 3, count: 2, changes: [{ changedBy: 'Priya Raman' }] } });
    const stale = await world.save(cheaper, { draftVersion: 2 });
    expect([stale.status, stale.body.version]).toEqual([409, 3]);
  });

  test('two who open one at the same time: exactly one does', async () => {
    const answers = await Promise.all([
      world.save(cheaper),
      world.save(withRates('FIXED_36', { D: 18.49 }), { token: world.priya }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read()).body.draft?.changes).toHaveLength(1);
  });

  test('saved back to what is in force holds no change of the table', async () => {
    await world.save(cheaper);
    const { body } = await world.save(rates, { draftVersion: 2 });
    expect(body).toMatchObject({ draft: { count: 0, changes: [], blocks: ['This draft has no changes.'] } });
  });

  test('has a change taken out, is discarded and comes back as it was', async () => {
    await world.save(cheaper);
    const discard = await world.call(calls.discardCreditDraft, { params, body: { version: 2 } }, { token: world.nora });
    expect(discard.body).toMatchObject({ draft: null, discarded: { count: 1, by: 'Owen Hale' } });
    const draftId = discard.body.discarded?._id ?? '';
    const back = await world.call(calls.restoreCreditDraft, { params, body: { draftId } }, { token: world.priya });
    expect(back.body.draft).toMatchObject({ status: 'OPEN', count: 1 });
    const out = await world.call(
      calls.takeTableOutOfDraft,
      { params: { ...params, ...RATES }, body: { version: back.body.draft?.version ?? 0 } },
      { token: world.nora },
    );
    expect(out.body.draft).toMatchObject({ count: 0, changes: [] });
    expect(out.body.draft?.events.map(({ act }) => act)).toEqual([
      'OPENED',
      'TABLE_SAVED',
      'DISCARDED',
      'RESTORED',
      'TABLE_TAKEN_OUT',
    ]);
  });

  test('that was given up does not come back beside another', async () => {
    await world.save(cheaper);
    const { body } = await world.call(
      calls.discardCreditDraft,
      { params, body: { version: 2 } },
      { token: world.nora },
    );
    await world.save(cheaper);
    const draftId = body.discarded?._id ?? '';
    const back = await world.call(calls.restoreCreditDraft, { params, body: { draftId } }, { token: world.nora });
    expect([back.status, back.body.code]).toEqual([409, 'RULES_FORBID']);
  });

  test('chooses another table in the place of one, and that one again', async () => {
    const clone = await world.call(
      gradeRiskAprCalls.clone,
      { params: { id: RATES.tableId }, body: { ...withRates('FIXED_24', { D: 15.99 }), name: 'Spring' } } as never,
      { token: world.nora },
    );
    const choose = (chosenId: string | null, draftVersion: number | null) =>
      world.call(
        calls.chooseDraftTable,
        { params: { ...params, ...RATES }, body: { chosenId, draftVersion } },
        { token: world.nora },
      );
    const chosen = await choose(clone.body._id, null);
    expect(chosen.body.draft).toMatchObject({
      count: 1,
      choices: [{ chosenName: 'Spring', tableName: 'Standard rates' }],
    });
    const back = await choose(null, chosen.body.draft?.version ?? 0);
    expect(back.body.draft?.choices).toEqual([]);
    expect((await choose('no-such-table', back.body.draft?.version ?? 0)).status).toBe(404);
  });
});

describe('what cannot be saved is named at its cell', () => {
  const lines = contentOfLines(DEMO_THICK_CLA[0] as never);
  const LINES = { kind: 'credit-line-assignments', tableId: 'thick-cla', name: 'Thick file lines' };
  const withLine = (grade: string, values: readonly number[]) => ({
    ...lines,
    lines: lines.lines.map((row) => (row.grade === grade ? { ...row, values } : row)),
  });

  test.each([
    ['a rate above the military cap', withRates('FIXED_24', { G: 36.01 }), 'products[2].values.G'],
    ['a better grade that pays more', withRates('FIXED_24', { D: 23 }), 'products[2].values.E'],
    ['an empty cell before a worse grade', withRates('FIXED_24', { D: null }), 'products[2].values.D'],
    ['a value of another kind', withRates('FIXED_24', { D: '17' as never }), 'products[2].values.D'],
    ['a field that the kind has not', { ...rates, colour: 'blue' }, 'colour'],
    ['a table in use that is switched off', { ...rates, enabled: false }, 'enabled'],
  ])('%s', async (_, content, field) => {
    const { status, body } = await world.save(content);
    expect(status).toBe(422);
    expect(body.fields?.map((fault) => fault.field)).toContain(field);
    expect((await read()).body.draft).toBeNull();
  });

  test.each([
    ['a limit below the least amount of every plan', withLine('G', [249, 1_000, 1_500]), 'lines[6].values[0]'],
    ['a higher income with a lower limit', withLine('G', [500, 400, 1_500]), 'lines[6].values[1]'],
    ['a better grade with a lower limit', withLine('F', [400, 2_500, 3_500]), 'lines[6].values[0]'],
    ['bands that overlap', { ...lines, incomes: [0, 90_000, 45_000] }, 'incomes[2]'],
    ['bands with a gap at the beginning', { ...lines, incomes: [1, 45_000, 90_000] }, 'incomes[0]'],
  ])('%s', async (_, content, field) => {
    const { status, body } = await world.save(content, LINES);
    expect([status, body.fields?.map((fault) => fault.field)]).toEqual([422, expect.arrayContaining([field])]);
  });

  test('no limit at all is none', async () => {
    const { status, body } = await world.save(withLine('G', [0, 0, 1_500]), LINES);
    expect([status, body.fields]).toEqual([200, undefined]);
  });

  test('a rate that is newly above the cap of a state says so and is no fault', async () => {
    const { body } = await world.save(withRates('FIXED_60', { A: 14.5, B: 17.5 }));
    expect(body).toMatchObject({ draft: { faults: [] } });
    const { draft } = (await read()).body;
    expect(draft?.cautions).toEqual([
      expect.objectContaining({ row: 'FIXED_60', column: 'B', message: expect.stringContaining('AR') }),
    ]);
  });
});

describe('a table in use', () => {
  const put = (token: string, version = 1) =>
    world.call(
      gradeRiskAprCalls.put,
      { params: { id: RATES.tableId }, body: { ...cheaper, name: 'Standard rates', version, note: 'Spring' } } as never,
      { token },
    );

  test('is not put in force alone where a second person is asked for, and a clone that nobody uses is', async () => {
    const refused = await put(world.nora);
    expect([refused.status, refused.body.code]).toEqual([409, 'RULES_FORBID']);
    const lines = { params: { id: 'thick-cla' }, body: { restore: 1, version: 1, note: 'Back' } };
    expect((await world.call(creditLineCalls.restore, lines, { token: world.nora })).status).toBe(200);
    const clone = await world.call(
      gradeRiskAprCalls.clone,
      { params: { id: RATES.tableId }, body: { ...rates, name: 'Trial' } } as never,
      { token: world.nora },
    );
    const free = await world.call(
      gradeRiskAprCalls.put,
      { params: { id: clone.body._id }, body: { ...cheaper, name: 'Trial', version: 1, note: 'Trial' } } as never,
      { token: world.nora },
    );
    expect(free.status).toBe(200);
  });

  test('names the profiles that work with it, and their drafts', async () => {
    await world.save(cheaper);
    const { body } = await world.call(calls.listDraftsOfTable, { query: RATES }, { token: world.nora });
    expect(body.needsSecondPerson).toBe(true);
    expect(body.profiles.find(({ _id }) => _id === PROFILE)?.draft).toEqual({
      version: 2,
      status: 'OPEN',
      count: 1,
      hasTable: true,
    });
    expect(body.profiles.map(({ name }) => name).sort()).toEqual(['Standard', 'Thin files']);
  });
});
