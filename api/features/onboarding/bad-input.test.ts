import {
  activateProvider,
  askSugarAgain,
  getOnboarding,
  getRiskBasedTerms,
  setFundingType,
  setOnboardingBank,
  setOnboardingUsers,
  setProviderPublic,
  setRewardsProgram,
  setRiskBasedTerms,
  startOnboarding,
} from '@contract/onboarding/calls';
import { setOnboardingProductGroup } from '@contract/onboarding/product-calls';
import { addProviderInformation } from '@contract/onboarding/provider-information-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { quickRuntime } from '../../test/quick-runtime';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { onboardedPractice } from './onboarding.reads';
import { setProductGroup, setRiskProfiles } from './onboarding.writes';

const TIMEOUT_MS = 150;
let sandbox: SandboxHarness;
let world: TestApp;
let token: string;
let next = 0;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  const vendors = sandbox.vendors({ runtime: quickRuntime(), timeoutMs: TIMEOUT_MS });
  world = await startTestApp({ sandbox, overrides: { vendors } });
  token = await world.staffSession('admin@demo.test');
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const start = async (body: { sugarId?: string } = {}) =>
  (await world.call(startOnboarding, { body }, { token })).body.onboarding;
async function aPractice() {
  next += 1;
  const { _id: onboardingId } = await start();
  const body = {
    onboardingId,
    practiceName: `Alder Point ${next}`,
    email: 'hello@alder.test',
    phoneNumber: '5095550147',
    streetAddress: '1 Alder Street',
    city: 'Spokane',
    stateCode: 'WA' as const,
    zipCode: '99201',
    specialty: 'Dentistry' as const,
    enrollments: ['APPLICATIONS' as const],
  };
  const { body: made } = await world.call(addProviderInformation, { body }, { token });
  return { onboardingId, practiceId: made.providerInformation.practiceId, slug: made.providerInformation.urlSlug };
}
const read = async (practiceId: string) => (await world.call(getOnboarding, { query: { practiceId } }, { token })).body;
const people = (email: string) => [
  { contactName: 'Lee Park', role: 'PracticeAdmin', email, phoneNumber: '', isPoc: true },
];
const bank = { bankName: 'First', accountHolder: 'Alder', accountNumber: '55554444', routingNumber: '110000000' };
const FUNDING = { PatientFi: true, Genesis: false, PatientFiUnlimited: false };

test('a system of the sales team that is too slow holds nobody up, and is asked again later', async () => {
  await sandbox.fault({ vendor: 'crm', mode: 'slow', delayMs: TIMEOUT_MS * 4, times: 10 });
  const { _id: providerId, lead, nextStep } = await start({ sugarId: '48211' });
  expect([lead.fields, lead.error, nextStep]).toEqual([
    [],
    "The CRM isn't responding. Try again in a few minutes.",
    'lead',
  ]);
  await sandbox.reset();
  const { body } = await world.call(askSugarAgain, { body: { providerId } }, { token });
  expect([body.onboarding.lead.error, body.onboarding.lead.missing]).toEqual([null, []]);
  expect(body.onboarding.practiceName).toBe('Juniper Dental');
});

test('of two practices that choose the same address part at once one gets it, and the other loses nothing', async () => {
  const [one, two] = [await aPractice(), await aPractice()];
  const wish = { publicFacing: true, urlSlug: 'alder-at-the-point', searchKeywords: ['implants'] };
  const answers = await Promise.all(
    [one, two].map(({ practiceId }) => world.call(setProviderPublic, { body: { practiceId, ...wish } }, { token })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lost = answers[0]?.status === 409 ? one : two;
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.fields).toEqual([
    { field: 'urlSlug', message: 'Another practice or enterprise already uses this address.' },
  ]);
  const { onboarding, providerPublicInformation } = await read(lost.practiceId);
  expect(providerPublicInformation?.urlSlug).toBe(lost.slug);
  expect(onboarding.steps.find(({ step }) => step === 'provider-public')?.isDone).toBe(false);
});

test('a step before the practice is made finds no practice, and a practice that is open keeps its people', async () => {
  const { _id } = await start();
  const early = await world.call(setFundingType, { body: { practiceId: _id, fundingType: FUNDING } }, { token });
  expect([early.status, early.body.code]).toEqual([404, 'NOT_FOUND']);
  const body = { practiceId: 'prac-bright-smile', users: people('new@bright-smile.test') };
  const late = await world.call(setOnboardingUsers, { body }, { token });
  expect([late.status, late.body.message]).toEqual([
    409,
    "This practice's users already have accounts. Edit them under Users.",
  ]);
});

test('steps may be answered in any order once there is a practice', async () => {
  const { practiceId } = await aPractice();
  const rewards = { practiceId, enabled: true, startDate: '08/20/2026' };
  expect((await world.call(setRewardsProgram, { body: rewards }, { token })).status).toBe(200);
  expect((await world.call(setOnboardingBank, { body: { practiceId, ...bank } }, { token })).status).toBe(200);
  expect((await read(practiceId)).onboarding.nextStep).toBe('provider-public');
});

test('somebody who became a user between their step and the activation stops it, and nothing is half made', async () => {
  const { practiceId, slug } = await aPractice();
  const email = `lee-${slug}@alder.test`;
  const ok = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);
  await ok(world.call(setProviderPublic, { body: { practiceId, publicFacing: true, urlSlug: slug } }, { token }));
  const two = [...people(`first-${slug}@alder.test`), { ...people(email)[0], isPoc: false }] as ReturnType<
    typeof people
  >;
  await ok(world.call(setOnboardingUsers, { body: { practiceId, users: two } }, { token }));
  await ok(world.call(setFundingType, { body: { practiceId, fundingType: FUNDING } }, { token }));
  await ok(world.call(setOnboardingBank, { body: { practiceId, ...bank } }, { token }));
  const productGroup = { productGroupId: 'group-standard' };
  await ok(world.call(setOnboardingProductGroup, { body: { practiceId, productGroup } }, { token }));
  const { body: terms } = await world.call(getRiskBasedTerms, { query: { practiceId } }, { token });
  const open = terms.data.find(({ enrollment, refusal }) => enrollment === 'APPLICATIONS' && refusal === null);
  const risks = { apr: open?.apr?._id ?? null, mdf: open?.mdf._id ?? '' };
  await ok(
    world.call(
      setRiskBasedTerms,
      { body: { practiceId, risks, riskProfile: String(open?.riskProfile._id) } },
      { token },
    ),
  );
  await world.deps.database.migrate([`update staff set email = '${email}' where email = 'staff@bright-smile.test'`]);
  const answer = await world.call(activateProvider, { body: { practiceId } }, { token });
  expect([answer.status, answer.body.code]).toEqual([409, 'DUPLICATED_DATA']);
  const { onboarding, providerInformation } = await read(practiceId);
  expect([onboarding.status, providerInformation?.isActive]).toEqual(['IN_PROGRESS', false]);
  const { read: db } = world.deps.database;
  const made = await db.query(
    db.builder.selectFrom('staff').select('id').where('email', '=', `first-${slug}@alder.test`),
  );
  expect(made).toEqual([]);
  await world.deps.database.migrate([`update staff set email = 'staff@bright-smile.test' where email = '${email}'`]);
  expect((await world.call(activateProvider, { body: { practiceId } }, { token })).status).toBe(200);
});

test('a preset pair of rates and fees is proposed to a practice that joins, by the profile of its enrollment', async () => {
  const { practiceId } = await aPractice();
  const { body } = await world.call(getRiskBasedTerms, { query: { practiceId } }, { token });
  const preset = body.data.filter(({ isPreset, enrollment }) => isPreset && enrollment === 'APPLICATIONS');
  expect(preset).toHaveLength(1);
  const { read: db } = world.deps.database;
  const profiles = await db.query(
    db.builder
      .selectFrom('risk_profile')
      .select('id')
      .where('is_current', '=', 1)
      .where('boarding_preset', '=', 1)
      .where('enrollment', '=', 'APPLICATIONS'),
  );
  expect(preset.map(({ riskProfile }) => riskProfile._id)).toEqual(profiles.map(({ id }) => id));
  expect(preset[0]?.apr?._id).toBeTruthy();
});

test('what a practice offers is not set from a profile or a group that its settings changed meanwhile', async () => {
  const { practiceId: id } = await aPractice();
  const { database } = world.deps;
  const practice = await database.read.first(onboardedPractice, { id });
  const { risk_profile_id: financing = '', product_group_id: group = '' } = practice ?? {};
  const offer = (ratedBy: string) => database.transaction((tx) => tx.run(setProductGroup, { id, group, ratedBy }));
  const rated = (offering: string) =>
    database.transaction((tx) => tx.run(setRiskProfiles, { id, financing, membership: null, offering }));
  expect([await offer('another'), await rated('another')]).toEqual([0, 0]);
  expect([await offer(financing), await rated(group)]).toEqual([1, 1]);
});
