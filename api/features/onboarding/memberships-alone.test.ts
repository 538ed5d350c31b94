import {
  activateProvider,
  getOnboarding,
  getRiskBasedTerms,
  givePracticeTemplate,
  setOnboardingBank,
  setOnboardingUsers,
  setProviderPublic,
  setRiskBasedTerms,
  startOnboarding,
} from '@contract/onboarding/calls';
import { addProviderInformation } from '@contract/onboarding/provider-information-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

const CONTACT = 'dana@quietbay.test';
const BANK = {
  bankName: 'First Bank',
  accountHolder: 'Quiet Bay',
  accountNumber: '5212345677',
  routingNumber: '110000000',
};

let world: ApplyWorld;
let token: string;
let practiceId: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
  const { body: begun } = await world.call(startOnboarding, { body: {} }, { token });
  const body = {
    onboardingId: begun.onboarding._id,
    practiceName: 'Quiet Bay',
    email: 'hello@quietbay.test',
    phoneNumber: '(509) 555-0147',
    streetAddress: '2 Bay Road',
    city: 'Spokane',
    stateCode: 'WA' as const,
    zipCode: '99201',
    specialty: 'Medical Spa' as const,
    enrollments: ['MEMBERSHIPS' as const],
  };
  practiceId = (await world.call(addProviderInformation, { body }, { token })).body.providerInformation.practiceId;
});
afterAll(() => world.discard());

const details = async () => (await world.call(getOnboarding, { query: { practiceId } }, { token })).body;

test('a practice that offers memberships alone is asked nothing of loans, and is told where its members sign up', async () => {
  const { onboarding } = await details();
  expect(onboarding.steps.map(({ step }) => step)).toEqual([
    'lead',
    'provider-information',
    'provider-public',
    'users',
    'risk-terms',
    'bank',
    'rewards',
  ]);
  const users = [
    { contactName: 'Dana Whitlock', role: 'PracticeAdmin' as const, email: CONTACT, phoneNumber: '', isPoc: true },
  ];
  await world.call(setProviderPublic, { body: { practiceId, publicFacing: true, urlSlug: 'quiet-bay' } }, { token });
  await world.call(setOnboardingUsers, { body: { practiceId, users } }, { token });
  await world.call(setOnboardingBank, { body: { practiceId, ...BANK } }, { token });
  const { body: terms } = await world.call(getRiskBasedTerms, { query: { practiceId } }, { token });
  const chosen = terms.data.find(({ enrollment, refusal }) => enrollment === 'MEMBERSHIPS' && refusal === null);
  const body = {
    practiceId,
    risks: { apr: chosen?.apr?._id ?? null, mdf: chosen?.mdf._id ?? '' },
    riskProfile: chosen?.riskProfile._id ?? '',
  };
  expect((await world.call(setRiskBasedTerms, { body }, { token })).status).toBe(200);
  expect((await details()).onboarding.nextStep).toBe('rewards');
  expect((await world.call(activateProvider, { body: { practiceId } }, { token })).status).toBe(200);

  const mails = await world.mailsTo(CONTACT);
  expect(mails.some(({ text }) => text.includes('Create my password'))).toBe(true);
  const mail = mails.find(({ subject }) => subject === 'Quiet Bay is active');
  expect(mail?.text).toContain('/v2/privi/quiet-bay/signup');
  expect(mail?.text).not.toContain('/quiet-bay/apply');
});

test('its starting treatments are those of its members', async () => {
  const { body } = await world.call(givePracticeTemplate, { body: { practiceId } }, { token });
  expect([body.added, body.template.isGiven]).toEqual([4, true]);
  expect(await world.rows('membership_treatment', ['practice_id', practiceId])).toHaveLength(4);
  expect(await world.rows('treatment', ['practice_id', practiceId])).toEqual([]);
  expect((await world.call(givePracticeTemplate, { body: { practiceId } }, { token })).body.added).toBe(0);
});
