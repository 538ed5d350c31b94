import { findEnterprise } from '@contract/account/calls';
import {
  activateProvider,
  askSugarAgain,
  deactivateProvider,
  getOnboarding,
  getRewardsProgram,
  getRiskBasedTerms,
  givePracticeTemplate,
  setFundingType,
  setOnboardingBank,
  setOnboardingUsers,
  setProviderPublic,
  setRewardsProgram,
  setRiskBasedTerms,
  startOnboarding,
} from '@contract/onboarding/calls';
import { addProviderInformation, changeProviderInformation } from '@contract/onboarding/provider-information-calls';
import { getPracticeBySlug } from '@contract/practice/calls';
import { DEMO_MEMBERSHIP_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { quickRuntime } from '../../test/quick-runtime';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';

let sandbox: SandboxHarness;
let world: TestApp;
let token: string;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  const vendors = sandbox.vendors({ runtime: quickRuntime(), timeoutMs: 5000 });
  world = await startTestApp({ sandbox, overrides: { vendors } });
  token = await world.staffSession('admin@demo.test');
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const ofLead = (fields: readonly { field: string; value: string }[]) =>
  Object.fromEntries(fields.map(({ field, value }) => [field, value]));

async function started(body: { sugarId?: string } = {}) {
  const answer = await world.call(startOnboarding, { body }, { token });
  expect(answer.status).toBe(200);
  return answer.body.onboarding;
}

const CEDAR = {
  practiceName: 'Cedar Ridge Dental',
  email: 'hello@cedarridge.test',
  phoneNumber: '(509) 555-0147',
  streetAddress: '2210 Maple Hollow Rd',
  city: 'Spokane',
  stateCode: 'WA',
  zipCode: '99201',
  specialty: 'Dentistry',
  enrollments: ['APPLICATIONS'],
} as const;
async function aPractice(change: { practiceName?: string } = {}) {
  const { _id: onboardingId } = await started();
  const body = { onboardingId, ...CEDAR, enrollments: [...CEDAR.enrollments], ...change };
  const { status, body: answer } = await world.call(addProviderInformation, { body }, { token });
  expect(status).toBe(200);
  return { practiceId: answer.providerInformation.practiceId, slug: answer.providerInformation.urlSlug, onboardingId };
}
const DANA = {
  contactName: 'Dana Whitlock',
  role: 'PracticeAdmin',
  email: 'dana@cedarridge.test',
  phoneNumber: '',
  isPoc: true,
};
const BANK = {
  bankName: 'First Bank',
  accountHolder: 'Cedar Ridge Dental',
  accountNumber: '5212345677',
  routingNumber: '110000000',
};
const FUNDING = { PatientFi: true, Genesis: false, PatientFiUnlimited: false };

describe('a lead', () => {
  test('brings what the sales team knows, and is onboarded once', async () => {
    const { lead, steps, practiceName, nextStep } = await started({ sugarId: '48211' });
    expect([practiceName, lead.error, lead.missing, nextStep]).toEqual([
      'Juniper Dental',
      null,
      [],
      'provider-information',
    ]);
    expect(steps.find(({ step }) => step === 'lead')).toMatchObject({ isDone: true, isNeeded: false });
    const again = await world.call(startOnboarding, { body: { sugarId: '48211' } }, { token });
    expect([again.status, again.body.message]).toEqual([409, 'SugarId not available to onboard']);
  });

  test('of which half arrives keeps the half, says what is missing, and is asked again', async () => {
    const { _id: providerId, lead, nextStep } = await started({ sugarId: '48213' });
    expect(lead.error).toBe('Module Accounts timed out');
    expect(nextStep).toBe('lead');
    expect(lead.missing).toEqual(expect.arrayContaining(['legalBusinessName', 'bankName', 'routingNumber']));
    expect(ofLead(lead.fields)).toMatchObject({ practiceName: 'Cedar Ridge Dental', city: 'Spokane' });
    const again = await world.call(askSugarAgain, { body: { providerId } }, { token });
    expect(ofLead(again.body.onboarding.lead.fields)).toEqual(ofLead(lead.fields));
  });

  test('of a system that is down does not hold anybody up', async () => {
    const { lead } = await started({ sugarId: '48215' });
    expect([lead.fields, lead.error]).toEqual([[], "The CRM isn't responding. Try again in a few minutes."]);
  });

  test('that is none is refused at its field', async () => {
    const answer = await world.call(startOnboarding, { body: { sugarId: '1' } }, { token });
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([422, 'sugarId']);
  });
});

describe('the practice', () => {
  test('is closed to patients, has a free address part, and comes back as it was told', async () => {
    const first = await aPractice();
    const second = await aPractice();
    expect([first.slug, second.slug]).toEqual(['cedar-ridge-dental', 'cedar-ridge-dental-2']);
    const found = await world.call(getPracticeBySlug, { params: { slug: first.slug } } as never, {});
    expect(found.status).toBe(404);
    const body = {
      practiceId: first.practiceId,
      manufacturer: 'Galderma',
      isAllergan: true,
      isSeparatedTransactions: true,
      optionalDebitCard: true,
      providerReference: 'CR-1',
      legalBusinessName: 'Cedar Ridge PLLC',
      yearEstablished: '2012',
      unitApartment: '4B',
      practiceTags: { dateTrained: '2026-08-20', leadSources: { primary: 'Referral' as const, broker: 'Ann Lee' } },
    };
    await world.call(changeProviderInformation, { body }, { token });
    // What is left out stays, also of the tags.
    const more = { practiceId: first.practiceId, practiceTags: { leadSources: { secondary: 'Website' as const } } };
    await world.call(changeProviderInformation, { body: more }, { token });
    const { body: read } = await world.call(getOnboarding, { query: { practiceId: first.practiceId } }, { token });
    expect(read.providerInformation).toMatchObject({
      manufacturer: 'Galderma',
      isAllergan: true,
      isSeparatedTransactions: true,
      optionalDebitCard: true,
      providerReference: 'CR-1',
      legalBusinessName: 'Cedar Ridge PLLC',
      yearEstablished: '2012',
      unitApartment: '4B',
      practiceTags: {
        specialty: 'Dentistry',
        dateTrained: '08/20/2026',
        leadSources: { primary: 'Referral', secondary: 'Website', broker: 'Ann Lee' },
      },
    });
  });

  test('that comes to an enterprise, moves to another and leaves it has each on record, and nothing where it stays', async () => {
    const { practiceId } = await aPractice();
    for (const enterpriseId of ['ent-brightarch', 'ent-brightarch', 'ent-harborline', ''])
      await world.call(changeProviderInformation, { body: { practiceId, enterpriseId } }, { token });
    const { read } = world.deps.database;
    const moves = await read.query(
      read.builder
        .selectFrom('audit')
        .select(['shard', 'detail'])
        .where('object_id', '=', practiceId)
        .where('action', '=', 'practice.enterprise_changed')
        .orderBy('seq'),
    );
    expect(moves.map(({ shard, detail }) => [shard, JSON.parse(detail)])).toEqual([
      [practiceId, { before: null, after: 'ent-brightarch' }],
      [practiceId, { before: 'ent-brightarch', after: 'ent-harborline' }],
      [practiceId, { before: 'ent-harborline', after: null }],
    ]);
  });

  test('is made once for its onboarding', async () => {
    const { onboardingId } = await aPractice();
    const body = { onboardingId, ...CEDAR, practiceName: 'Another', enrollments: [...CEDAR.enrollments] };
    const answer = await world.call(addProviderInformation, { body }, { token });
    expect([answer.status, answer.body.message]).toEqual([409, 'A colleague already saved this step.']);
  });

  test.each([
    ['bright-smile', 409, 'Another practice or enterprise already uses this address.'],
    ['harborline', 409, 'Another practice or enterprise already uses this address.'],
    ['admin', 422, 'This address is reserved. Choose another one.'],
    ['-x-', 422, 'Use lowercase letters, numbers, and single hyphens.'],
  ])('cannot take the address part %s', async (urlSlug, status, message) => {
    const { practiceId } = await aPractice();
    const body = { practiceId, publicFacing: true, urlSlug };
    const answer = await world.call(setProviderPublic, { body }, { token });
    expect([answer.status, answer.body.fields?.[0]]).toEqual([status, { field: 'urlSlug', message }]);
  });

  test.each([
    ['Harborline', 'harborline-2'],
    ['Admin', 'admin-2'],
  ])('called %s like an enterprise or a page of ours has the address part %s', async (practiceName, slug) => {
    expect((await aPractice({ practiceName })).slug).toBe(slug);
  });

  test('has pages elsewhere, which are those', async () => {
    const { practiceId, slug } = await aPractice();
    const body = { practiceId, publicFacing: false, urlSlug: slug };
    for (const pages of [
      { instagramUrl: 'https://evil.test/instagram.com' },
      { instagramUrl: 'https://evil-instagram.com/cedar' },
      { instagramUrl: 'http://instagram.com/cedar' },
      { instagramUrl: 'https://pay.evil.test@instagram.com/cedar' },
      { facebookUrl: 'https://evil-facebook.com/cedar' },
      { facebookUrl: 'https://facebook.com/"><script>' },
      { facebookUrl: '//facebook.com/cedar' },
    ]) {
      const refused = await world.call(setProviderPublic, { body: { ...body, ...pages } }, { token });
      expect(refused.body.fields?.map(({ field }) => field)).toEqual(Object.keys(pages));
    }
    const kept = await world.call(
      setProviderPublic,
      {
        body: { ...body, instagramUrl: 'https://www.instagram.com/cedar', searchKeywords: ['implants', 'implants'] },
      },
      { token },
    );
    expect(kept.body.providerPublicInformation).toMatchObject({
      publicFacing: false,
      instagramUrl: 'https://www.instagram.com/cedar',
      searchKeywords: ['implants'],
    });
  });
});

describe('its people', () => {
  test('may be unfinished, each field saying whether it is fit', async () => {
    const { practiceId } = await aPractice();
    const users = [{ ...DANA, email: 'dana@', contactName: 'Dana' }];
    const answer = await world.call(setOnboardingUsers, { body: { practiceId, users } }, { token });
    expect(answer.body.providerUser[0]?.isValid).toEqual({
      contactName: false,
      role: true,
      email: false,
      phoneNumber: true,
    });
    expect(answer.body.usersFault).toBe('Fix the highlighted people.');
    expect(answer.body.onboarding.steps.find(({ step }) => step === 'users')?.isDone).toBe(false);
  });

  test('are refused where somebody has an account with the address', async () => {
    const { practiceId } = await aPractice();
    const users = [DANA, { ...DANA, isPoc: false, email: 'Manager@bright-smile.test' }];
    const answer = await world.call(setOnboardingUsers, { body: { practiceId, users } }, { token });
    expect(answer.body.fields).toEqual([
      { field: 'users[1].email', message: 'An account with this email address already exists.' },
    ]);
  });
});

test('one that is not public is not in the list of its enterprise', async () => {
  const practiceId = 'prac-brightarch-smiles';
  const listed = async () => {
    const { body } = await world.call(findEnterprise, { query: { _id: 'ent-brightarch' } }, {});
    return body.enterprise.practices.some(({ _id }) => _id === practiceId);
  };
  expect(await listed()).toBe(true);
  const set = (publicFacing: boolean) =>
    world.call(setProviderPublic, { body: { practiceId, publicFacing, urlSlug: 'brightarch-smiles' } }, { token });
  expect((await set(false)).status).toBe(200);
  expect(await listed()).toBe(false);
  await set(true);
  expect(await listed()).toBe(true);
});

test('a bank is known by its number, and only the last four digits of an account are read again', async () => {
  const { practiceId } = await aPractice();
  const wrong = { practiceId, ...BANK, routingNumber: '110000001' };
  const refused = await world.call(setOnboardingBank, { body: wrong }, { token });
  expect(refused.body.fields?.[0]?.field).toBe('routingNumber');
  await world.call(setOnboardingBank, { body: { practiceId, ...BANK } }, { token });
  const { body } = await world.call(getOnboarding, { query: { practiceId } }, { token });
  expect(body.bankingInformation).toEqual({
    bankName: 'First Bank',
    accountHolder: 'Cedar Ridge Dental',
    accountNumber: '5677',
    routingNumber: '',
  });
  expect(JSON.stringify(body)).not.toContain('5212345677');
});

test.each([
  [{ PatientFi: false, Genesis: false, PatientFiUnlimited: false }, 'fundingType'],
  [{ ...FUNDING, PatientFiUnlimited_pctFee: 5 }, 'fundingType.PatientFiUnlimited_pctFee'],
  [{ ...FUNDING, PatientFiUnlimited: true, PatientFiUnlimited_pctFee: 5.005 }, 'fundingType.PatientFiUnlimited_pctFee'],
])('the funding %o is refused at %s', async (fundingType, field) => {
  const { practiceId } = await aPractice();
  const answer = await world.call(setFundingType, { body: { practiceId, fundingType } }, { token });
  expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([422, field]);
});

test('a practice with memberships tells the least fee of its profile beside its name', async () => {
  const query = { practiceId: 'prac-bright-smile' };
  const { body } = await world.call(getOnboarding, { query }, { token });
  const fees = DEMO_MEMBERSHIP_CONFIGURATION.gradeRiskMdf.products
    .flatMap(({ values }) => Object.values(values))
    .filter((fee) => fee !== null);
  expect(body.providerInformation?.priviriskprofile).toEqual({
    _id: DEMO_MEMBERSHIP_CONFIGURATION.riskProfile.id,
    name: DEMO_MEMBERSHIP_CONFIGURATION.riskProfile.name,
    priviVariableMDF: Math.min(...fees) / 100,
  });
});

test('a rewards program ends 60 days after it began, in days as people write them', async () => {
  const { practiceId } = await aPractice();
  const read = () => world.call(getRewardsProgram, { query: { practiceId } }, { token });
  expect((await read()).body.rewardsProgram).toBeNull();
  const body = { practiceId, enabled: true, startDate: '12/31/2027' };
  await world.call(setRewardsProgram, { body }, { token });
  // Across February 29.
  expect((await read()).body.rewardsProgram).toEqual({
    practiceId,
    enabled: true,
    startDate: '12/31/2027',
    endDate: '02/29/2028',
  });
  const wrong = await world.call(setRewardsProgram, { body: { ...body, startDate: '02/30/2027' } }, { token });
  expect(wrong.body.fields).toEqual([{ field: 'startDate', message: 'Enter a date like 08/20/2026.' }]);
});

test('a practice is given the treatments of its specialty once', async () => {
  const { practiceId } = await aPractice();
  const give = () => world.call(givePracticeTemplate, { body: { practiceId } }, { token });
  const first = await give();
  expect([first.body.added, first.body.template.isGiven]).toEqual([5, true]);
  expect(first.body.template.contact).toEqual({
    heading: 'Contact Cedar Ridge Dental',
    lines: ['2210 Maple Hollow Rd', 'Spokane, WA 99201', '5095550147', 'hello@cedarridge.test'],
  });
  expect((await give()).body.added).toBe(0);
});

describe('activation', () => {
  async function ready() {
    const made = await aPractice();
    const { practiceId, slug } = made;
    const unique = `dana-${slug}@cedarridge.test`;
    await world.call(setProviderPublic, { body: { practiceId, publicFacing: true, urlSlug: slug } }, { token });
    await world.call(setOnboardingUsers, { body: { practiceId, users: [{ ...DANA, email: unique }] } }, { token });
    await world.call(setFundingType, { body: { practiceId, fundingType: FUNDING } }, { token });
    await world.call(setOnboardingBank, { body: { practiceId, ...BANK } }, { token });
    const { body: terms } = await world.call(getRiskBasedTerms, { query: { practiceId } }, { token });
    const open = terms.data.find(({ enrollment, refusal }) => enrollment === 'APPLICATIONS' && refusal === null);
    const risks = { apr: open?.apr?._id ?? null, mdf: open?.mdf._id ?? '' };
    const riskProfile = String(open?.riskProfile._id);
    const set = await world.call(setRiskBasedTerms, { body: { practiceId, risks, riskProfile } }, { token });
    expect(set.status).toBe(200);
    return { ...made, unique };
  }

  test('names every step that is missing', async () => {
    const { practiceId } = await aPractice();
    const answer = await world.call(activateProvider, { body: { practiceId } }, { token });
    expect(answer.status).toBe(409);
    expect(answer.body.fields?.map(({ field }: { field: string }) => field)).toEqual([
      'steps.provider-public',
      'steps.users',
      'steps.funding',
      'steps.products',
      'steps.risk-terms',
      'steps.bank',
    ]);
  });

  test('a profile is given by itself where another has the same rates and fees', async () => {
    const { practiceId } = await aPractice();
    const { body: terms } = await world.call(getRiskBasedTerms, { query: { practiceId } }, { token });
    const open = terms.data.filter(({ enrollment, refusal }) => enrollment === 'APPLICATIONS' && refusal === null);
    const [standard, thin] = ['Standard', 'Thin files'].map((one) =>
      open.find(({ riskProfile }) => riskProfile.name === one),
    );
    if (!standard || !thin) throw new Error('The profiles of the seed are not there.');
    const risks = { apr: thin.apr?._id ?? null, mdf: thin.mdf._id };
    expect({ apr: standard.apr?._id ?? null, mdf: standard.mdf._id }).toEqual(risks);
    const unclear = await world.call(setRiskBasedTerms, { body: { practiceId, risks } }, { token });
    expect(unclear.body.fields).toEqual([
      { field: 'risks', message: 'Several risk profiles have these rates and fees. Choose one of them.' },
    ]);
    const riskProfile = thin.riskProfile._id;
    const set = await world.call(setRiskBasedTerms, { body: { practiceId, risks, riskProfile } }, { token });
    expect(set.body.risks).toEqual({ ...risks, riskProfile });
    const { body: now } = await world.call(getRiskBasedTerms, { query: { practiceId } }, { token });
    expect(now.risks).toEqual({ ...risks, riskProfile });
    const { database } = world.deps;
    const [practice] = await database.read.query(
      database.read.builder.selectFrom('practice').select('risk_profile_id').where('id', '=', practiceId),
    );
    expect(practice?.risk_profile_id).toBe(riskProfile);
  });

  test('terms that no profile joins are refused', async () => {
    const { practiceId } = await aPractice();
    const body = { practiceId, risks: { apr: 'nobody', mdf: 'nobody' } };
    const answer = await world.call(setRiskBasedTerms, { body }, { token });
    expect(answer.body.fields).toEqual([{ field: 'risks', message: 'No risk profile matches these rates and fees.' }]);
  });

  test('of two administrators, the one who saw an older state is told', async () => {
    const { practiceId } = await ready();
    const { body } = await world.call(getOnboarding, { query: { practiceId } }, { token });
    const { version } = body.onboarding;
    const bank = { practiceId, version, ...BANK };
    expect((await world.call(setOnboardingBank, { body: bank }, { token })).status).toBe(200);
    const late = await world.call(setOnboardingBank, { body: { ...bank, bankName: 'Other' } }, { token });
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
  });

  test('a practice that was never open is not closed', async () => {
    const { practiceId } = await aPractice();
    const answer = await world.call(deactivateProvider, { body: { practiceId, reason: 'It moves.' } }, { token });
    expect([answer.status, answer.body.message]).toEqual([409, "This practice isn't active yet."]);
    const { body } = await world.call(getOnboarding, { query: { practiceId } }, { token });
    expect(body.onboarding.status).toBe('IN_PROGRESS');
  });

  test('a practice that is open is closed and opened again, with its people', async () => {
    const practiceId = 'prac-bright-smile';
    const find = () => world.call(getPracticeBySlug, { params: { slug: 'bright-smile' } } as never, {});
    expect((await find()).status).toBe(200);
    const closed = await world.call(deactivateProvider, { body: { practiceId, reason: 'It moves.' } }, { token });
    expect(closed.body.onboarding.status).toBe('DEACTIVATED');
    expect((await find()).status).toBe(404);
    const { body: before } = await world.call(getOnboarding, { query: { practiceId } }, { token });
    const opened = await world.call(activateProvider, { body: { practiceId } }, { token });
    expect(opened.body.onboarding.status).toBe('ACTIVE');
    expect((await find()).status).toBe(200);
    const { body: after } = await world.call(getOnboarding, { query: { practiceId } }, { token });
    expect(before.running?.closing).toMatchObject({ members: 'FINISH' });
    expect(after.running).toEqual({ ...before.running, closing: null });
    expect(after.running?.users).toBeGreaterThan(0);
  });
});
