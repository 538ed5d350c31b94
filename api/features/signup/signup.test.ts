import { finishApplication } from '@contract/application/decision-calls';
import {
  emailSignupLink,
  findSignupProvider,
  getSignupInfo,
  getSignupInquiry,
  listSignupProviders,
  renewDuplicatedUser,
  saveSignupAddress,
  saveSignupForLater,
  saveSignupName,
  saveSignupSsn,
  startSignup,
  verifySignupCode,
} from '@contract/signup/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBorrower, aMembership } from '../../test/builders';
import { ADDRESS, NAME, type SignupWorld, startSignupWorld } from './testing/signup-world';

let world: SignupWorld;
beforeAll(async () => {
  world = await startSignupWorld();
});
afterAll(() => world.discard());

describe('the practice of a sign-up', () => {
  test('is found by slug and by id, with its colour', async () => {
    for (const slug of ['harbor-medspa', 'prac-harbor-medspa']) {
      const { body } = await world.call(findSignupProvider, { params: { slug } });
      expect(body).toEqual({
        _id: 'prac-harbor-medspa',
        practiceId: 'prac-harbor-medspa',
        slug: 'harbor-medspa',
        PracticeName: 'Harbor Med Spa',
        phoneNumber: expect.stringMatching(/^\d{10}$/),
        StreetAddress: '12 Harbor Drive',
        UnitApartment: null,
        City: 'Miami',
        StateCode: 'FL',
        ZipCode: '33101',
        enrollments: expect.arrayContaining(['MEMBERSHIPS']),
        theme: { mark: null, logo: null, primary: '#FF7A64' },
      });
    }
  });

  test('without memberships is unknown here and not listed', async () => {
    expect((await world.call(findSignupProvider, { params: { slug: 'empire-implants' } })).status).toBe(404);
    expect((await world.call(startSignup, { body: { data: 'a@b.test', practiceId: 'empire-implants' } })).status).toBe(
      404,
    );
    const { body } = await world.call(listSignupProviders, { query: {} });
    expect(body.providers.map(({ slug }) => slug)).toEqual(['bright-smile', 'harbor-medspa', 'lakeview-derm']);
  });

  test('is searched by name and city, and a wildcard is only a character', async () => {
    const search = async (text: string) =>
      (await world.call(listSignupProviders, { query: { search: text } })).body.providers.map(({ slug }) => slug);
    expect(await search('LAKE')).toEqual(['lakeview-derm']);
    expect(await search('miami')).toEqual(['harbor-medspa']);
    expect(await search('%x%')).toEqual([]);
  });
});

describe('the steps', () => {
  test('go from name over address and number to the agreement, and survive a reload', async () => {
    const who = await world.enter('steps@example.test');
    expect(who.pagePath).toBe('name-step');
    const name = await world.call(saveSignupName, { body: NAME }, who);
    expect(name.body).toMatchObject({ status: 'REGISTER', pagePath: 'address-step', user: { firstname: 'Morgan' } });
    const address = await world.call(saveSignupAddress, { body: ADDRESS }, who);
    expect(address.body.pagePath).toBe('ssn-step');
    const ssn = await world.call(saveSignupSsn, { body: { ssnNumber: '900-55-0001' } }, who);
    expect(ssn.body).toMatchObject({ pagePath: 'agreement-step', user: { hasSsn: true } });
    const again = await world.enter('steps@example.test');
    expect(again).toMatchObject({ applicationId: who.applicationId, pagePath: 'agreement-step' });
    expect(JSON.stringify((await world.call(getSignupInfo, {}, again)).body)).not.toContain('0001');
  });

  test('are saved in their order', async () => {
    const who = await world.enter('order@example.test');
    expect((await world.call(saveSignupAddress, { body: ADDRESS }, who)).body.code).toBe('STEP_ORDER');
    await world.call(saveSignupName, { body: NAME }, who);
    expect((await world.call(saveSignupSsn, { body: { ssnNumber: '900550001' } }, who)).body.code).toBe('STEP_ORDER');
  });

  test('by phone take the address that was typed, unproven', async () => {
    const who = await world.enter('3055550181');
    const { body } = await world.call(saveSignupName, { body: { ...NAME, email: 'typed@example.test' } }, who);
    expect(body.user).toMatchObject({ email: 'typed@example.test', phoneNumber: '3055550181' });
    const [row] = await world.rows('borrower', ['email', 'typed@example.test']);
    expect(row).toMatchObject({ email_verified_at: null });
  });

  test('belong to the sign-up: the calls of the credit application do not know it', async () => {
    const who = await world.enter('cross@example.test');
    const { status } = await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
    expect(status).toBe(404);
  });
});

test('a wrong code opens nothing, and a code of the credit application is none here', async () => {
  const { body } = await world.call(startSignup, { body: { data: 'wrong@example.test', practiceId: 'harbor-medspa' } });
  const right = await world.codeFor('wrong@example.test');
  const otp = right === '111111' ? '222222' : '111111';
  const refused = await world.call(verifySignupCode, { body: { user: body.user, otp } });
  expect(refused.body).toMatchObject({ code: 'WRONG_CODE', triesLeft: 4 });
});

describe('data of another person', () => {
  async function duplicate() {
    const owner = await aBorrower(world.deps, { phone: `305555${Math.trunc(1000 + ownerCount++)}` });
    const who = await world.enter(`double${ownerCount}@example.test`);
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('borrower')
          .set({ phone_verified_at: world.deps.clock.now() })
          .where('id', '=', owner.id),
      ),
    );
    return { owner, who };
  }
  let ownerCount = 0;

  test('is refused at the name step, and nothing of either account changes', async () => {
    const { owner, who } = await duplicate();
    const before = await world.rows('borrower', ['id', owner.id]);
    const { status, body } = await world.call(
      saveSignupName,
      { body: { ...NAME, phoneNumber: owner.phone ?? '' } },
      who,
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'DUPLICATED_DATA', duplicated: true });
    expect(await world.rows('borrower', ['id', owner.id])).toEqual(before);
    expect((await world.call(getSignupInfo, {}, who)).body.user.firstname).toBeNull();
  });

  test('is renewed with the code that goes to its own contact, and begins again at the name', async () => {
    const { owner, who } = await duplicate();
    await world.call(saveSignupName, { body: { ...NAME, phoneNumber: owner.phone ?? '' } }, who);
    const asked = await world.call(renewDuplicatedUser, { body: {} }, who);
    expect(asked.body).toMatchObject({ codeSent: true, destination: 'b•••@e•••.test' });
    const otp = await world.codeFor(owner.email);
    const wrong = await world.call(renewDuplicatedUser, { body: { otp: otp === '123456' ? '654321' : '123456' } }, who);
    expect(wrong.body.code).toBe('WRONG_CODE');
    expect((await world.call(getSignupInfo, {}, who)).body.tries).toBe(1);
    const renewed = await world.call(renewDuplicatedUser, { body: { otp } }, who);
    expect(renewed.body).toEqual({ codeSent: false, destination: null, pagePath: 'name-step' });
    const info = await world.call(getSignupInfo, {}, who);
    expect(info.body).toMatchObject({ pagePath: 'name-step', user: { _id: owner.id, firstname: owner.first_name } });
    const [row] = await world.rows('borrower', ['id', owner.id]);
    expect(row).toMatchObject({ first_name: owner.first_name, birth_date: owner.birth_date, email: owner.email });
  });

  test('cannot be renewed without having been given', async () => {
    const who = await world.enter('nobody@example.test');
    expect((await world.call(renewDuplicatedUser, { body: {} }, who)).body.code).toBe('STEP_ORDER');
    expect((await world.call(renewDuplicatedUser, { body: { otp: '123456' } }, who)).body.code).toBe('STEP_ORDER');
  });
});

describe('a member', () => {
  test('past the sign-up is sent to the welcome page with a member session', async () => {
    const person = await aBorrower(world.deps, { email: 'active@example.test', practice_id: 'prac-harbor-medspa' });
    await aMembership(world.deps, person, { status: 'ACTIVE' });
    const started = await world.call(startSignup, {
      body: { data: 'active@example.test', practiceId: 'harbor-medspa' },
    });
    const otp = await world.codeFor('active@example.test');
    const { body } = await world.call(verifySignupCode, { body: { user: started.body.user, otp } });
    expect(body.user).toMatchObject({ status: 'ACTIVE', redirectLocation: '/v2/privi/member/welcome' });
    const session = await world.deps.sessions.find(body.token);
    expect(session?.kind).toBe('member');
  });

  test('of an earlier kind of account is sent to the earlier portal', async () => {
    const at = { practice_id: 'prac-harbor-medspa' };
    const person = await aBorrower(world.deps, { email: 'legacy@example.test', v2_allowed: 0, ...at });
    await aMembership(world.deps, person, { status: 'ACTIVE' });
    const started = await world.call(startSignup, {
      body: { data: 'legacy@example.test', practiceId: 'harbor-medspa' },
    });
    const otp = await world.codeFor('legacy@example.test');
    const { body } = await world.call(verifySignupCode, { body: { user: started.body.user, otp } });
    expect(body.code).toBe('LEGACY_ACCOUNT');
  });
});

describe('links', () => {
  test('are sent to the applicant’s own address only', async () => {
    const who = await world.enter('link@example.test');
    expect((await world.call(emailSignupLink, { body: {} }, who)).status).toBe(200);
    expect((await world.call(emailSignupLink, { body: { email: 'victim@example.test' } }, who)).status).toBe(422);
  });

  test('are sent by staff for practices in their scope', async () => {
    const token = await world.staffSession('manager@harbor-medspa.test');
    const send = (practiceId: string) =>
      world.call(emailSignupLink, { body: { email: 'patient@example.test', practiceId } }, { token });
    expect((await send('prac-harbor-medspa')).status).toBe(200);
  });

  test('of a saved sign-up lead back to it', async () => {
    const who = await world.enter('later@example.test');
    expect((await world.call(saveSignupForLater, {}, who)).status).toBe(200);
    expect((await world.call(getSignupInfo, {}, who)).body.user.saveForLater).toBe(true);
  });
});

test('the identity inquiry is not opened for a sign-up that needs none', async () => {
  const who = await world.enter('noinquiry@example.test');
  expect((await world.call(getSignupInquiry, {}, who)).body.code).toBe('STEP_ORDER');
});
