import { getEmbedSites, replaceEmbedSites } from '@contract/website/calls';
import { siteFaultText } from '@contract/website/entity';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { giveFactor } from '../../test/builders';

let world: TestApp;
beforeEach(async () => {
  world = await startTestApp();
});
afterEach(() => world.discard());

const practiceId = 'prac-bright-smile';
const manager = 'manager@bright-smile.test';
const read = async (email: string, id = practiceId) =>
  world.call(getEmbedSites, { params: { practiceId: id } }, { token: await world.staffSession(email) });
const write = async (email: string, sites: string[], version = 1, id = practiceId) =>
  world.call(
    replaceEmbedSites,
    { params: { practiceId: id }, body: { version, sites } },
    { token: await world.staffSession(email) },
  );
const audits = async () =>
  (
    await world.deps.database.read.query(
      world.deps.database.read.builder
        .selectFrom('audit')
        .selectAll()
        .where('action', '=', 'practice.embed_sites_replaced'),
    )
  ).map((row) => ({ shard: row.shard, actor: row.actor_id, detail: JSON.parse(row.detail) as unknown }));

describe('the websites of a practice', () => {
  test('are listed with the main website and whether they may be changed', async () => {
    const { status, body } = await read(manager);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      practiceId,
      slug: 'bright-smile',
      practiceName: 'Bright Smile Dental',
      mainSite: 'http://localhost:4001',
      sites: ['http://localhost:4001', 'http://127.0.0.1:4001'],
      version: 1,
      canEdit: true,
    });
  });

  test('are changed, spelled in one way, with a row of who added and removed what', async () => {
    const { status, body } = await write(manager, [
      'WWW.Bright-Smile.example/',
      'https://*.preview.example',
      'http://localhost:4001',
    ]);
    expect(status).toBe(200);
    const sites = ['https://www.bright-smile.example', 'https://*.preview.example', 'http://localhost:4001'];
    expect(body).toMatchObject({ sites, version: 2 });
    expect((await read(manager)).body.sites).toEqual(sites);
    const detail = {
      added: 'https://www.bright-smile.example https://*.preview.example',
      removed: 'http://127.0.0.1:4001',
      count: 3,
    };
    expect(await audits()).toEqual([{ shard: practiceId, actor: 'staff-manager-bright-smile-test', detail }]);
  });

  test('that stay the same leave no trace', async () => {
    const { body } = await write(manager, ['http://127.0.0.1:4001', 'http://localhost:4001']);
    expect(body.version).toBe(1);
    expect(await audits()).toEqual([]);
  });

  test('may all be taken off', async () => {
    expect((await write(manager, [])).body.sites).toEqual([]);
  });

  test('are not changed on top of an older list', async () => {
    await write(manager, ['https://one.example']);
    const late = await write('enterprise@demo.test', ['https://two.example'], 1, 'prac-harbor-medspa');
    expect(late.status).toBe(200);
    const stale = await write(manager, ['https://two.example'], 1);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    expect((await read(manager)).body.sites).toEqual(['https://one.example']);
    expect(await audits()).toHaveLength(2);
  });

  test('changed by two at once are changed by one', async () => {
    const answers = await Promise.all([
      write(manager, ['https://one.example']),
      write('admin@demo.test', ['https://two.example']),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await audits()).toHaveLength(1);
  });
});

describe('who may', () => {
  test.each([
    ['manager@bright-smile.test', practiceId, 200],
    ['admin@demo.test', practiceId, 200],
    ['enterprise@demo.test', 'prac-harbor-medspa', 200],
    ['staff@bright-smile.test', practiceId, 403],
    ['doctor@bright-smile.test', practiceId, 403],
    ['multi@demo.test', practiceId, 403],
  ])('%s changes the sites of %s: %i', async (email, id, status) => {
    const before = (await read(email, id)).body;
    expect(before.canEdit).toBe(status === 200);
    const answer = await write(email, ['https://new.example'], 1, id);
    expect(answer.status).toBe(status);
    expect((await read(email, id)).body.sites).toEqual(status === 200 ? ['https://new.example'] : before.sites);
  });

  test.each([
    ['manager@bright-smile.test', 'prac-clearview-eye'],
    ['staff@bright-smile.test', 'prac-clearview-eye'],
    ['enterprise@demo.test', 'prac-bright-smile'],
    ['admin@demo.test', 'prac-sunset-plastics'],
    ['finance@demo.test', 'prac-bright-smile'],
    ['manager@bright-smile.test', 'no-such-practice'],
  ])('%s sees nothing of %s', async (email, id) => {
    expect((await read(email, id)).status).toBe(404);
    if (!email.startsWith('staff')) expect((await write(email, [], 1, id)).status).toBe(404);
    expect(await audits()).toEqual([]);
  });
});

describe('what is refused', () => {
  test('each address that is no site is named, and nothing is changed', async () => {
    const { status, body } = await write(manager, [
      'https://good.example',
      'http://plain.example',
      'https://10.0.0.1',
      'https://good.example/',
      'https://user:secret@x.example',
      'https://x.example/path',
      'https://*.com',
      'https://*.carrd.co',
    ]);
    expect([status, body.code]).toEqual([422, 'INVALID_FIELDS']);
    expect(body.fields).toEqual([
      { field: 'sites[1]', message: siteFaultText.insecure },
      { field: 'sites[2]', message: siteFaultText['number-address'] },
      { field: 'sites[3]', message: siteFaultText.duplicate },
      { field: 'sites[4]', message: siteFaultText.credentials },
      { field: 'sites[5]', message: siteFaultText['more-than-origin'] },
      { field: 'sites[6]', message: siteFaultText.wildcard },
      { field: 'sites[7]', message: siteFaultText.wildcard },
    ]);
    expect((await read(manager)).body.version).toBe(1);
  });

  test('a twenty-first site', async () => {
    const sites = Array.from({ length: 21 }, (_, index) => `https://site-${index}.example`);
    expect((await write(manager, sites.slice(1))).status).toBe(200);
    const { status, body } = await write(manager, sites, 2);
    expect([status, body.fields?.[0]?.field]).toEqual([422, 'sites']);
  });

  test('an address of this machine, in production', async () => {
    Object.assign(world.deps.config, { production: true });
    await giveFactor(world.deps, manager);
    const { body } = await write(manager, ['http://localhost:4001']);
    expect(body.fields).toEqual([{ field: 'sites[0]', message: siteFaultText['private-name'] }]);
    expect((await read(manager)).body).toMatchObject({ mainSite: null, localAllowed: false });
  });
});
