import {
  activateProvider,
  getOnboarding,
  getRiskBasedTerms,
  printMasterAgreement,
  setFundingType,
  setOnboardingBank,
  setOnboardingUsers,
  setProviderPublic,
  setRiskBasedTerms,
  startOnboarding,
} from '@contract/onboarding/calls';
import { listOnboardings } from '@contract/onboarding/list';
import { setOnboardingProductGroup } from '@contract/onboarding/product-calls';
import { addProviderInformation, changeProviderInformation } from '@contract/onboarding/provider-information-calls';
import { getProviderCardPage, getProviderPaymentOptions, saveProviderCard } from '@contract/payment-options/calls';
import { findEnrollmentPlace } from '@contract/provider-enrollment/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterCard } from '../../vendors/card-page/testing/enter-card';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';
import { openPracticeBank } from '../funding/practice-bank';
import { BANK, CONTACT, enrollee, OWNER, START } from '../provider-enrollment/testing/enrollee';

let world: ApplyWorld;
let token: string;
let next = 0;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());
beforeEach(() => {
  next += 1;
});

const AUX = {
  firstName: 'Omar',
  lastName: 'Reyes',
  email: 'omar@cedarridge.test',
  phoneNumber: '5095550149',
  jobTitle: 'Manager',
};
const unique = (email: string) => email.replace('@', `-${next}@`);

type Said = Parameters<ReturnType<typeof enrollee>['start']>[0];
/** A practice that enrolled itself and signed. */
async function enrolled(said: Said = {}) {
  const who = enrollee(world);
  await who.start({
    primaryContact: { ...CONTACT, email: unique(CONTACT.email), isOwner: false },
    auxiliaryContact: { ...AUX, email: unique(AUX.email) },
    doctorInformation: { firstName: 'Ines', lastName: 'Moore', email: unique('ines@cedarridge.test') },
    ...said,
  });
  await who.owner({ firstName: 'Ada', email: unique('ada@cedarridge.test') });
  await who.bank();
  await who.card();
  const { body } = await who.sign();
  return body.enrollment.providerLeadId;
}
let press = 0;
/** Each press of its own, as of another administrator. */
const take = (providerLeadId: string) => {
  press += 1;
  const headers = { 'idempotency-key': `take-up-${providerLeadId}-${press}` };
  return world.call(startOnboarding, { body: { providerLeadId } }, { token, headers });
};
async function taken(providerLeadId: string) {
  const { status, body } = await take(providerLeadId);
  expect(status).toBe(200);
  return body.onboarding;
}
const read = async (query: { practiceId: string } | { onboardingId: string }) =>
  (await world.call(getOnboarding, { query }, { token })).body;
const listed = async (filters: object) =>
  (await world.call(listOnboardings, { body: { filters } }, { token })).body.data;
const done = (steps: readonly { step: string; isDone: boolean }[]) =>
  steps.filter(({ isDone }) => isDone).map(({ step }) => step);

describe('a finished self-enrollment', () => {
  test('waits for somebody in the list, and an unfinished one does not', async () => {
    const unfinished = enrollee(world);
    await unfinished.ready();
    const leadId = await enrolled();
    const rows = (await listed({ status: ['WAITING'], source: ['self-enrolled'] })).filter(
      ({ providerLeadId }) => providerLeadId === leadId,
    );
    expect(rows).toMatchObject([
      {
        practiceName: 'Cedar Ridge Dental',
        status: 'WAITING',
        source: 'self-enrolled',
        enrollment: 'BOTH',
        practiceId: null,
      },
    ]);
    const all = await listed({});
    expect(all.filter(({ providerLeadId }) => providerLeadId !== null && providerLeadId !== leadId)).toEqual([]);
  });

  test('tells whoever onboards everything that was said, and of what the vault keeps four digits', async () => {
    const leadId = await enrolled();
    const [row] = (await listed({ status: ['WAITING'] })).filter((one) => one.providerLeadId === leadId);
    const body = await read({ onboardingId: row?._id ?? '' });
    expect(body.selfEnrollment).toMatchObject({
      providerLeadId: leadId,
      businessInformation: { providerName: 'Cedar Ridge Dental', city: 'Spokane' },
      ownerInformation: { firstName: 'Ada', ownerId: '8812' },
      bankInformation: { accountNumber: '6789', routingNumber: '0000' },
      authorization: { authorizedSigner: 'Dana Whitlock' },
    });
    const text = JSON.stringify(body);
    for (const secret of [BANK.accountNumber, BANK.routingNumber, OWNER.ownerId, '123458812', OWNER.dateOfBirth])
      expect(text).not.toContain(secret);
    expect(Object.keys(body.selfEnrollment?.paymentMethod ?? {}).toSorted()).toEqual([
      'cardBrand',
      'cardLastFour',
      'cardType',
      'isEligibleForDisbursement',
      'paymentMethodId',
    ]);
  });

  test('cannot be typed over before it is taken up', async () => {
    const leadId = await enrolled();
    const [row] = (await listed({ status: ['WAITING'] })).filter((one) => one.providerLeadId === leadId);
    const body = {
      onboardingId: row?._id ?? '',
      practiceName: 'Another',
      email: 'hello@another.test',
      phoneNumber: '5095550147',
      streetAddress: '1 Main St',
      city: 'Spokane',
      stateCode: 'WA',
      zipCode: '99201',
      specialty: 'Dentistry',
      enrollments: ['APPLICATIONS'],
    } as const;
    const answer = await world.call(
      addProviderInformation,
      { body: { ...body, enrollments: [...body.enrollments] } },
      { token },
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'STEP_ORDER']);
  });
});

describe('taken up', () => {
  test('it is a practice with all that it said: nobody types it again', async () => {
    const leadId = await enrolled();
    const onboarding = await taken(leadId);
    expect(onboarding).toMatchObject({
      providerLeadId: leadId,
      status: 'IN_PROGRESS',
      practiceName: 'Cedar Ridge Dental',
    });
    expect(done(onboarding.steps)).toEqual(['lead', 'provider-information', 'users', 'bank']);
    const body = await read({ practiceId: onboarding.practiceId ?? '' });
    expect(body.providerInformation).toMatchObject({
      practiceName: 'Cedar Ridge Dental',
      legalBusinessName: 'Cedar Ridge Dental Group',
      yearEstablished: '2008',
      email: 'office@cedarridge.test',
      phoneNumber: '5095550148',
      practiceURL: 'https://www.cedarridge.test',
      streetAddress: '400 Cedar Street',
      unitApartment: null,
      city: 'Spokane',
      stateCode: 'WA',
      zipCode: '99201',
      specialty: 'General Dentistry',
      enrollments: ['APPLICATIONS', 'MEMBERSHIPS'],
      isActive: false,
      enterprise: null,
      practiceTags: { leadSources: { primary: 'Self-enrollment', secondary: 'Referral', broker: 'Bright Smile' } },
    });
    expect(body.providerUser.map(({ contactName, role, email, isPoc }) => [contactName, role, email, isPoc])).toEqual([
      ['Dana Whitlock', 'PracticeAdmin', unique(CONTACT.email), true],
      ['Ada Whitlock', 'PracticeAdmin', unique('ada@cedarridge.test'), false],
      ['Omar Reyes', 'PracticeStaff', unique(AUX.email), false],
      ['Ines Moore', 'PracticeDoctor', unique('ines@cedarridge.test'), false],
    ]);
    expect(body.bankingInformation).toEqual({
      bankName: BANK.bankName,
      accountHolder: BANK.accountHolder,
      accountNumber: '6789',
      routingNumber: '',
    });
    expect(await listed({ status: ['WAITING'] })).not.toContainEqual(
      expect.objectContaining({ providerLeadId: leadId }),
    );
    const history = await world.rows('provider_enrollment_history');
    expect(history.filter((row) => row.enrollment_id === leadId).at(-1)?.action).toBe('TAKEN_UP');
  });

  test('its money goes to the account of the vault, and its fees are paid by its card', async () => {
    const { practiceId } = await taken(await enrolled());
    const [bank] = (await world.rows('practice_bank')).filter((row) => row.practice_id === practiceId);
    const opened = await openPracticeBank(world.deps.database.read, world.deps.vault, String(bank?.vault_id));
    expect(opened).toEqual({ accountNumber: BANK.accountNumber, routingNumber: BANK.routingNumber });
    const query = { practiceId: practiceId ?? '' };
    const { body } = await world.call(getProviderPaymentOptions, { query }, { token });
    expect(body).toMatchObject({ paymentOptions: { paymentMethod: 'CARD', paymentPeriod: 'MONTHLY' } });
    const cards = (await world.rows('fee_account')).filter((row) => row.owner_id === practiceId);
    expect(cards).toMatchObject([{ owner_kind: 'PRACTICE', kind: 'CARD', replaced_at: null }]);
    expect(JSON.stringify(cards)).not.toContain('tok_');
  });

  test('its agreement is read as it was signed, by whoever onboards', async () => {
    const { _id, practiceId } = await taken(await enrolled());
    const { providerInformation } = await read({ practiceId: practiceId ?? '' });
    expect(providerInformation?.documentPath).toBe(`${printMasterAgreement.path}?onboardingId=${_id}`);
    const ask = { query: { onboardingId: _id } };
    const printed = await world.call(printMasterAgreement, ask, { token });
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(String(printed.body).slice(0, 5)).toBe('%PDF-');
    const manager = await world.staffSession('manager@bright-smile.test');
    expect((await world.call(printMasterAgreement, ask, { token: manager })).status).toBe(403);
  });

  test('it joins the enterprise of its address, and pays as that agreed on', async () => {
    const { practiceId } = await taken(await enrolled({ slug: 'brightarch' }));
    const { providerInformation } = await read({ practiceId: practiceId ?? '' });
    expect(providerInformation?.enterprise?._id).toBe('ent-brightarch');
    const terms = (await world.rows('practice_program')).filter((row) => row.practice_id === practiceId);
    expect(terms).toEqual([]);
    const { read: db } = world.deps.database;
    const moves = await db.query(
      db.builder
        .selectFrom('audit')
        .select('detail')
        .where('object_id', '=', practiceId ?? '')
        .where('action', '=', 'practice.enterprise_changed'),
    );
    expect(moves.map(({ detail }) => JSON.parse(detail))).toEqual([{ before: null, after: 'ent-brightarch' }]);
  });

  test('it is taken up once, and by fifty at once by one of them', async () => {
    const leadId = await enrolled();
    const answers = await Promise.all(Array.from({ length: 50 }, () => take(leadId)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['DUPLICATED_DATA']),
    );
    const rows = (await world.rows('practice_onboarding')).filter((row) => row.provider_lead_id === leadId);
    expect(rows).toHaveLength(1);
    const practices = (await world.rows('practice')).filter(({ id }) => id === rows[0]?.practice_id);
    expect(practices).toHaveLength(1);
    const late = await take(leadId);
    expect([late.status, late.body.fields]).toEqual([
      409,
      [{ field: 'providerLeadId', message: 'A colleague is already onboarding this self-enrollment.' }],
    ]);
  });

  test('somebody of it who got an account meanwhile is left to whoever onboards', async () => {
    const leadId = await enrolled();
    const admin = (await world.rows('staff')).find(({ email }) => email === 'manager@bright-smile.test');
    await world.deps.database.migrate([`update staff set email = '${unique(AUX.email)}' where id = '${admin?.id}'`]);
    const onboarding = await taken(leadId);
    expect(done(onboarding.steps)).toEqual(['lead', 'provider-information', 'bank']);
    await world.deps.database.migrate([
      `update staff set email = 'manager@bright-smile.test' where id = '${admin?.id}'`,
    ]);
  });

  test('it is activated with what only the platform decides', async () => {
    const { practiceId: id, practiceName } = await taken(await enrolled());
    const practiceId = id ?? '';
    const { providerInformation } = await read({ practiceId });
    const urlSlug = providerInformation?.urlSlug ?? '';
    const send = async (answer: Promise<{ status: number; body: object }>) =>
      expect(await answer).toMatchObject({ status: 200 });
    await send(world.call(setProviderPublic, { body: { practiceId, publicFacing: true, urlSlug } }, { token }));
    const fundingType = { PatientFi: true, Genesis: false, PatientFiUnlimited: false };
    await send(world.call(setFundingType, { body: { practiceId, fundingType } }, { token }));
    const { body: terms } = await world.call(getRiskBasedTerms, { query: { practiceId } }, { token });
    const open = terms.data.find(({ enrollment, refusal }) => enrollment === 'APPLICATIONS' && refusal === null);
    const risks = { apr: open?.apr?._id ?? null, mdf: open?.mdf._id ?? '' };
    await send(
      world.call(
        setRiskBasedTerms,
        { body: { practiceId, risks, riskProfile: String(open?.riskProfile._id) } },
        { token },
      ),
    );
    const group = { productGroupId: 'group-standard' };
    await send(world.call(setOnboardingProductGroup, { body: { practiceId, productGroup: group } }, { token }));
    const answer = await world.call(activateProvider, { body: { practiceId } }, { token });
    expect([answer.status, answer.body.onboarding?.status, practiceName]).toEqual([
      200,
      'ACTIVE',
      'Cedar Ridge Dental',
    ]);
  });
});

describe('at the address of a practice that is being set up', () => {
  async function inSetup() {
    const { body } = await world.call(startOnboarding, { body: {} }, { token });
    const typed = {
      practiceName: `Cedar Corner ${next}`,
      email: 'typed@cedar.test',
      phoneNumber: '5095550100',
      streetAddress: '9 Typed Street',
      city: 'Tacoma',
      stateCode: 'WA' as const,
      zipCode: '98401',
      specialty: 'Dentistry' as const,
      enrollments: ['APPLICATIONS' as const],
    };
    const made = await world.call(
      addProviderInformation,
      { body: { onboardingId: body.onboarding._id, ...typed } },
      { token },
    );
    const { practiceId, urlSlug } = made.body.providerInformation;
    return { practiceId, urlSlug, onboardingId: body.onboarding._id, typed };
  }

  test('it goes to that practice, and nothing is replaced that somebody typed', async () => {
    const { practiceId, urlSlug, onboardingId, typed } = await inSetup();
    const said = {
      practiceId,
      legalBusinessName: 'Typed LLC',
      yearEstablished: '1999',
      practiceURL: 'https://typed.test',
      unitApartment: 'Suite 9',
      practiceTags: { leadSources: { primary: 'Website' as const } },
    };
    await world.call(changeProviderInformation, { body: said }, { token });
    const lee = {
      contactName: 'Lee Park',
      role: 'PracticeAdmin',
      email: unique('lee@cedar.test'),
      phoneNumber: '',
      isPoc: true,
    };
    await world.call(setOnboardingUsers, { body: { practiceId, users: [lee] } }, { token });
    const bank = {
      bankName: 'Typed Bank',
      accountHolder: 'Typed LLC',
      accountNumber: '55554444',
      routingNumber: '110000000',
    };
    await world.call(setOnboardingBank, { body: { practiceId, ...bank } }, { token });
    expect((await world.call(findEnrollmentPlace, { params: { slug: urlSlug } }, {})).body.kind).toBe('PRACTICE');
    const leadId = await enrolled({
      slug: urlSlug,
      businessInformation: { ...START.businessInformation, unitApartment: 'Suite 1' },
    });
    const onboarding = await taken(leadId);
    expect([onboarding._id, onboarding.practiceId, onboarding.providerLeadId]).toEqual([
      onboardingId,
      practiceId,
      leadId,
    ]);
    const body = await read({ practiceId });
    expect(body.providerInformation).toMatchObject({
      ...typed,
      ...said,
    });
    expect(body.providerInformation?.documentPath).not.toBeNull();
    expect(body.providerUser.map(({ contactName, isPoc }) => [contactName, isPoc])).toEqual([
      ['Lee Park', true],
      ['Dana Whitlock', false],
      ['Ada Whitlock', false],
      ['Omar Reyes', false],
      ['Ines Moore', false],
    ]);
    expect(body.bankingInformation).toMatchObject({
      bankName: 'Typed Bank',
      accountNumber: '4444',
      accountHolder: 'Typed LLC',
    });
    const rows = (await world.rows('practice_onboarding')).filter((row) => row.provider_lead_id === leadId);
    expect(rows.map(({ id }) => id)).toEqual([onboardingId]);
  });

  test('it leaves the practice the card by which its fees are paid already', async () => {
    const { practiceId, urlSlug } = await inSetup();
    const { body } = await world.call(getProviderCardPage, { query: { practiceId } }, { token });
    const { token: cardToken } = await enterCard(body.data.url);
    const kept = await world.call(saveProviderCard, { body: { practiceId, token: cardToken } }, { token });
    expect(kept.status).toBe(200);
    const cards = async () => (await world.rows('fee_account')).filter((row) => row.owner_id === practiceId);
    const before = await cards();
    await taken(await enrolled({ slug: urlSlug }));
    expect(before).toHaveLength(1);
    expect(await cards()).toEqual(before);
  });

  test('what nobody told is filled in, and a second one is refused', async () => {
    const { practiceId, urlSlug } = await inSetup();
    const [first, second] = [await enrolled({ slug: urlSlug }), await enrolled({ slug: urlSlug })];
    const onboarding = await taken(first);
    expect(done(onboarding.steps)).toEqual(['lead', 'provider-information', 'users', 'bank']);
    const body = await read({ practiceId });
    expect(body.providerInformation).toMatchObject({
      legalBusinessName: 'Cedar Ridge Dental Group',
      yearEstablished: '2008',
      practiceURL: 'https://www.cedarridge.test',
      practiceTags: { leadSources: { primary: 'Self-enrollment', broker: 'Bright Smile' } },
    });
    expect(body.bankingInformation?.accountNumber).toBe('6789');
    const again = await take(second);
    expect([again.status, again.body.message]).toEqual([
      409,
      'This practice is already linked to another self-enrollment.',
    ]);
  });
});

describe('is refused', () => {
  test.each(['nobody-enrolled', 'onb-nobody'])('for %s, at its field', async (providerLeadId) => {
    const answer = await take(providerLeadId);
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([422, 'providerLeadId']);
  });

  test('for one that is not signed, and together with a lead', async () => {
    const who = enrollee(world);
    const { providerLeadId } = await who.ready();
    expect((await take(providerLeadId)).status).toBe(422);
    const both = await world.call(startOnboarding, { body: { providerLeadId, sugarId: '48211' } }, { token });
    expect([both.status, both.body.fields?.[0]?.field]).toEqual([422, 'providerLeadId']);
  });
});
