import { verifyLoginCode, verifyWelcomeBack } from '@contract/borrower/calls';
import { changePatientInfo } from '@contract/borrower-file/info-calls';
import { listMemberDocuments } from '@contract/document/my-document-calls';
import { listMemberPaymentMethods } from '@contract/payment-method/member-calls';
import {
  activatePlanAgreement,
  createPlanAgreementUser,
  getPlanAgreementCardPage,
  updatePlanAgreementUser,
} from '@contract/plan-agreement/calls';
import { startSignup, verifySignupCode } from '@contract/signup/calls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { carryOut } from '../../command/command';
import { aBorrower, aCard, aMembership } from '../../test/builders';
import { enterCard } from '../../vendors/card-page/testing/enter-card';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { handOver } from '../member-record/index';
import { type MemberWorld, PRACTICE, signature, startMemberWorld } from '../membership/testing/member-world';

// Who became a member in the practice, and comes to their account for the first time.

let sandbox: SandboxHarness;
let world: MemberWorld;
let token: string;
let treatments: Awaited<ReturnType<typeof signature>>;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox);
  token = await world.staff();
  treatments = await signature(world);
});
afterEach(() => sandbox.reset());
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

let people = 0;
const address = () => {
  people += 1;
  return `jo.ten.${people}@member.test`;
};

/** Pays by card in the practice. */
async function joins(email: string | undefined, contact: { phoneNumber?: string } = {}) {
  const name = { firstName: 'Jo', lastName: 'Ten' };
  const body = { practiceId: PRACTICE, treatments, ...name, ...(email !== undefined && { email }), ...contact };
  const { planAgreement: of } = (await world.call(createPlanAgreementUser, { body }, { token })).body;
  const query = { privimembership: of.privimembership };
  const page = await world.call(getPlanAgreementCardPage, { query }, { token });
  const { status } = await world.call(
    activatePlanAgreement,
    {
      body: {
        practiceId: PRACTICE,
        membershipId: of.privimembership,
        disclosureHash: of.disclosureHash,
        paymentDueToday: of.payment.paymentDueToday,
        version: of.version,
        card: { token: (await enterCard(page.body.data.url)).token },
      },
    },
    { token },
  );
  expect(status).toBe(200);
  return of.privimembership;
}

async function codeTo(to: string): Promise<string | undefined> {
  await world.sendAll();
  return (await sandbox.mailbox(to)).find(({ code }) => code !== undefined)?.code;
}
const ask = (data: string) =>
  world.call(verifyWelcomeBack, { body: { data, memberLoginRequest: true, brand: 'privi' } });
const enter = (user: string, otp: string) => world.call(verifyLoginCode, { body: { user, otp, brand: 'privi' } });
async function logIn(data: string, to = data) {
  const { body } = await ask(data);
  return enter(body.user, (await codeTo(to)) ?? 'none');
}
async function signUp(data: string) {
  const started = await world.call(startSignup, { body: { data, practiceId: PRACTICE } });
  const otp = (await codeTo(data)) ?? 'none';
  return world.call(verifySignupCode, { body: { user: started.body.user, otp } });
}

const membershipOf = async (id: string) => {
  const row = (await world.rows('membership')).find((one) => one.id === id);
  if (!row) throw new Error(`No membership ${id}`);
  return row;
};
const personOf = async (id: string) => (await world.rows('borrower')).find((one) => one.id === id);
const stepsOf = async (id: string) =>
  (await world.rows('membership_history')).filter((one) => one.membership_id === id).map(({ action }) => action);

/** What the account shows of cards and papers, and whether everything of the membership is its owner's. */
async function seen(session: string, membershipId: string) {
  const cards = (await world.call(listMemberPaymentMethods, {}, { token: session })).body.data;
  const papers = (await world.call(listMemberDocuments, { query: {} }, { token: session })).body.documents;
  const row = await membershipOf(membershipId);
  const payments = (await world.rows('membership_payment')).filter((one) => one.membership_id === membershipId);
  return {
    cards: cards.map(({ _id, cardLastFour, isDefault }) => ({
      cardLastFour,
      isDefault,
      isOfPlan: _id === row.method_id,
    })),
    papers: papers.length,
    payers: [...new Set(payments.map((one) => one.borrower_id === row.borrower_id))],
  };
}
const PAID_BY_CARD = { cards: [{ cardLastFour: '4242', isDefault: true, isOfPlan: true }], papers: 1, payers: [true] };

describe('the log-in of who became a member in the practice', () => {
  test('sends a code to the address that the practice typed, and the code proves it: name, card and papers are there', async () => {
    const email = address();
    const membershipId = await joins(email);
    const { status, body } = await logIn(email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { firstName: 'Jo', lastName: 'Ten' }, redirectLocation: null });
    expect(await seen(body.token, membershipId)).toEqual(PAID_BY_CARD);
    const row = await membershipOf(membershipId);
    expect(row.is_invited).toBe(0);
    expect((await personOf(row.borrower_id))?.email_verified_at).not.toBeNull();
    expect((await stepsOf(membershipId)).filter((action) => action === 'JOINED')).toHaveLength(1);
    // From now on like anybody's.
    expect((await logIn(email)).body.user).toMatchObject({ id: row.borrower_id });
  });

  test('works by the phone number only where there is no address, so that no correction of a number opens an account', async () => {
    const phoneNumber = '3055550144';
    const membershipId = await joins(undefined, { phoneNumber });
    const { status, body } = await logIn(phoneNumber, `+1${phoneNumber}`);
    expect(status).toBe(200);
    expect(await seen(body.token, membershipId)).toEqual(PAID_BY_CARD);

    const other = '3055550149';
    await joins(address(), { phoneNumber: other });
    await ask(other);
    expect(await codeTo(`+1${other}`)).toBeUndefined();
  });

  test('is not taken over by staff who change the number that is its only key', async () => {
    const { borrower_id: id } = await membershipOf(await joins(undefined, { phoneNumber: '3055550151' }));
    const person = await personOf(id);
    const body = { version: Number(person?.version), phoneNumber: '3055550152' };
    const staff = await world.staffSession('staff@harbor-medspa.test');
    const { body: refused } = await world.call(changePatientInfo, { params: { id }, body }, { token: staff });
    expect(refused.fields?.[0]?.field).toBe('phoneNumber');
    expect((await personOf(id))?.phone).toBe('3055550151');
  });

  test('opens nothing by a number that somebody else has, who has proven who they are', async () => {
    const phoneNumber = '3055550153';
    await joins(undefined, { phoneNumber });
    await aBorrower(world.deps, { email: address(), phone: phoneNumber, phone_verified_at: null });
    await ask(phoneNumber);
    expect(await codeTo(`+1${phoneNumber}`)).toBeUndefined();
  });

  test('answers the same for an address that nobody has, to which nothing is sent', async () => {
    const email = address();
    await joins(email);
    const [known, unknown] = [await ask(email), await ask('nobody.at.all@member.test')];
    const { user: _, expiresAt: __, phoneOrEmail: ___, ...same } = known.body;
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toMatchObject(same);
    expect(await codeTo('nobody.at.all@member.test')).toBeUndefined();
  });

  test('sends none to the log-in of borrowers', async () => {
    const email = address();
    await joins(email);
    await world.call(verifyWelcomeBack, { body: { data: email } });
    expect(await codeTo(email)).toBeUndefined();
  });

  test('sends none where two people have the address, and makes no one of them', async () => {
    const email = address();
    const membershipId = await joins(email);
    const other = await aBorrower(world.deps, { email, email_verified_at: null, phone_verified_at: null });
    await aMembership(world.deps, { id: other.id, practice_id: 'prac-bright-smile' }, { is_invited: 1 });
    await ask(email);
    expect(await codeTo(email)).toBeUndefined();
    expect((await membershipOf(membershipId)).is_invited).toBe(1);
  });

  test('opens nothing with a code that was sent before the practice corrected the address', async () => {
    const email = address();
    const { borrower_id: id } = await membershipOf(await joins(email));
    const { body } = await ask(email);
    const code = (await codeTo(email)) ?? '';
    await world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('borrower').set({ email: address() }).where('id', '=', id)),
    );
    expect((await enter(body.user, code)).body.code).toBe('CODE_EXPIRED');
    expect((await personOf(id))?.email_verified_at).toBeNull();
  });

  test('opens nothing with a code to a mistyped address, also after its owner has logged in by the right one', async () => {
    const [typo, right] = [address(), address()];
    const name = { firstName: 'Jo', lastName: 'Ten' };
    const body = { practiceId: PRACTICE, treatments, ...name, email: typo };
    const { planAgreement: of } = (await world.call(createPlanAgreementUser, { body }, { token })).body;
    const { body: asked } = await ask(typo);
    const code = (await codeTo(typo)) ?? '';
    const { privimembership: membershipId, version } = of;
    const correction = { practiceId: PRACTICE, membershipId, version, ...name, email: right };
    expect((await world.call(updatePlanAgreementUser, { body: correction }, { token })).status).toBe(200);
    expect((await logIn(right)).status).toBe(200);
    expect((await enter(asked.user, code)).status).not.toBe(200);
  });

  test('with codes of two windows at once proves the address once', async () => {
    const email = address();
    const membershipId = await joins(email);
    const started = await world.call(startSignup, { body: { data: email, practiceId: PRACTICE } });
    const signUpCode = (await codeTo(email)) ?? '';
    const { body } = await ask(email);
    const code = (await codeTo(email)) ?? '';
    const both = await Promise.all([
      enter(body.user, code),
      world.call(verifySignupCode, { body: { user: started.body.user, otp: signUpCode } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { borrower_id: id } = await membershipOf(membershipId);
    expect((await stepsOf(membershipId)).filter((action) => action === 'JOINED')).toHaveLength(1);
    const proven = (await world.rows('borrower')).filter((one) => one.email === email && one.email_verified_at);
    expect(proven.map((one) => one.id)).toEqual([id]);
    expect(both.map((answer) => JSON.stringify(answer.body).includes(id))).toEqual([true, true]);
  });
});

test('the mail about the plan brings an agreement, and does not say that it is signed: the paper is signed afterwards', async () => {
  const email = address();
  await joins(email);
  await world.sendAll();
  const mail = (await sandbox.mailbox(email)).find(({ subject }) => subject === 'Your PRIVI membership is active');
  expect(mail?.text).toContain('Your agreement is ready for you.');
  expect(mail?.text).not.toContain('signed');
});

describe('an account that has proven the address', () => {
  test('of the same name gets what the practice began, at its log-in', async () => {
    const email = address();
    const account = await aBorrower(world.deps, { email, first_name: 'Jo', last_name: 'Ten' });
    const membershipId = await joins(email);
    const { body } = await logIn(email);
    expect(body.user.id).toBe(account.id);
    expect((await membershipOf(membershipId)).borrower_id).toBe(account.id);
    expect(await seen(body.token, membershipId)).toEqual(PAID_BY_CARD);
  });

  test('of another name gets nothing of it: a household shares addresses', async () => {
    const email = address();
    const account = await aBorrower(world.deps, { email, first_name: 'Ana', last_name: 'Reyes' });
    await aMembership(world.deps, { id: account.id, practice_id: 'prac-bright-smile' });
    const membershipId = await joins(email);
    expect((await logIn(email)).body.user.id).toBe(account.id);
    expect((await membershipOf(membershipId)).borrower_id).not.toBe(account.id);
  });

  test('that is a member of the practice already gets nothing at its log-in: which plan it pays would be guessed', async () => {
    const email = address();
    const account = await aBorrower(world.deps, { email, first_name: 'Jo', last_name: 'Ten' });
    const membershipId = await joins(email);
    const own = await aMembership(world.deps, { id: account.id, practice_id: PRACTICE });
    expect((await logIn(email)).body.user.id).toBe(account.id);
    expect((await membershipOf(membershipId)).borrower_id).not.toBe(account.id);
    expect((await membershipOf(own.id)).borrower_id).toBe(account.id);
  });
});

describe('the sign-up page of the practice', () => {
  test('gives the new account the name, card, papers and payments with the membership', async () => {
    const email = address();
    const membershipId = await joins(email);
    const invited = (await membershipOf(membershipId)).borrower_id;
    expect((await signUp(email)).status).toBe(200);
    const row = await membershipOf(membershipId);
    expect(await personOf(row.borrower_id)).toMatchObject({ first_name: 'Jo', last_name: 'Ten' });
    expect((await personOf(row.borrower_id))?.email_verified_at).not.toBeNull();
    const session = await world.sessionOf('member', row.borrower_id);
    expect(await seen(session, membershipId)).toEqual(PAID_BY_CARD);
    for (const table of ['document', 'payment_method', 'membership_payment', 'listed_member_payment'] as const)
      expect((await world.rows(table)).filter((one) => one.borrower_id === invited)).toEqual([]);
  });

  test('keeps the name, the default and the same card of an account, and pays the plan from that card', async () => {
    const email = address();
    const account = await aBorrower(world.deps, { email, first_name: 'Ana', last_name: 'Reyes' });
    const membershipId = await joins(email);
    const before = await membershipOf(membershipId);
    const given = (await world.rows('payment_method')).find((one) => one.id === before.method_id);
    const own = await aCard(world.deps, account, 'card-1881');
    const same = await aCard(world.deps, account);
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('payment_method')
          .set({ account_index: given?.account_index ?? '' })
          .where('id', '=', same.id),
      ),
    );
    expect((await signUp(email)).status).toBe(200);
    const row = await membershipOf(membershipId);
    expect([row.borrower_id, row.method_id]).toEqual([account.id, same.id]);
    expect(await personOf(account.id)).toMatchObject({ first_name: 'Ana', last_name: 'Reyes' });
    const kept = (await world.rows('payment_method')).filter((one) => one.borrower_id === account.id);
    expect(kept.filter(({ status }) => status === 'ACTIVE').map(({ id, is_default }) => [id, is_default])).toEqual(
      expect.arrayContaining([
        [own.id, 1],
        [same.id, 0],
      ]),
    );
    expect(kept.find(({ id }) => id === given?.id)?.status).toBe('REMOVED');
  });

  test('has a card of the account that its bank had ended charged again, where the plan is paid from it', async () => {
    const email = address();
    const account = await aBorrower(world.deps, { email });
    const membershipId = await joins(email);
    const before = await membershipOf(membershipId);
    const given = (await world.rows('payment_method')).find((one) => one.id === before.method_id);
    const ended = await aCard(world.deps, account);
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('payment_method')
          .set({ account_index: given?.account_index ?? '', ended_at: world.deps.clock.now(), ended_code: 'hard' })
          .where('id', '=', ended.id),
      ),
    );
    expect((await signUp(email)).status).toBe(200);
    expect((await membershipOf(membershipId)).method_id).toBe(ended.id);
    expect((await world.rows('payment_method')).find(({ id }) => id === ended.id)).toMatchObject({
      status: 'ACTIVE',
      ended_at: null,
      ended_code: null,
    });
  });

  test('gives the new account what is refunded of a plan', async () => {
    const email = address();
    const membershipId = await joins(email);
    const { borrower_id: invited, method_id: method } = await membershipOf(membershipId);
    await world.deps.database.migrate([
      `insert into membership_refund (id, payment_id, membership_id, borrower_id, natural_key, status, amount_cents, method_id,
         method_kind, method_name, method_last_four, leaves_on, asks, created_at, version)
       values ('refund-of-invited', null, '${membershipId}', '${invited}', 'refund-of-invited', 'SCHEDULED', 100, '${method}',
         'CARD', 'Visa', '4242', '2026-12-31', 0, '2026-03-16T12:00:00.000Z', 1)`,
    ]);
    expect((await signUp(email)).status).toBe(200);
    const { borrower_id: account } = await membershipOf(membershipId);
    expect(account).not.toBe(invited);
    const refund = (await world.rows('membership_refund')).find(({ id }) => id === 'refund-of-invited');
    expect(refund?.borrower_id).toBe(account);
  });

  test('takes nothing from somebody who has proven another contact', async () => {
    const email = address();
    const membershipId = await joins(email, { phoneNumber: '3055550145' });
    const { borrower_id: id } = await membershipOf(membershipId);
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder.updateTable('borrower').set({ phone_verified_at: world.deps.clock.now() }).where('id', '=', id),
      ),
    );
    expect((await signUp(email)).status).toBe(200);
    expect((await membershipOf(membershipId)).borrower_id).toBe(id);
    // Nor where it was proven at the same moment, after somebody was found by the address.
    const account = await aBorrower(world.deps);
    const actor = { kind: 'system' as const, name: 'Test' };
    const { result: wasGiven } = await carryOut({ actor }, world.deps, async (context) => {
      context.leaveNoRow('nothing changes');
      return handOver(context, { from: id, to: account.id });
    });
    expect([wasGiven, (await membershipOf(membershipId)).borrower_id]).toEqual([false, id]);
  });
});
