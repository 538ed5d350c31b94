import { viewDocument } from '@contract/document/calls';
import {
  authorizePaymentMethod,
  listPaymentMethods,
  removePaymentMethod,
  saveManualBank,
  selectPaymentOption,
} from '@contract/payment-method/calls';
import { BANK_WORDS } from '@domain/bank/bank-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { agreedDebits } from '../../test/agreed-debits';
import { aBankAccount, aBorrower, aCard, aCreditLine, aTransaction } from '../../test/builders';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';
import { setAutopayMethod } from './payment-method.writes';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

const BANK = { bankName: 'First Sample Bank', accountNumber: '000123456789', routingNumber: '110000000' };

async function aPayer() {
  const borrower = await aBorrower(world.deps);
  const token = await world.sessionOf('borrower', borrower.id);
  const save = (body: object = {}) =>
    world.call(saveManualBank, { body: { ...BANK, ...agreedDebits(world.deps), ...body } }, { token });
  const list = async () => (await world.call(listPaymentMethods, {}, { token })).body.data;
  return { borrower, token, save, list };
}

describe('a bank account that is entered by hand', () => {
  test('is kept with its authorization, told by e-mail with the copy, and never sent back', async () => {
    const { borrower, save, list } = await aPayer();
    const { status, body } = await save();
    expect(status).toBe(200);
    expect(body.applicationBankAccount).toEqual({ ...BANK, accountNumber: 'xxxxxx6789' });
    expect(body.pagePath).toBeNull();
    expect(await list()).toMatchObject([
      { name: BANK.bankName, lastFour: '6789', isDefault: true, isAuthorized: true },
    ]);
    expect(JSON.stringify([body, await list()])).not.toContain('123456789"');
    const [document] = await world.rows<{ document_key: string; content: string }>('document', [
      'borrower_id',
      borrower.id,
    ]);
    expect(document?.document_key).toBe('ach-authorization');
    expect(document?.content).toContain('ending in 6789');
    expect(document?.content).not.toContain(BANK.accountNumber);
    const [mail] = await world.mailsTo(borrower.email);
    expect(mail?.text).toContain('Your account now has First Sample Bank, the account ending in 6789.');
    expect(mail?.attachments?.[0]?.filename).toMatch(/^ach-authorization/);
    expect(await world.rows('audit', ['action', 'payment_method.added'])).not.toEqual([]);
  });

  test('without an authorization is masked, pays nothing and is no default until it is authorized', async () => {
    const { borrower, token, save, list } = await aPayer();
    const { body } = await save({ skipAchAuthorization: true });
    expect(body.applicationBankAccount.accountNumber).toBe('xxxxxx6789');
    expect(await list()).toMatchObject([{ isDefault: false, isAuthorized: false }]);
    const paymentMethodId = body.paymentMethod._id;
    const refused = await world.call(selectPaymentOption, { body: { paymentMethodId } }, { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'STEP_ORDER']);
    expect(await world.rows('document', ['borrower_id', borrower.id])).toEqual([]);

    const shown = await world.call(viewDocument, { params: { documentKey: 'ach-authorization' } }, { token });
    const params = { paymentMethodId };
    const stale = await world.call(
      authorizePaymentMethod,
      { params, body: { authorizationHash: 'b'.repeat(64) } },
      { token },
    );
    expect(stale.body.code).toBe('STALE');
    const done = await world.call(
      authorizePaymentMethod,
      { params, body: { authorizationHash: shown.body.sha256 } },
      { token },
    );
    expect(done.body.paymentMethod).toMatchObject({ isAuthorized: true, isDefault: true });
    expect(await world.rows('document', ['borrower_id', borrower.id])).toHaveLength(1);
  });

  test('whose answer names no text that was agreed to counts as not authorized, also where nothing was skipped', async () => {
    const { borrower, save, list } = await aPayer();
    const { status } = await save({ authorizationHash: undefined });
    expect(status).toBe(200);
    expect(await list()).toMatchObject([{ isDefault: false, isAuthorized: false }]);
    expect(await world.rows('document', ['borrower_id', borrower.id])).toEqual([]);
    expect((await save({ authorizationHash: undefined, skipAchAuthorization: false })).status).toBe(200);
    expect(await list()).toMatchObject([{ isAuthorized: false }]);
  });

  test.each([
    ['routingNumber', '110000001', BANK_WORDS.routingNumber],
    ['routingNumber', '11000000', BANK_WORDS.routingNumber],
    ['accountNumber', '123', BANK_WORDS.accountNumber],
    ['accountNumber', '12345a', BANK_WORDS.accountNumber],
  ])('with a wrong %s (%s) is refused in the words of the form', async (field, value, message) => {
    const { save, list } = await aPayer();
    const { status, body } = await save({ [field]: value });
    expect([status, body.fields]).toEqual([422, [{ field, message }]]);
    expect(await list()).toEqual([]);
  });

  test('added in two tabs at once is one account', async () => {
    const { token, list } = await aPayer();
    const add = (key: string) =>
      world.call(
        saveManualBank,
        { body: { ...BANK, ...agreedDebits(world.deps) } },
        { token, headers: { 'idempotency-key': key } },
      );
    const answers = await Promise.all([add('tab-one-00000000'), add('tab-two-00000000')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list()).toHaveLength(1);
  });

  test('is refused after eight in a day, and taken again the next day', async () => {
    const { borrower, save } = await aPayer();
    for (let one = 0; one < 8; one += 1) await aBankAccount(world.deps, borrower, { accountNumber: `10000${one}` });
    const refused = await save();
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    world.deps.clock.advance((refused.body.retryAfterSeconds ?? 0) * 1000);
    const token = await world.sessionOf('borrower', borrower.id);
    expect((await world.call(saveManualBank, { body: BANK }, { token })).status).toBe(200);
  });
});

describe('an application', () => {
  test.each([
    ['First Sample Bank', 'congratulations'],
    ['', 'post-agreement'],
  ])('with a bank named "%s" goes to %s', async (bankName, pagePath) => {
    const borrower = await aBorrower(world.deps);
    const id = await insertApplication(world.deps, borrower.id, { practiceId: 'prac-bright-smile' });
    const token = await world.sessionOf('applicant', borrower.id, id);
    const early = await world.call(saveManualBank, { body: { ...BANK, bankName } }, { token });
    expect([early.status, early.body.code]).toEqual([409, 'STEP_ORDER']);
    await world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('application').set({ status: 'APPROVED' }).where('id', '=', id)),
    );
    const { body } = await world.call(
      saveManualBank,
      { body: { ...BANK, bankName, accountType: 'savings' } },
      { token },
    );
    expect(body.pagePath).toBe(pagePath);
    expect(await world.rows('application', ['id', id])).toMatchObject([{ page_path: pagePath }]);
  });
});

describe('removing', () => {
  test('is refused while autopay takes from it, by name or as the default; else the next one becomes the default', async () => {
    const { borrower, token, list } = await aPayer();
    const bank = await aBankAccount(world.deps, borrower);
    const card = await aCard(world.deps, borrower);
    const line = await aCreditLine(world.deps, borrower);
    const running = await aTransaction(world.deps, line, {
      status: 'ACCEPTED',
      autopay_type: 'MINIMUM',
      autopay_set_at: world.deps.clock.now(),
    });
    const remove = (id: string) => world.call(removePaymentMethod, { params: { paymentMethodId: id } }, { token });
    const refused = await remove(bank.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'STEP_ORDER']);
    expect(refused.body.message).toContain(`Autopay for transaction ${running.number} uses this payment method.`);
    expect((await list())[0]).toMatchObject({ _id: bank.id, autopayOf: [running.number] });

    await world.deps.database.transaction((tx) => tx.run(setAutopayMethod, { id: running.id, methodId: card.id }));
    expect((await remove(card.id)).body.code).toBe('STEP_ORDER');
    const removed = await remove(bank.id);
    expect(removed.body.data).toMatchObject([{ _id: card.id, isDefault: true, autopayOf: [running.number] }]);
    const again = await remove(bank.id);
    expect([again.status, again.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('of a foreign one finds nothing and changes nothing', async () => {
    const { token } = await aPayer();
    const other = await aBorrower(world.deps);
    const theirs = await aBankAccount(world.deps, other);
    const params = { paymentMethodId: theirs.id };
    expect((await world.call(removePaymentMethod, { params }, { token })).status).toBe(404);
    expect(await world.rows('payment_method', ['id', theirs.id])).toMatchObject([{ status: 'ACTIVE' }]);
  });
});
