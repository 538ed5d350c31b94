import { chooseMemberPaymentMethod } from '@contract/membership/by-hand-calls';
import { createBankLinkToken, removePaymentMethod } from '@contract/payment-method/calls';
import {
  getMemberCardPage,
  listMemberPaymentMethods,
  saveMemberBank,
  saveMemberCard,
  saveMemberLinkedBank,
} from '@contract/payment-method/member-calls';
import { CARD_WORDS } from '@domain/card/card-rule';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { agreedDebits } from '../../test/agreed-debits';
import { aBorrower, aMembership } from '../../test/builders';
import { connectBank } from '../../vendors/bank-link/testing/connect-bank';
import { type EnteredCard, enterCard } from '../../vendors/card-page/testing/enter-card';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterEach(() => world.sandbox.reset());
afterAll(() => world.discard());

const BANK = { bankName: 'First Sample Bank', accountNumber: '000123456789', routingNumber: '110000000' };

async function aMember() {
  const borrower = await aBorrower(world.deps);
  const membership = await aMembership(world.deps, borrower);
  const token = await world.sessionOf('member', borrower.id);
  const membershipId = membership.id;
  const card = async (entered?: EnteredCard) => {
    const { body } = await world.call(getMemberCardPage, { query: {} }, { token });
    return (await enterCard(body.data.url, entered)).token;
  };
  return {
    borrower,
    membershipId,
    token,
    card,
    saveCard: (cardToken: string, of: object = { membershipId }) =>
      world.call(saveMemberCard, { body: { token: cardToken, ...of } }, { token }),
    saveBank: (body: object = {}) =>
      world.call(saveMemberBank, { body: { ...BANK, ...agreedDebits(world.deps), membershipId, ...body } }, { token }),
    connected: async () => {
      const { body } = await world.call(createBankLinkToken, { body: {} }, { token });
      const { message } = await connectBank(body.data.url, 'ins_109508:acc_checking');
      return { publicToken: message.public_token ?? 'none', metadata: message.metadata ?? {} };
    },
    link: (given: { publicToken: string; metadata: object }) =>
      world.call(saveMemberLinkedBank, { body: { ...agreedDebits(world.deps), ...given, membershipId } }, { token }),
    paying: async () => {
      const [row] = await world.rows<{ method_id: string | null }>('membership', ['id', membershipId]);
      return row?.method_id ?? null;
    },
    told: async () => {
      const rows = await world.rows<{ action: string; note: string }>('membership_history', [
        'membership_id',
        membershipId,
      ]);
      return rows.map(({ action, note }) => [action, note]);
    },
  };
}

describe('a member’s card', () => {
  test('is kept, pays the membership that was named, and no token of the vault leaves', async () => {
    const member = await aMember();
    const cardToken = await member.card();
    const { status, body } = await member.saveCard(cardToken);
    expect(status).toBe(200);
    expect(body.paymentMethodDetails).toMatchObject({ type: 'card', cardLastFour: '4242', isAuthorized: true });
    expect(body.paymentMethodDetails).toMatchObject({ accountNumber: null, routingNumber: null });
    expect(JSON.stringify(body)).not.toContain(cardToken);
    expect(body.membership).toMatchObject({ _id: member.membershipId, status: 'REGISTER' });
    expect(await member.paying()).toBe(body.paymentMethodDetails._id);
    expect(await member.told()).toEqual([['METHOD_CHANGED', expect.stringContaining('4242')]]);
    const [mail] = await world.mailsTo(member.borrower.email);
    expect(mail?.subject).toBe('Payment method added to your PRIVI account');
    expect(mail?.text).toContain('/v2/privi/member/login');
  });

  test('without a membership is kept, and changes none', async () => {
    const member = await aMember();
    const { body } = await member.saveCard(await member.card(), {});
    expect(body.membership).toBeNull();
    expect(await member.paying()).toBeNull();
  });

  test('of another person, or one that has expired, is refused at its field, and nothing is kept', async () => {
    const [mine, theirs] = [await aMember(), await aMember()];
    const stolen = await mine.saveCard(await theirs.card());
    expect([stolen.status, stolen.body.fields]).toEqual([422, [{ field: 'token', message: CARD_WORDS.unread }]]);
    expect(await world.rows('payment_method', ['borrower_id', mine.borrower.id])).toEqual([]);
    expect(await mine.paying()).toBeNull();
  });

  test('that is refused is refused in the language of the page', async () => {
    const [mine, theirs] = [await aMember(), await aMember()];
    const body = { token: await theirs.card(), membershipId: mine.membershipId };
    const headers = { 'accept-language': 'es' };
    const refused = await world.call(saveMemberCard, { body }, { token: mine.token, headers });
    expect(refused.body.message).toBe('No pudimos leer esa tarjeta. Escríbala otra vez.');
  });

  test('for the membership of another person is refused as unknown', async () => {
    const [mine, theirs] = [await aMember(), await aMember()];
    const refused = await mine.saveCard(await mine.card(), { membershipId: theirs.membershipId });
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(await theirs.paying()).toBeNull();
  });
});

test('the card page of the member is opened for who is named, and for nobody else', async () => {
  const [mine, theirs] = [await aMember(), await aMember()];
  const open = (userId: string) => world.call(getMemberCardPage, { query: { userId } }, { token: mine.token });
  expect((await open(mine.borrower.id)).body.data.url).toMatch(/^http/);
  expect((await open(theirs.borrower.id)).status).toBe(404);
});

describe('a member’s bank account', () => {
  test('by hand answers the last four digits of both numbers and no more', async () => {
    const member = await aMember();
    const { status, body } = await member.saveBank();
    expect(status).toBe(200);
    expect([body.accountNumber, body.routingNumber]).toEqual(['6789', '0000']);
    expect(body.paymentMethodDetails).toMatchObject({
      type: 'ACH',
      name: 'First Sample Bank',
      accountNumber: '6789',
      routingNumber: '0000',
      cardToken: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/000123456789|110000000/);
    expect(await member.paying()).toBe(body.paymentMethodDetails._id);
  });

  test('without its authorization is kept and pays nothing', async () => {
    const member = await aMember();
    const { body } = await member.saveBank({ authorizationHash: undefined });
    expect(body).toMatchObject({ paymentMethodDetails: { isAuthorized: false }, membership: null });
    expect(await member.paying()).toBeNull();
  });

  test('with another text than is in force is refused, and nothing is kept', async () => {
    const member = await aMember();
    const refused = await member.saveBank({ authorizationHash: 'a'.repeat(64) });
    expect([refused.status, refused.body.code]).toEqual([409, 'STALE']);
    expect(await world.rows('payment_method', ['borrower_id', member.borrower.id])).toEqual([]);
  });

  test('that was connected is kept and pays the membership', async () => {
    const member = await aMember();
    const { status, body } = await member.link(await member.connected());
    expect(status).toBe(200);
    expect(body.paymentMethodDetails).toMatchObject({
      type: 'ACH',
      name: 'First Platypus Bank',
      accountNumber: '0000',
    });
    expect(await member.paying()).toBe(body.paymentMethodDetails._id);
  });

  test('of another person’s page is refused', async () => {
    const [mine, theirs] = [await aMember(), await aMember()];
    const stolen = await mine.link(await theirs.connected());
    expect([stolen.status, stolen.body.code]).toEqual([422, 'INVALID_FIELDS']);
  });
});

test('a membership is paid from what its member has already, and from nothing that may not be debited', async () => {
  const member = await aMember();
  const card = (await member.saveCard(await member.card(), {})).body.paymentMethodDetails._id;
  const bank = (await member.saveBank({ authorizationHash: undefined, membershipId: undefined })).body;
  const pay = (paymentMethodId: string, membershipId = member.membershipId) =>
    world.call(chooseMemberPaymentMethod, { body: { membershipId, paymentMethodId } }, { token: member.token });
  const { status, body } = await pay(card);
  expect([status, body.membership?._id, await member.paying()]).toEqual([200, member.membershipId, card]);
  const refused = await pay(bank.paymentMethodDetails._id);
  expect([refused.status, refused.body.code]).toEqual([409, 'STEP_ORDER']);
  const other = await aMember();
  expect((await pay(card, other.membershipId)).status).toBe(404);
  expect([await member.paying(), await other.paying()]).toEqual([card, null]);
  expect(await member.told()).toEqual([['METHOD_CHANGED', expect.stringContaining('4242')]]);
});

test('what a running membership is paid from cannot be removed, and what no membership is paid from can', async () => {
  const member = await aMember();
  const id = (await member.saveCard(await member.card())).body.paymentMethodDetails._id;
  const token = await world.sessionOf('borrower', member.borrower.id);
  const remove = () => world.call(removePaymentMethod, { params: { paymentMethodId: id } }, { token });
  const standing = (status: 'ACTIVE' | 'CANCELLED') =>
    world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('membership').set({ status }).where('id', '=', member.membershipId)),
    );
  await standing('ACTIVE');
  const refused = await remove();
  expect([refused.status, refused.body.code]).toEqual([409, 'STEP_ORDER']);
  await standing('CANCELLED');
  expect((await remove()).status).toBe(200);
});

test('a membership that changes its way to pay says so once, and the same again says nothing', async () => {
  const member = await aMember();
  const bank = (await member.saveBank()).body.paymentMethodDetails._id;
  const card = (await member.saveCard(await member.card())).body.paymentMethodDetails._id;
  expect(await member.paying()).toBe(card);
  await member.saveBank();
  expect(await member.paying()).toBe(bank);
  await member.saveBank();
  expect((await member.told()).map(([action]) => action)).toEqual(Array(3).fill('METHOD_CHANGED'));
  const { body } = await world.call(listMemberPaymentMethods, {}, { token: member.token });
  expect(body.data).toMatchObject([
    { _id: bank, type: 'ACH', accountNumber: '6789', routingNumber: null, isDefault: true },
    { _id: card, type: 'card', cardLastFour: '4242', isDefault: false },
  ]);
});
