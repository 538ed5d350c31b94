import * as calls from '@contract/credit-draft/calls';
import * as runs from '@contract/credit-draft/what-if-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { compileConfiguration } from '@domain/underwriting/compile-configuration';
import { decideCompiled } from '@domain/underwriting/decide';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressOf } from '../../test/app';
import { runSql } from '../../test/database';
import { faultsOfPaper } from '../../test/paper-faults';
import { replayDecisions } from '../application/index';
import { openDraft } from './draft.reads';
import { contentOfDraft, draftedProfiles } from './draft-state';
import {
  type DraftWorld,
  LINES,
  PROFILE,
  startDraftWorld,
  stricter,
  tried,
  workOff,
  YEAR,
} from './testing/draft-world';
import { createSides, loadCases, triedCase } from './what-if/decide-cases';
import { drawnByChance } from './what-if/draw-sample';
import { runWhatIf, WhatIfBusy } from './what-if/run-what-if';
import { idsOfCases } from './what-if/stored-cases.reads';

const params = { id: PROFILE };
describe('a what-if of the demo world', () => {
  let world: DraftWorld;
  beforeAll(async () => {
    world = await startDraftWorld({ isDemoWorld: true });
    await world.save(stricter, LINES);
  });
  afterAll(() => world.discard());
  const ofOne = (whatIfId: string) => ({ ...params, whatIfId });

  test('decides every stored case again, and the published version as it did then', async () => {
    const whatIf = await tried(world);
    expect(whatIf).toMatchObject({ status: 'DONE', isOfDraft: true });
    const report = whatIf.report;
    expect(report?.cases).toBeGreaterThan(300);
    expect(report?.cases).toBe(report?.population);
    expect(report?.differs).toEqual({ count: 0, numbers: [] });
    expect(report?.lost.accounts).toBe(
      report?.moved.find(({ from, to }) => from === 'APPROVED' && to === 'DENIED')?.count,
    );
    expect(report?.lost.accounts).toBeGreaterThan(0);
    expect(report?.larger.count).toBeGreaterThan(0);
    expect(report?.smaller.count).toBe(0);
  });

  test('counts what deciding each case again, one by one, comes to', async () => {
    const { report } = await tried(world);
    const db = world.deps.database.read;
    const draft = await db.first(openDraft, { profileId: PROFILE });
    if (!draft) throw new Error('There is a draft');
    const content = await contentOfDraft(db, draft.id);
    const profiles = await draftedProfiles(db, PROFILE, content);
    const profileIds = profiles.map(({ profileId }) => profileId);
    const ids = await idsOfCases(db, { ...YEAR, profileIds });
    const sides = createSides(db, profiles);
    const counts = { before: 0, after: 0, line: 0 };
    for (const loaded of await loadCases(world.deps, db, ids)) {
      const one = await triedCase(loaded, sides, new Map());
      if (!one) continue;
      const day = civilDate('2026-03-16');
      const before = decideCompiled(loaded.inputs, compileConfiguration(one.champion.configuration), day);
      const after = decideCompiled(loaded.inputs, compileConfiguration(one.challenger.configuration), day);
      if (before.status === 'APPROVED') counts.before += 1;
      if (after.status === 'APPROVED')
        [counts.after, counts.line] = [counts.after + 1, counts.line + after.approvedCreditLineCents];
    }
    const figure = (key: string) => report?.figures.find((one) => one.key === key);
    expect([figure('approved')?.published, figure('approved')?.draft]).toEqual([counts.before, counts.after]);
    expect(figure('averageLimit')?.draft).toBeCloseTo(counts.line / counts.after / 100, 3);
  });

  test('of a period, of chosen practices, and of a sample drawn by chance', async () => {
    const all = await tried(world);
    const late = await tried(world, { ...YEAR, from: '2026-01-01' });
    expect(late.total).toBeGreaterThan(0);
    expect(late.total ?? 0).toBeLessThan(all.total ?? 0);
    const some = await tried(world, { ...YEAR, practices: ['bright-smile'] });
    expect(some.total ?? 0).toBeLessThan(all.total ?? 0);
    const drawn = await tried(world, { ...YEAR, sample: 50 });
    expect(drawn.report).toMatchObject({ cases: 50, population: all.total });
    expect((await tried(world, { ...YEAR, sample: 50 })).report?.figures).toEqual(drawn.report?.figures);
  });

  test('opens a case with both reckonings, names nobody, and says in the audit trail who looked', async () => {
    const { _id } = await tried(world);
    const list = await world.call(
      runs.listWhatIfCases,
      { params: ofOne(_id), query: { from: 'APPROVED', to: 'DENIED' } },
      { token: world.nora },
    );
    const [first] = list.body.data;
    expect(first).toMatchObject({ published: { outcome: 'APPROVED' }, draft: { outcome: 'DENIED', limit: 0 } });
    expect(first?.why).toBe('The table gives less');
    const opened = await world.call(
      runs.openWhatIfCase,
      { params: { ...ofOne(_id), caseId: first?._id ?? '' } },
      { token: world.nora },
    );
    const binding = (side: 'published' | 'draft') => opened.body[side].lines.filter(({ binds }) => binds);
    expect(opened.body.draft).toMatchObject({ outcome: 'DENIED', limit: 0 });
    expect(binding('draft')).toEqual([
      expect.objectContaining({ label: expect.stringContaining('Thick file lines'), text: '$0' }),
    ]);
    const rows = await world.deps.database.read.query(
      world.deps.database.read.builder.selectFrom('audit').selectAll().where('action', '=', 'what_if.case_opened'),
    );
    expect(rows).toHaveLength(1);
    const names = await world.deps.database.read.query(
      world.deps.database.read.builder.selectFrom('borrower').select(['last_name', 'email']).limit(2_000),
    );
    const said = JSON.stringify([list.body, opened.body]);
    for (const { email } of names) if (email) expect(said).not.toContain(email);
    const other = await world.call(
      runs.openWhatIfCase,
      { params: { ...ofOne(_id), caseId: 'no-such-case' } },
      { token: world.nora },
    );
    expect(other.status).toBe(404);
  });

  test('says the same as PDF and as CSV', async () => {
    const { _id, report } = await tried(world);
    const get = async (call: typeof runs.downloadWhatIfPdf | typeof runs.downloadWhatIfCsv) => {
      const response = await world.app.request(addressOf(call, { params: ofOne(_id) }), {
        headers: { authorization: `Bearer ${world.nora}` },
      });
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };
    const csv = (await get(runs.downloadWhatIfCsv)).toString('utf8');
    const approved = report?.figures.find(({ key }) => key === 'approved');
    expect(csv).toContain(`Approved,${approved?.published},${approved?.draft},`);
    for (const { label } of report?.fair ?? []) expect(csv).toContain(label);
    const pdf = await get(runs.downloadWhatIfPdf);
    expect(await faultsOfPaper(pdf)).toEqual([]);
    expect((await get(runs.downloadWhatIfPdf)).equals(pdf)).toBe(true);
  });

  test('that was stopped has no report, and one that was killed in the middle is begun anew', async () => {
    const begin = async () =>
      (await world.call(runs.startWhatIf, { params, body: YEAR }, { token: world.nora })).body.whatIf._id;
    const stopped = await begin();
    await world.call(runs.stopWhatIf, { params: ofOne(stopped) }, { token: world.nora });
    await workOff(world);
    const read = async (id: string) =>
      (await world.call(runs.getWhatIf, { params: ofOne(id) }, { token: world.nora })).body.whatIf;
    expect(await read(stopped)).toMatchObject({ status: 'STOPPED', report: null });
    const killed = await begin();
    const { database, wallClock } = world.deps;
    const silent = new Date(wallClock.nowMs() - 31_000).toISOString();
    await runSql(
      database,
      `update what_if set status = 'RUNNING', claim = 'dead', heartbeat_at = '${wallClock.now()}' where id = '${killed}'`,
    );
    await expect(runWhatIf(world.deps, killed, new AbortController().signal)).rejects.toThrow(WhatIfBusy);
    await runSql(database, `update what_if set heartbeat_at = '${silent}' where id = '${killed}'`);
    await runWhatIf(world.deps, killed, new AbortController().signal);
    expect(await read(killed)).toMatchObject({ status: 'DONE' });
  });

  test('that this process leaves when it ends waits for the next one', async () => {
    const { body } = await world.call(runs.startWhatIf, { params, body: YEAR }, { token: world.nora });
    const ending = new AbortController();
    ending.abort(new Error('The process ends'));
    await expect(runWhatIf(world.deps, body.whatIf._id, ending.signal)).rejects.toThrow('The process ends');
    await workOff(world);
    const one = { params: ofOne(body.whatIf._id) };
    expect((await world.call(runs.getWhatIf, one, { token: world.nora })).body.whatIf.status).toBe('DONE');
  });

  test('replays from the database byte by byte', async () => {
    expect((await replayDecisions(world.deps)).faults).toEqual([]);
  });
});

describe('a version that decides otherwise than it did then', () => {
  let world: DraftWorld;
  beforeEach(async () => {
    world = await startDraftWorld({ isDemoWorld: true });
    await world.save(stricter, LINES);
  });
  afterEach(() => world.discard());

  test('is an alarm that names the case and blocks publishing', async () => {
    const isSqlite = world.deps.database.dialect === 'sqlite';
    const one = "(select id from decision where status = 'APPROVED' order by id limit 1)";
    const changed = isSqlite
      ? "json_set(record, '$.approvedCreditLineCents', 123400)"
      : "jsonb_set(record::jsonb, '{approvedCreditLineCents}', '123400')::text";
    await runSql(
      world.deps.database,
      isSqlite ? 'drop trigger if exists decision_no_update' : 'alter table decision disable trigger all',
    );
    await runSql(world.deps.database, `update decision set record = ${changed} where id = ${one}`);
    const { report } = await tried(world);
    expect(report?.differs).toEqual({ count: 1, numbers: [expect.any(String)] });
    const { body } = await world.call(calls.getCreditDraft, { params }, { token: world.nora });
    expect(body.draft?.blocks[0]).toBe(
      'The published version now decides 1 of these cases differently than it did originally.',
    );
  });
});

describe('a sample', () => {
  const ids = Array.from({ length: 4_000 }, (_, place) => `01KKVJJEC0${String(place).padStart(16, '0')}`);
  test('has its size, keeps the order, and is the same for the same cases', () => {
    const drawn = drawnByChance(ids, 1_000);
    expect(drawn).toHaveLength(1_000);
    expect(drawn).toEqual([...drawn].sort());
    expect(drawnByChance(ids, 1_000)).toEqual(drawn);
    expect(drawnByChance(ids, 5_000)).toEqual(ids);
  });
  test('takes as many from each part of the time', () => {
    const drawn = drawnByChance(ids, 1_000);
    for (let part = 0; part < 4; part += 1) {
      const here = drawn.filter((id) => ids.indexOf(id) >= part * 1_000 && ids.indexOf(id) < (part + 1) * 1_000);
      expect(Math.abs(here.length - 250)).toBeLessThan(60);
    }
  });
});
