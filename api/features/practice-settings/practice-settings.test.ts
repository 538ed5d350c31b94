import { changeProviderFund } from '@contract/funding/calls';
import { calculatePayments } from '@contract/payment-calculator/calls';
import {
  changePracticeDetails,
  changePracticeProduct,
  changePracticeRiskProfile,
  getPracticeDetails,
  listPracticeRiskProfiles,
} from '@contract/practice-settings/calls';
import { replaceEmbedSites } from '@contract/website/calls';
import { DEMO_CONFIGURATION, DEMO_THIN_FILES } from '@domain/underwriting/demo-configuration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { payloadContext } from '../../jobs/outbox';
import { startTestApp, type TestApp } from '../../test/app';
import { loadRiskProfile } from '../risk/index';

/** Without memberships, with the dental products. */
const practiceId = 'prac-brightarch-smiles';
const brightSmile = 'prac-bright-smile';
const manager = 'manager@bright-smile.test';
const admin = 'admin@demo.test';
const thin = DEMO_THIN_FILES.riskProfile.id;

let world: TestApp;
beforeEach(async () => {
  world = await startTestApp();
});
afterEach(() => world.discard());

const tokenOf = async (email: string) => ({ token: await world.staffSession(email) });
const offer = async (email = admin, id = practiceId) =>
  world.call(listPracticeRiskProfiles, { query: { practiceId: id } }, await tokenOf(email));
const giveProfile = async (riskprofile: string, { version = 1, email = admin, id = practiceId } = {}) =>
  world.call(changePracticeRiskProfile, { params: { id }, body: { riskprofile, version } }, await tokenOf(email));
type Product = { productId?: string; data?: { enabled: boolean; minAmount: number; maxAmount: number } };
const giveProduct = async (
  product: Product,
  { version = 1, email = admin, group = 'group-dental', id = practiceId } = {},
) =>
  world.call(
    changePracticeProduct,
    { body: { practiceId: id, productGroupId: group, version, ...product } },
    await tokenOf(email),
  );
const details = async (email: string, change: object, version = 1) =>
  world.call(
    changePracticeDetails,
    { params: { id: brightSmile }, body: { version, ...change } },
    await tokenOf(email),
  );
const audits = async () => {
  const { read } = world.deps.database;
  const rows = await read.query(read.builder.selectFrom('audit').selectAll().where('object_type', '=', 'practice'));
  return rows.map(({ shard, action, actor_id, detail }) => ({ shard, action, actor_id, detail: JSON.parse(detail) }));
};
const stored = async () => {
  const { read } = world.deps.database;
  const [row] = await read.query(read.builder.selectFrom('practice').selectAll().where('id', '=', practiceId));
  if (!row) throw new Error('No practice');
  return row;
};
const plansOffered = async (amount: number) => {
  const { body } = await world.call(calculatePayments, { body: { practiceId, amount } }, await tokenOf(admin));
  return JSON.stringify(body);
};

describe('what a practice may offer', () => {
  test('is read with all that it can be given', async () => {
    const { status, body } = await offer();
    expect(status).toBe(200);
    expect(body.patientfiriskprofile).toEqual({ _id: DEMO_CONFIGURATION.riskProfile.id, name: 'Standard' });
    expect(body.data.map(({ name, isInForce, refusal }) => [name, isInForce, refusal])).toEqual([
      ['Standard', true, null],
      ['Thin files', false, null],
    ]);
    expect(body.productGroupId).toBe('group-dental');
    expect(body.products.find(({ productId }) => productId === 'FIXED_60')).toEqual({
      productId: 'FIXED_60',
      name: '60 monthly payments',
      enabled: true,
      minAmount: 250,
      maxAmount: 25_000,
      group: { enabled: true, minAmount: 250, maxAmount: 25_000 },
    });
  });

  test('another risk profile is the one that decides next, with its products', async () => {
    const { status, body } = await giveProfile(thin);
    expect([status, body.patientfiriskprofile._id, body.version]).toEqual([200, thin, 2]);
    const row = await stored();
    const { compiled } = await loadRiskProfile(world.deps.database.read, row.risk_profile_id, row.product_group_id);
    expect(compiled.configuration.gradeAssignment.name).toBe('Thin files');
    expect(await audits()).toEqual([
      {
        shard: practiceId,
        action: 'practice.risk_profile_changed',
        actor_id: 'staff-admin-demo-test',
        detail: { enrollment: 'APPLICATIONS', before: 'risk-standard', after: thin, version: 1 },
      },
    ]);
  });

  test('a product that is off is in no calculator and no decision, and comes back as the group has it', async () => {
    expect(await plansOffered(4500)).toContain('FIXED_60');
    const off = await giveProduct({
      productId: 'FIXED_60',
      data: { enabled: false, minAmount: 250, maxAmount: 25_000 },
    });
    expect([off.status, off.body.version]).toEqual([200, 2]);
    expect(off.body.products.find(({ productId }) => productId === 'FIXED_60')).toMatchObject({ enabled: false });
    expect(await plansOffered(4500)).not.toContain('FIXED_60');
    expect(await plansOffered(4500)).toContain('FIXED_36');
    const on = await giveProduct(
      { productId: 'FIXED_60', data: { enabled: true, minAmount: 250, maxAmount: 25_000 } },
      { version: 2 },
    );
    expect(on.status).toBe(200);
    expect((await stored()).product_group_id).toBe('group-dental');
    expect(await plansOffered(4500)).toContain('FIXED_60');
  });

  test('amounts are narrowed, and a second product keeps what the first has', async () => {
    await giveProduct({ productId: 'FIXED_60', data: { enabled: true, minAmount: 5000, maxAmount: 20_000 } });
    const data = { enabled: false, minAmount: 250, maxAmount: 25_000 };
    const { body } = await giveProduct({ productId: 'FIXED_6', data }, { version: 2 });
    const own = body.products.filter(({ productId }) => productId === 'FIXED_60' || productId === 'FIXED_6');
    expect(own.map(({ enabled, minAmount }) => [enabled, minAmount])).toEqual([
      [false, 250],
      [true, 5000],
    ]);
    expect(await plansOffered(4500)).not.toContain('FIXED_60');
    expect(await plansOffered(5000)).toContain('FIXED_60');
  });

  test('what a decision was made with stays readable after the practice has changed', async () => {
    await giveProduct({ productId: 'FIXED_60', data: { enabled: false, minAmount: 250, maxAmount: 25_000 } });
    const before = (await stored()).product_group_id;
    await giveProduct({}, { version: 2, group: 'group-standard' });
    expect((await stored()).product_group_id).toBe('group-standard');
    const { compiled } = await loadRiskProfile(world.deps.database.read, 'risk-standard', before);
    const { products } = compiled.configuration.productGroup;
    expect(products.find(({ product }) => product === 'FIXED_60')?.enabled).toBe(false);
    const actions = (await audits()).map(({ action }) => action);
    expect(actions).toEqual(['practice.product_changed', 'practice.product_changed']);
  });

  test.each([
    ['productGroupId', {}, { group: 'group-unknown' }],
    ['productId', { productId: 'PROMO_24', data: { enabled: false, minAmount: 500, maxAmount: 900 } }, {}],
    ['data.minAmount', { productId: 'FIXED_6', data: { enabled: true, minAmount: 100, maxAmount: 900 } }, {}],
    ['data.maxAmount', { productId: 'FIXED_6', data: { enabled: true, minAmount: 500, maxAmount: 90_000 } }, {}],
    ['data.maxAmount', { productId: 'FIXED_6', data: { enabled: true, minAmount: 900, maxAmount: 500 } }, {}],
    ['data', { productId: 'FIXED_6' }, {}],
  ] as const)('%s is refused by name', async (field, product, of) => {
    const { status, body } = await giveProduct(product, of);
    expect([status, body.fields?.map((fault) => fault.field)]).toEqual([422, [field]]);
    expect((await stored()).version).toBe(1);
  });

  test('the last product stays on', async () => {
    const all = (await offer()).body.products;
    let version = 1;
    const statuses: number[] = [];
    for (const { productId, minAmount, maxAmount } of all) {
      const { status } = await giveProduct({ productId, data: { enabled: false, minAmount, maxAmount } }, { version });
      if (status === 200) version += 1;
      statuses.push(status);
    }
    expect(statuses).toEqual([...all.slice(1).map(() => 200), 422]);
  });

  test('a practice with memberships keeps a group that its membership profile rates', async () => {
    const id = 'prac-harbor-medspa';
    const { body } = await offer(admin, id);
    expect(body.priviriskprofile?.name).toBe('Membership standard');
    const group = 'group-dental';
    const refused = await giveProduct({}, { group, id });
    expect(refused.body.fields?.[0]).toEqual({
      field: 'productGroupId',
      message: 'Membership standard has no rates for it.',
    });
    expect(body.data.map(({ enrollment }) => enrollment)).toContain('MEMBERSHIPS');
  });

  test.each(['risk-unknown', 'risk-membership'])('the profile %s is refused', async (profile) => {
    const { status, body } = await giveProfile(profile);
    expect([status, body.fields?.[0]?.field]).toEqual([422, 'riskprofile']);
  });

  test('what changes nothing leaves no row', async () => {
    expect((await giveProfile('risk-standard')).body.version).toBe(1);
    expect((await giveProduct({})).body.version).toBe(1);
    expect(await audits()).toEqual([]);
  });

  test('without a version the last change is right, of offer and details alike', async () => {
    const session = await tokenOf(admin);
    const params = { id: practiceId };
    const given = await world.call(changePracticeRiskProfile, { params, body: { riskprofile: thin } }, session);
    const body = { practiceId, productGroupId: 'group-standard' };
    const grouped = await world.call(changePracticeProduct, { body }, session);
    const email = 'front-desk@bright-smile.example';
    const reached = await world.call(changePracticeDetails, { params, body: { email } }, session);
    expect([given.status, grouped.status, reached.status]).toEqual([200, 200, 200]);
    expect(reached.body.email).toBe(email);
  });

  test('two at once: one is told that the other was quicker', async () => {
    const answers = await Promise.all([giveProfile(thin), giveProduct({}, { group: 'group-standard' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await audits()).toHaveLength(1);
  });
});

describe('what a practice is called and how it is reached', () => {
  test('its manager changes how it is reached, with a row of each field before and after', async () => {
    const { status, body } = await details(manager, { email: 'Desk@Bright-Smile.test', accent: '#1a6b4f' });
    expect([status, body.email, body.details?.accent, body.version]).toEqual([
      200,
      'desk@bright-smile.test',
      '#1a6b4f',
      2,
    ]);
    const [row] = await audits();
    expect(row).toMatchObject({ action: 'practice.details_changed', actor_id: 'staff-manager-bright-smile-test' });
    expect(Object.keys(row?.detail ?? {})).toEqual(['email', 'accent']);
    expect(row?.detail.email).toBe('hello@bright-smile.test → desk@bright-smile.test');
  });

  test('the address that the practice had hears of another one, once, and the new one does not', async () => {
    await details(manager, { email: 'desk@bright-smile.test', phoneNumber: '5125550177' });
    await details(manager, { phoneNumber: '5125550178' }, 2);
    const { read } = world.deps.database;
    const rows = await read.query(
      read.builder.selectFrom('outbox').selectAll().where('kind', '=', 'practice-email-changed'),
    );
    const mails = rows.map(({ id, payload }) => JSON.parse(world.deps.vault.openText(payload, payloadContext(id))));
    expect(mails).toMatchObject([{ to: 'hello@bright-smile.test', practiceName: 'Bright Smile Dental' }]);
    expect(mails[0].changedBy).toMatch(/\w+ \w+/);
  });

  test('details, offer and websites each have their version: one change stops no other', async () => {
    const id = brightSmile;
    expect((await details(admin, { phoneNumber: '5125550177' })).status).toBe(200);
    expect((await giveProfile(thin, { id })).status).toBe(200);
    const sites = { params: { practiceId: id }, body: { version: 1, sites: ['https://www.bright-smile.example'] } };
    expect((await world.call(replaceEmbedSites, sites, await tokenOf(admin))).status).toBe(200);
    expect((await details(admin, { phoneNumber: '5125550178' }, 2)).status).toBe(200);
    const stale = [
      await details(admin, { phoneNumber: '5125550179' }, 2),
      await giveProfile('risk-standard', { id }),
      await world.call(replaceEmbedSites, { ...sites, body: { version: 1, sites: [] } }, await tokenOf(admin)),
    ];
    expect(stale.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'STALE']));
  });

  test('name and address are ours to change', async () => {
    const change = { practiceName: 'Bright Smiles', stateCode: 'NV' };
    const refused = await details(manager, change);
    expect([refused.status, refused.body.fields?.map(({ field }) => field)]).toEqual([
      422,
      ['practiceName', 'stateCode'],
    ]);
    const { status, body } = await details(admin, { ...change, unitApartment: 'Suite 4' });
    expect([status, body.practiceName, body.details?.unitApartment]).toEqual([200, 'Bright Smiles', 'Suite 4']);
    expect((await details(admin, { unitApartment: '' }, 2)).body.details?.unitApartment).toBeNull();
  });

  test('a name that is sent as it was is no change', async () => {
    const { practiceName } = (await details(manager, { phoneNumber: '5125550177' })).body;
    expect((await details(manager, { practiceName }, 2)).body.version).toBe(2);
  });

  test.each([
    'not an address',
    'javascript:alert(1)',
    'https://user:secret@x.example',
    '//evil.example',
    'https://x/"><script>',
    'https://x.example/"><script>',
  ])('the website %s is none', async (practiceURL) => {
    const { status, body } = await details(manager, { practiceURL });
    expect([status, body.fields?.[0]?.field]).toEqual([422, 'practiceURL']);
  });

  test('a website is kept in one form', async () => {
    const { status, body } = await details(manager, { practiceURL: 'HTTPS://Bright-Smile.Example:443/' });
    expect([status, body.practiceURL]).toEqual([200, 'https://bright-smile.example']);
    expect((await details(manager, { practiceURL: 'https://bright-smile.example' }, 2)).body.version).toBe(2);
  });

  test('everybody of the practice reads it, and who may not change it is told so', async () => {
    const query = { practiceId: brightSmile, contactOnly: 'true' as const };
    const { body } = await world.call(getPracticeDetails, { query }, await tokenOf('staff@bright-smile.test'));
    expect(body).toMatchObject({ practiceName: 'Bright Smile Dental', details: null, canEdit: false });
  });
});

test('whether payments are held is read by who may hold them, and changes with it', async () => {
  const read = async (email: string) =>
    (await world.call(getPracticeDetails, { query: { practiceId } }, await tokenOf(email))).body.suspendSendingFunds;
  expect([await read(admin), await read('finance@demo.test')]).toEqual([false, undefined]);
  const body = { practiceId, suspendSendingFunds: true };
  expect((await world.call(changeProviderFund, { body }, await tokenOf(admin))).status).toBe(200);
  expect(await read(admin)).toBe(true);
});
