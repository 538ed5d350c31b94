import { getPersonalInfo, sendApplicationEmailCode, startApplication } from '@contract/application/calls';
import { verifyApplicationCode } from '@contract/application/code-calls';
import {
  getCreditProfile,
  getLoggedBorrower,
  logout,
  logoutByNavigation,
  verifyLoginCode,
  verifyWelcomeBack,
} from '@contract/borrower/calls';
import { listCreditTransactions, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { aBorrower, aCreditLine, aMembership, aTransaction } from '../../test/builders';
import { updateApplication } from '../application/application.writes';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';
import { borrowerById } from './borrower.reads';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

/** Asks for a code and enters it. */
async function logIn(email: string, from: { token: string } | '' | undefined = undefined) {
  const { body } = await world.call(verifyWelcomeBack, { body: { data: email } });
  return world.call(verifyLoginCode, { body: { user: body.user, otp: await world.codeFor(email) } }, from || {});
}

describe('a new log-in in a browser', () => {
  const isIn = async (token: string) => (await world.call(getLoggedBorrower, {}, { token })).status === 200;
  const enter = async (email: string, earlier?: string) =>
    (await logIn(email, earlier && { token: earlier })).body.token;

  test('ends the session that the browser had, whoever it was of, and no other', async () => {
    const [one, other] = [await aBorrower(world.deps), await aBorrower(world.deps)];
    const [first, elsewhere] = [await enter(one.email), await enter(one.email)];
    expect([await isIn(first), await isIn(elsewhere)]).toEqual([true, true]);
    const second = await enter(one.email, first);
    expect([await isIn(first), await isIn(second), await isIn(elsewhere)]).toEqual([false, true, true]);
    const third = await enter(other.email, second);
    expect([await isIn(second), await isIn(third), await isIn(elsewhere)]).toEqual([false, true, true]);
  });

  test('with a wrong code ends nothing', async () => {
    const { email } = await aBorrower(world.deps);
    const token = await enter(email);
    const { body } = await world.call(verifyWelcomeBack, { body: { data: email } });
    const otp = (await world.codeFor(email)) === '000000' ? '111111' : '000000';
    expect((await world.call(verifyLoginCode, { body: { user: body.user, otp } }, { token })).body.code).toBe(
      'WRONG_CODE',
    );
    expect(await isIn(token)).toBe(true);
  });

  test('leaves a session of another kind: a further application goes on beside it', async () => {
    const { token, applicationId } = await world.arrive('beside-log-in@example.test');
    await enter('beside-log-in@example.test', token);
    const read = () => world.call(getPersonalInfo, { query: { applicationId } }, { token });
    expect((await read()).status).toBe(200);
  });

  test('by the code of an application ends the application that the browser had, too', async () => {
    const email = 'again-in-browser@example.test';
    const { token: first, applicationId } = await world.arrive(email);
    const started = await world.call(startApplication, { body: { email, practice: 'bright-smile' } });
    await world.call(sendApplicationEmailCode, { body: { email, applicationId: started.body.applicationId } });
    const body = { otp: await world.codeFor(email), applicationId: started.body.applicationId, email } as const;
    const again = await world.call(verifyApplicationCode, { body: { ...body, channel: 'email' } }, { token: first });
    const read = async (token: string | null) =>
      (await world.call(getPersonalInfo, { query: { applicationId } }, { token: token ?? '' })).status;
    expect([await read(first), await read(again.body.token)]).toEqual([401, 200]);
  });
});

describe('what a log-in says of the transaction that waits', () => {
  test('is nothing where none waits, first that a plan is to be chosen, and then that it is', async () => {
    const borrower = await aBorrower(world.deps);
    const line = await aCreditLine(world.deps, borrower);
    expect((await logIn(borrower.email)).body).toMatchObject({
      user: { id: borrower.id },
      redirectLocation: null,
      selectPlan: false,
      creditTransaction: null,
    });
    const { id } = await aTransaction(world.deps, line);
    const creditTransaction = { transaction: id, genesis: false };
    const first = await logIn(borrower.email);
    expect(first.body).toMatchObject({ selectPlan: true, creditTransaction });
    const body = { transactionId: id, product: 'FIXED_12' };
    expect((await world.call(selectPaymentPlan, { body }, { token: first.body.token })).status).toBe(200);
    expect((await logIn(borrower.email)).body).toMatchObject({ selectPlan: false, creditTransaction });
  });
});

test('a log-in leads back to the practice where an application is not settled', async () => {
  const email = 'unsettled@example.test';
  await world.arrive(email, 'harbor-medspa');
  expect((await logIn(email)).body).toMatchObject({
    redirectLocation: '/v2/harbor-medspa/apply?pagePath=welcome-back',
    practiceSlug: 'harbor-medspa',
    creditTransaction: null,
  });
});

test('a log-in answers under every name of the specification, and tells of a further application that was left', async () => {
  const email = 'left-again@example.test';
  const { applicationId } = await world.arrive(email);
  const asked = await world.call(verifyWelcomeBack, { body: { data: email } });
  const stranger = await world.call(verifyWelcomeBack, { body: { data: 'nobody-known@example.test' } });
  expect([asked.body.status, stranger.body.status]).toEqual(['OTP_SENT', 'OTP_SENT']);
  const redirectLocation = '/v2/bright-smile/apply?pagePath=welcome-back';
  const first = await world.call(verifyLoginCode, {
    body: { user: asked.body.user, otp: await world.codeFor(email) },
  });
  expect(first.body).toMatchObject({
    channel: 'email',
    phoneOrEmail: asked.body.phoneOrEmail,
    application: { _id: applicationId, status: 'INCOMPLETE', pagePath: 'personal-info' },
    redirectLocation,
    redirectUrl: redirectLocation,
    activeReapply: false,
  });
  const own = await world.deps.database.read.first(borrowerById, { id: String(first.body.user.id) });
  expect(first.body.user.userReference).toBe(own?.user_reference);
  await world.deps.database.transaction((tx) => updateApplication(tx, applicationId, { purpose: 'REAPPLY' }));
  world.deps.clock.advance(60_000);
  expect((await logIn(email)).body).toMatchObject({ activeReapply: true, practiceSlug: 'bright-smile' });
});

describe('without v2Allowed', () => {
  test('no code opens anything, and the refusal names the earlier portal', async () => {
    const { email } = await aBorrower(world.deps, { v2_allowed: 0 });
    const refused = await logIn(email);
    expect([refused.status, refused.body.code]).toEqual([403, 'LEGACY_ACCOUNT']);
    expect(Object.keys(refused.body)).not.toContain('token');
  });

  test('a session that was opened before opens nothing any more', async () => {
    const borrower = await aBorrower(world.deps);
    await aCreditLine(world.deps, borrower);
    const { token } = (await logIn(borrower.email)).body;
    expect((await world.call(getLoggedBorrower, {}, { token })).status).toBe(200);
    await world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('borrower').set({ v2_allowed: 0 }).where('id', '=', borrower.id)),
    );
    world.deps.clock.advance(1000);
    const params = { id: borrower.id };
    const asked = [
      await world.call(getLoggedBorrower, {}, { token }),
      await world.call(getCreditProfile, { params }, { token }),
      await world.call(listCreditTransactions, { params }, { token }),
    ];
    for (const { status } of asked) expect(status).toBe(401);
  });
});

describe('a log-in as a member', () => {
  const ask = (body: object) => world.call(verifyWelcomeBack, { body: { data: '', ...body } });

  test.each([{ memberLoginRequest: true, brand: 'privi' }, { brand: 'membership' }, { memberLoginRequest: true }])(
    'with %j sends the code to members alone, and opens a session of theirs',
    async (asked) => {
      const member = await aBorrower(world.deps);
      await aMembership(world.deps, member, { status: 'ACTIVE' });
      const { body } = await ask({ data: member.email, ...asked });
      const otp = await world.codeFor(member.email);
      const asBorrower = await world.call(verifyLoginCode, { body: { user: body.user, otp, brand: 'patientfi' } });
      expect(asBorrower.body.code).toBe('CODE_EXPIRED');
      const session = await world.call(verifyLoginCode, { body: { user: body.user, otp, brand: 'privi' } });
      expect((await world.deps.sessions.find(session.body.token))?.kind).toBe('member');
      const other = await aBorrower(world.deps);
      expect((await ask({ data: other.email, ...asked })).status).toBe(200);
      expect(await world.mailsTo(other.email)).toEqual([]);
    },
  );
});

describe('a code that is given back without its brand', () => {
  const send = async (body: { data: string; brand?: string }) => (await world.call(verifyWelcomeBack, { body })).body;

  test('opens the session for which it was sent', async () => {
    const member = await aBorrower(world.deps);
    await aMembership(world.deps, member, { status: 'ACTIVE' });
    for (const [brand, kind] of [
      ['membership', 'member'],
      [undefined, 'borrower'],
    ] as const) {
      const { user } = await send({ data: member.email, ...(brand && { brand }) });
      const otp = await world.codeFor(member.email);
      const { status, body } = await world.call(verifyLoginCode, { body: { user, otp } });
      expect([status, (await world.deps.sessions.find(body.token))?.kind]).toEqual([200, kind]);
    }
  });

  test('is wrong, not out of date, when it is another one', async () => {
    const member = await aBorrower(world.deps);
    await aMembership(world.deps, member, { status: 'ACTIVE' });
    const { user } = await send({ data: member.email, brand: 'membership' });
    const otp = (await world.codeFor(member.email)) === '000000' ? '111111' : '000000';
    expect((await world.call(verifyLoginCode, { body: { user, otp } })).body.code).toBe('WRONG_CODE');
  });
});

describe('a log-in of a member or of somebody who joins', () => {
  /** Somebody in the middle of the sign-up at a practice, who is no member yet. */
  async function joining(status: 'INCOMPLETE' | 'REVIEW' | 'DENIED') {
    const person = await aBorrower(world.deps);
    const of = { practiceId: 'prac-bright-smile', enrollment: 'MEMBERSHIPS' } as const;
    const id = await insertApplication(world.deps, person.id, of);
    await world.deps.database.transaction((tx) => updateApplication(tx, id, { status }));
    return person;
  }
  async function enter(email: string) {
    const { body } = await world.call(verifyWelcomeBack, {
      body: { data: email, memberLoginRequest: true, brand: 'privi' },
    });
    return world.call(verifyLoginCode, { body: { user: body.user, otp: await world.codeFor(email), brand: 'privi' } });
  }

  test.each(['INCOMPLETE', 'REVIEW'] as const)('leads back to the sign-up that is %s', async (status) => {
    const { id, email } = await joining(status);
    const { body } = await enter(email);
    expect((await world.deps.sessions.find(body.token))?.kind).toBe('member');
    expect(body).toMatchObject({
      user: { id, email },
      redirectLocation: '/v2/privi/bright-smile/signup',
      redirectUrl: '/v2/privi/bright-smile/signup',
      practiceSlug: 'bright-smile',
      application: { status },
      activeReapply: false,
    });
  });

  test('of somebody to whom a practice sent a plan first leads to its sign-up', async () => {
    const person = await aBorrower(world.deps);
    await aMembership(world.deps, person, { status: 'PLAN_REQUESTED', approved_at: null });
    expect((await enter(person.email)).body).toMatchObject({ redirectLocation: '/v2/privi/bright-smile/signup' });
  });

  test('of a member who joins another practice, too, leads to the welcome page', async () => {
    const person = await joining('INCOMPLETE');
    await aMembership(world.deps, { ...person, practice_id: 'prac-harbor-medspa' }, { status: 'ACTIVE' });
    expect((await enter(person.email)).body).toMatchObject({ redirectLocation: null });
  });

  test('of a sign-up that was denied gets no code', async () => {
    const { email } = await joining('DENIED');
    await world.call(verifyWelcomeBack, { body: { data: email, brand: 'privi' } });
    expect(await world.mailsTo(email)).toEqual([]);
  });

  test('tells nothing of the financing that the same person has', async () => {
    const person = await aBorrower(world.deps);
    await aMembership(world.deps, person, { status: 'ACTIVE' });
    const line = await aCreditLine(world.deps, person);
    await aTransaction(world.deps, line);
    const { body } = await enter(person.email);
    expect(body).toMatchObject({ creditTransaction: null, selectPlan: false, redirectLocation: null });
    expect([body.user.credit_profile, body.user.creditProfileId]).toEqual([null, null]);
  });
});

describe('a log-out', () => {
  const stateOf = async (token: string) => (await world.call(getLoggedBorrower, {}, { token })).status;

  test.each([logout, logoutByNavigation])(
    'by $method ends the session here and in the browser, and again nothing',
    async (call) => {
      const { token } = (await logIn((await aBorrower(world.deps)).email)).body;
      expect(await stateOf(token)).toBe(200);
      const answer = await world.call(call, {}, { token });
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
      expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
      expect(await stateOf(token)).toBe(401);
      expect((await world.call(call, {}, { token })).status).toBe(200);
    },
  );

  test('by a link of another website is refused, and the session goes on', async () => {
    const { token } = (await logIn((await aBorrower(world.deps)).email)).body;
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await world.call(logoutByNavigation, {}, { token, headers })).body.code).toBe('CROSS_SITE');
    expect(await stateOf(token)).toBe(200);
  });
});
