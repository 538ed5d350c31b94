import * as calls from '@contract/credit-draft/calls';
import { gradeRiskAprCalls } from '@contract/versioned-tables/grade-risk-apr';
import { civilDate } from '@domain/calendar/civil-date';
import { compileConfiguration } from '@domain/underwriting/compile-configuration';
import { verdictOf } from '@domain/underwriting/decide';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import { anApplicant } from '@domain/underwriting/test-applicants';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runSql } from '../../test/database';
import { loadRiskProfile } from '../risk/index';
import { openDraft } from './draft.reads';
import { contentOfDraft, draftedProfiles } from './draft-state';
import { publishScheduled } from './publish-scheduled';
import {
  type DraftWorld,
  LINES,
  PROFILE,
  RATES,
  startDraftWorld,
  stricter,
  tried,
  withRates,
} from './testing/draft-world';

const params = { id: PROFILE };
const TODAY = '2026-03-16';
const GROUP = DEMO_PRODUCT_GROUPS.standard.id;
const cheaper = withRates('FIXED_24', { D: 16.99, C: 12.99 });

let world: DraftWorld;
const start = async (options?: Parameters<typeof startDraftWorld>[0]) => {
  world = await startDraftWorld(options);
};
afterEach(() => world.discard());

const read = async (token = world.nora) => (await world.call(calls.getCreditDraft, { params }, { token })).body;
const version = async () => (await read()).draft?.version ?? 0;
async function propose(change: { effectiveOn?: string; askedId?: string | null; token?: string } = {}) {
  const { effectiveOn = TODAY, askedId = null, token = world.nora } = change;
  const body = { version: await version(), reason: 'Grade D pays less.\nSpring.', effectiveOn, askedId };
  return world.call(calls.proposeCreditDraft, { params, body }, { token });
}
const approve = async (token = world.priya) =>
  world.call(calls.approveCreditDraft, { params, body: { version: await version() } }, { token });
const inForce = () => loadRiskProfile(world.deps.database.read, PROFILE, GROUP);
const tables = async () =>
  (await world.call(gradeRiskAprCalls.read, { params: { id: RATES.tableId }, query: {} }, { token: world.nora })).body;

describe('publishing by two', () => {
  beforeEach(async () => {
    await start();
    await world.save(cheaper);
  });

  test('needs a what-if of exactly this content', async () => {
    const early = await propose();
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'RULES_FORBID',
      'Run “What if” on the current draft.',
    ]);
    await tried(world);
    await world.save(withRates('FIXED_24', { D: 16.98 }), { draftVersion: await version() });
    expect((await propose()).status).toBe(409);
    expect((await read()).draft?.blocks).toEqual(['Run “What if” on the current draft.']);
    await tried(world);
    expect((await read()).draft?.blocks).toEqual([]);
    expect((await propose()).status).toBe(200);
  });

  test.each([
    ['a single practice', { practices: ['prac-bright-smile'] }],
    ['a month', { from: '2026-02-16' }],
    ['a period that is long over', { to: '2026-01-01' }],
    ['a small sample', { sample: 1_999 }],
  ])('a what-if of %s is not enough', async (_, part) => {
    await tried(world, { from: '2025-03-16', to: TODAY, practices: null, sample: null, ...part });
    expect((await read()).draft?.blocks).toEqual([
      'Run “What if” on the past year for all practices, with a sample of at least 2,000.',
    ]);
  });

  test('proposed by one, published by another: one version of the table and of each profile, at once', async () => {
    await tried(world);
    const proposed = await propose();
    expect(proposed.body.draft).toMatchObject({ status: 'PROPOSED', proposal: { isOwn: true, effectiveOn: TODAY } });
    expect((await tables()).version).toBe(1);
    const own = await approve(world.nora);
    expect([own.status, own.body.message]).toEqual([
      409,
      'You submitted this. Someone else has to publish it, or you can withdraw it.',
    ]);
    const done = await approve();
    expect(done.body).toMatchObject({
      draft: null,
      profile: { version: 4, publishedBy: 'Owen Hale, approved by Priya Raman' },
    });
    expect(await tables()).toMatchObject({ version: 2, madeBy: 'Owen Hale', note: 'Grade D pays less.\nSpring.' });
    const { body } = await world.call(calls.listCreditDrafts, { params }, { token: world.nora });
    expect(body.data[0]).toMatchObject({ status: 'PUBLISHED', publishedVersion: 4, whatIfId: expect.any(String) });
    const others = await world.call(calls.getCreditDraft, { params: { id: 'risk-thin-files' } }, { token: world.nora });
    expect(others.body.profile.version).toBe(2);
  });

  test('what is published decides exactly as the preview did', async () => {
    const db = world.deps.database.read;
    const draft = await db.first(openDraft, { profileId: PROFILE });
    const [preview] = await draftedProfiles(db, PROFILE, await contentOfDraft(db, draft?.id ?? ''));
    const drafted = await preview?.withGroup(GROUP);
    if (!drafted) throw new Error('The profile has the group');
    const promised = compileConfiguration(drafted);
    await tried(world);
    await propose();
    await approve();
    const { compiled } = await inForce();
    expect(compiled.configuration).toEqual(promised.configuration);
    for (const score of [540, 590, 640, 660, 705, 780])
      expect(verdictOf(anApplicant({ score }), compiled)).toEqual(verdictOf(anApplicant({ score }), promised));
  });

  test('a day that is past is refused at its field, and so is one who may not publish', async () => {
    await tried(world);
    const past = await propose({ effectiveOn: '2026-03-15' });
    expect(past.body.fields).toEqual([{ field: 'effectiveOn', message: 'Choose today or a later day.' }]);
    const nobody = await propose({ askedId: 'no-such-colleague' });
    expect(nobody.body.fields?.map(({ field }) => field)).toEqual(['askedId']);
  });

  test('a proposal is turned down with its reason, or taken back, and the draft is open again', async () => {
    await tried(world);
    await propose();
    const locked = await world.save(cheaper, { draftVersion: await version() });
    expect(locked.body.code).toBe('RULES_FORBID');
    const body = { version: await version(), reason: 'Not before Easter' };
    const declined = await world.call(calls.declineCreditDraft, { params, body }, { token: world.priya });
    expect(declined.body.draft).toMatchObject({ status: 'OPEN', proposal: null });
    expect(declined.body.draft?.events.at(-1)).toMatchObject({
      act: 'DECLINED',
      by: 'Priya Raman',
      note: 'Not before Easter',
    });
    await propose();
    const taken = await world.call(
      calls.withdrawCreditDraft,
      { params, body: { version: await version() } },
      { token: world.nora },
    );
    expect(taken.body.draft?.status).toBe('OPEN');
    expect((await tables()).version).toBe(1);
  });

  test('is turned down by a colleague, not by whoever proposed it', async () => {
    await tried(world);
    await propose();
    const body = { version: await version(), reason: 'Not before Easter' };
    const own = await world.call(calls.declineCreditDraft, { params, body }, { token: world.nora });
    expect([own.status, own.body.code]).toEqual([409, 'RULES_FORBID']);
    expect((await read()).draft?.status).toBe('PROPOSED');
  });

  test('is planned for a year ahead at most', async () => {
    await tried(world);
    const late = await propose({ effectiveOn: '2027-03-17' });
    expect(late.body.fields).toEqual([{ field: 'effectiveOn', message: 'Choose a day within a year.' }]);
    expect((await propose({ effectiveOn: '2027-03-16' })).status).toBe(200);
  });

  test('is told to the colleague who was asked, else to everybody who may publish', async () => {
    const { read: db } = world.deps.database;
    const told = async () =>
      (await db.query(db.builder.selectFrom('outbox').selectAll().where('kind', '=', 'draft-proposed'))).length;
    await runSql(
      world.deps.database,
      "update staff set role = 'Admin', permissions = '[]' where id = 'staff-manager-bright-smile-test'",
    );
    await tried(world);
    await propose({ askedId: 'staff-admin-demo-test' });
    expect(await told()).toBe(1);
    await world.call(calls.withdrawCreditDraft, { params, body: { version: await version() } }, { token: world.nora });
    await propose();
    expect(await told()).toBeGreaterThan(2);
  });

  test('is proposed to nobody where nobody else may publish', async () => {
    await tried(world);
    await runSql(world.deps.database, "update staff set is_active = 0 where id <> 'staff-operations-demo-test'");
    const alone = await propose();
    expect([alone.status, alone.body.message]).toEqual([
      409,
      'No one else can publish it, and publishing needs two people.',
    ]);
  });

  test('is agreed to for a later day only while no table of it has moved on', async () => {
    await tried(world);
    await propose({ effectiveOn: '2026-03-20' });
    await moveOn();
    const late = await approve();
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    expect((await read()).draft?.status).toBe('PROPOSED');
  });

  test('needs a what-if of the last 30 days', async () => {
    await tried(world);
    const blocksAfter = async (days: number) => {
      world.deps.clock.advance(days * 86_400_000);
      return (await read(await world.staffSession('operations@demo.test'))).draft?.blocks;
    };
    expect(await blocksAfter(30)).toEqual([]);
    expect(await blocksAfter(1)).toEqual(['The what-if is more than 30 days old. Run it again.']);
  });

  test('waits for its day and is published at its beginning, once', async () => {
    await tried(world);
    await propose({ effectiveOn: '2026-03-20' });
    const waiting = await approve();
    expect(waiting.body.draft).toMatchObject({ status: 'SCHEDULED', proposal: { approvedBy: 'Priya Raman' } });
    await publishScheduled(world.deps, civilDate('2026-03-19'));
    expect((await inForce()).version).toBe(3);
    await publishScheduled(world.deps, civilDate('2026-03-20'));
    await publishScheduled(world.deps, civilDate('2026-03-20'));
    expect((await inForce()).version).toBe(4);
    expect((await read()).draft).toBeNull();
  });

  test('that can be published no more on its day is open again and says why', async () => {
    await tried(world);
    await propose({ effectiveOn: '2026-03-20' });
    await approve();
    await moveOn();
    await publishScheduled(world.deps, civilDate('2026-03-20'));
    const { draft } = await read();
    expect(draft).toMatchObject({ status: 'OPEN', proposal: null });
    expect(draft?.events.at(-1)).toMatchObject({ act: 'NOT_PUBLISHED', by: 'Scheduled publishing' });
    expect((await inForce()).compiled.configuration.gradeRiskApr?.version).toBe(2);
  });

  test('a table that moved on stops it cell by cell, and nothing of it is published', async () => {
    await tried(world);
    await propose();
    await moveOn();
    const late = await approve();
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    expect(late.body.changes).toEqual([{ row: 'Standard rates: FIXED_36', column: 'D', from: 19.99, to: 19.49 }]);
    expect((await read()).draft?.changes[0]?.conflict).toMatchObject({
      version: 2,
      cells: [{ row: 'FIXED_36', to: 19.49 }],
    });
    expect((await tables()).version).toBe(2);
  });

  test('two who publish at once: exactly one does', async () => {
    await tried(world);
    await propose();
    const seen = await version();
    const third = await world.staffSession('audit@demo.test').catch(() => world.priya);
    const answers = await Promise.all(
      [world.priya, third, world.priya].map((token) =>
        world.call(calls.approveCreditDraft, { params, body: { version: seen } }, { token }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await inForce()).version).toBe(4);
    expect((await tables()).version).toBe(2);
  });

  /** Another draft of another profile publishes the table that both work with. */
  async function moveOn(): Promise<void> {
    const thin = { id: 'risk-thin-files' };
    const body = {
      version: 1,
      draftVersion: null,
      name: 'Standard rates',
      content: withRates('FIXED_36', { D: 19.49 }),
    };
    const saved = await world.call(calls.saveDraftTable, { params: { ...thin, ...RATES }, body } as never, {
      token: world.nora,
    });
    expect(saved.status).toBe(200);
    await tried(world, undefined, thin.id);
    const seen = async () =>
      (await world.call(calls.getCreditDraft, { params: thin }, { token: world.nora })).body.draft?.version ?? 0;
    const wish = { version: await seen(), reason: 'Quicker', effectiveOn: TODAY, askedId: null };
    expect(
      (await world.call(calls.proposeCreditDraft, { params: thin, body: wish }, { token: world.nora })).status,
    ).toBe(200);
    const done = await world.call(
      calls.approveCreditDraft,
      { params: thin, body: { version: await seen() } },
      { token: world.priya },
    );
    expect(done.body.draft).toBeNull();
  }
});

describe('fair lending', () => {
  beforeEach(async () => {
    await start({ isDemoWorld: true });
    await world.save(stricter, LINES);
  });

  test('a ratio below 0.80 in a group that is large enough blocks, and is named', async () => {
    const { report } = await tried(world);
    const below = report?.fair.filter(({ judgement }) => judgement === 'BELOW') ?? [];
    expect(below.map(({ label }) => label)).toContain('Texas');
    for (const { cases, draft } of below) {
      expect(cases).toBeGreaterThanOrEqual(30);
      expect(draft).toBeLessThan(0.8);
    }
    const refused = await propose();
    expect(refused.body.code).toBe('RULES_FORBID');
    const texas = below.find(({ label }) => label === 'Texas')?.draft ?? Number.NaN;
    expect(refused.body.message).toContain(`Texas: the approval ratio is 0.${Math.floor(texas * 100)}, below 0.80.`);
  });
});

describe('where no second person is asked for', () => {
  beforeEach(async () => {
    await start({ environment: { PF_PUBLISH_DUAL_CONTROL: 'off' } });
    await world.save(cheaper);
    await tried(world);
  });

  test('whoever proposes publishes at once', async () => {
    const { body } = await propose();
    expect(body).toMatchObject({
      draft: null,
      needsSecondPerson: false,
      profile: { version: 4, publishedBy: 'Owen Hale' },
    });
  });

  test('or on its day', async () => {
    const { body } = await propose({ effectiveOn: '2026-04-01' });
    expect(body.draft).toMatchObject({ status: 'SCHEDULED', proposal: { approvedBy: null } });
  });
});
