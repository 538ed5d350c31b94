import type { CallInput } from '@contract/endpoint';
import {
  approveCustomTheme,
  getCustomTheme,
  listRequestedThemes,
  requestCustomTheme,
  resetCustomTheme,
  withdrawCustomTheme,
} from '@contract/membership-settings/theme-calls';
import { getPracticeDetails } from '@contract/practice-settings/calls';
import { findSignupProvider } from '@contract/signup/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { payloadContext } from '../../../jobs/outbox';
import { startTestApp, type TestApp } from '../../../test/app';
import { png } from '../../../test/png';

const practicemanagement = 'prac-harbor-medspa';
const manager = 'manager@harbor-medspa.test';
const admin = 'admin@demo.test';
const other = 'operations@demo.test';
const GREEN = '#2E6E64';
const CORAL = '#FF7A64';
const ADDRESS = /^\/theme-pictures\/[0-9a-f]{64}\.png$/;

let world: TestApp;
beforeEach(async () => {
  world = await startTestApp();
});
afterEach(() => world.discard());

const tokenOf = async (email: string) => ({ token: await world.staffSession(email) });
type Request = CallInput<typeof requestCustomTheme>['body'];
const ask = async (body: Partial<Request> = {}, email = manager) =>
  world.call(requestCustomTheme, { body: { practicemanagement, primary: GREEN, ...body } }, await tokenOf(email));
const decide = async (body: Partial<CallInput<typeof approveCustomTheme>['body']> = {}, email = admin) =>
  world.call(approveCustomTheme, { body: { practicemanagement, ...body } }, await tokenOf(email));
const withdraw = async (version?: number) =>
  world.call(withdrawCustomTheme, { body: { practicemanagement, version } }, await tokenOf(manager));
const reset = async (version?: number) =>
  world.call(resetCustomTheme, { body: { practicemanagement, version } }, await tokenOf(manager));
const shown = async (email = manager) =>
  (await world.call(getCustomTheme, { params: { practiceId: practicemanagement } }, await tokenOf(email))).body
    .customTheme;
const waiting = async (email = admin) =>
  (await world.call(listRequestedThemes, {}, await tokenOf(email))).body.customThemes;
const worn = async () => (await world.call(findSignupProvider, { params: { slug: 'harbor-medspa' } })).body.theme;
const rowsOf = async (table: 'audit' | 'outbox') => {
  const { read } = world.deps.database;
  return read.query(read.builder.selectFrom(table).selectAll());
};
const acts = async () =>
  (await rowsOf('audit'))
    .map((row) => String(Reflect.get(row, 'action')))
    .filter((act) => act.startsWith('custom_theme'));
const mails = async () =>
  (await rowsOf('outbox'))
    .filter((row) => String(Reflect.get(row, 'kind')).startsWith('custom-theme'))
    .map((row) => {
      const { id, kind, payload } = row as { id: string; kind: string; payload: string };
      return { kind, ...(JSON.parse(world.deps.vault.openText(payload, payloadContext(id))) as object) };
    });

describe('a look that a practice asks for', () => {
  test('has mark, logo and requestedTheme: it waits, and nothing wears it yet', async () => {
    const { status, body } = await ask({ mark: png(32, 32), logo: png(120, 40, [10, 90, 60, 255]), version: 0 });
    expect(status).toBe(200);
    expect(body.customTheme).toMatchObject({
      mark: null,
      logo: null,
      primary: CORAL,
      requestedTheme: {
        mark: expect.stringMatching(ADDRESS),
        logo: expect.stringMatching(ADDRESS),
        primary: GREEN,
        worn: { button: GREEN, onButton: '#FFFFFF' },
        requestedBy: expect.stringContaining(' '),
      },
      history: [{ act: 'REQUESTED', primary: GREEN }],
      version: 1,
    });
    expect(await shown()).toEqual(body.customTheme);
    expect(await worn()).toEqual({ mark: null, logo: null, primary: CORAL });
    const picture = await world.app.request(body.customTheme.requestedTheme?.logo ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(`data:image/png;base64,${Buffer.from(await picture.arrayBuffer()).toString('base64')}`).toBe(
      png(120, 40, [10, 90, 60, 255]),
    );
    expect(await acts()).toEqual(['custom_theme.requested']);
  });

  test('is worn by the sign-up once an administrator approved, and the practice has a mail', async () => {
    await ask({ logo: png(120, 40) });
    const { body } = await decide({ version: 1 });
    expect(body.customTheme).toMatchObject({ primary: GREEN, requestedTheme: null, version: 2 });
    expect(body.customTheme.history.map(({ act }) => act)).toEqual(['APPROVED', 'REQUESTED']);
    expect(await worn()).toEqual({ mark: null, logo: body.customTheme.logo, primary: GREEN });
    expect(await mails()).toMatchObject([{ kind: 'custom-theme-approved', to: 'hello@harbor-medspa.test' }]);
    expect(await acts()).toEqual(['custom_theme.requested', 'custom_theme.approved']);
    // The color of the website's buttons is another thing, which the practice sets itself.
    const details = await world.call(
      getPracticeDetails,
      { query: { practiceId: practicemanagement } },
      await tokenOf(admin),
    );
    expect(details.body.details?.accent).toBe(CORAL);
  });

  test('is declined with a reason, which the practice reads; nothing is worn', async () => {
    await ask();
    expect((await decide({ approved: false })).body.fields).toEqual([{ field: 'reason', message: 'Enter a reason' }]);
    const { body } = await decide({ approved: false, reason: 'The logo is not yours.', version: 1 });
    expect(body.customTheme.requestedTheme).toBeNull();
    expect(body.customTheme.history[0]).toMatchObject({ act: 'DECLINED', why: 'The logo is not yours.' });
    expect((await worn()).primary).toBe(CORAL);
    expect(await mails()).toMatchObject([{ kind: 'custom-theme-declined', reason: 'The logo is not yours.' }]);
  });

  test('is replaced by another one, and an administrator who looked at the first is told so', async () => {
    await ask({ logo: png(120, 40), version: 0 });
    const { body } = await ask({ primary: '#3D5A98', version: 1 });
    expect(body.customTheme).toMatchObject({
      requestedTheme: { primary: '#3D5A98', logo: expect.stringMatching(ADDRESS) },
      version: 2,
    });
    expect((await decide({ version: 1 })).body).toMatchObject({ code: 'STALE', version: 2 });
    expect((await worn()).primary).toBe(CORAL);
    expect((await decide({ version: 2 })).status).toBe(200);
    expect((await worn()).primary).toBe('#3D5A98');
  });

  test('is taken back, after which nobody can approve it', async () => {
    await ask();
    expect((await withdraw(1)).body.customTheme).toMatchObject({ requestedTheme: null, version: 2 });
    expect((await decide()).body.code).toBe('STALE');
    expect((await withdraw()).body.code).toBe('STALE');
    expect(await mails()).toEqual([]);
  });

  test('is taken off at once: the practice wears the default, and what waits goes on waiting', async () => {
    await ask();
    await decide();
    await ask({ primary: '#3D5A98' });
    expect((await reset(3)).body.customTheme).toMatchObject({
      primary: null,
      worn: { button: CORAL },
      requestedTheme: { primary: '#3D5A98' },
    });
    expect(await worn()).toEqual({ mark: null, logo: null, primary: null });
    expect(await acts()).toHaveLength(4);
    await reset();
    expect(await acts()).toHaveLength(4);
  });

  test('is asked for once, however often the button was tapped, and approved by one of two', async () => {
    const asked = await Promise.all([ask({ version: 0 }), ask({ version: 0 }), ask({ version: 0 })]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shown()).history).toHaveLength(1);
    const decided = await Promise.all([
      decide({ version: 1 }, admin),
      decide({ version: 1, approved: false, reason: 'No.' }, other),
    ]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shown()).history).toHaveLength(2);
    expect(await mails()).toHaveLength(1);
  });

  test('waits in a list for whoever approves, the oldest first', async () => {
    expect(await waiting()).toEqual([]);
    await ask();
    expect(await waiting()).toEqual([await shown()]);
    expect(await waiting('privi-admin@demo.test')).toHaveLength(1);
    // The finance partner's people see other practices.
    expect(await waiting('finance@demo.test')).toEqual([]);
  });
});

describe('what is refused', () => {
  const svg = `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"></svg>').toString('base64')}`;
  test.each<[string, Partial<Request>, string]>([
    ['logo', { logo: svg }, 'Choose a PNG image.'],
    ['logo', { logo: 'no picture' }, 'Choose a PNG image.'],
    [
      'logo',
      { logo: `data:image/png;base64,${'A'.repeat(66_000)}` },
      'Choose an image with less detail. This one is too large.',
    ],
    ['mark', { mark: png(161, 10) }, 'The icon can be up to 160 by 160 pixels.'],
    ['logo', { logo: png(10, 161) }, 'The logo can be up to 480 by 160 pixels.'],
    [
      'primary',
      { primary: '#ffff00' },
      '#FFFF00 is too light to read on white. The closest readable color is #6B6B09.',
    ],
  ])('a %s that is none', async (field, body, message) => {
    const answer = await ask(body);
    expect(answer.body.fields).toEqual([{ field, message }]);
    expect((await shown()).version).toBe(0);
  });

  test('a color that is none, a picture of more than its bytes', async () => {
    expect((await ask({ primary: 'red' })).body.fields?.map(({ field }) => field)).toEqual(['primary']);
    expect((await ask({ logo: 'x'.repeat(110_000) })).body.fields?.map(({ field }) => field)).toEqual(['logo']);
  });

  test('somebody of another practice, staff who set nothing, and a practice that approves itself', async () => {
    expect((await ask({}, 'manager@lakeview-derm.test')).status).toBe(404);
    expect((await ask({}, 'staff@harbor-medspa.test')).status).toBe(403);
    await ask();
    expect((await decide({}, manager)).status).toBe(403);
    expect((await decide({}, 'finance@demo.test')).status).toBe(404);
  });

  test('a practice without memberships has no look', async () => {
    const body = { practicemanagement: 'prac-brightarch-smiles', primary: GREEN };
    expect((await world.call(requestCustomTheme, { body }, await tokenOf(admin))).status).toBe(404);
  });
});
