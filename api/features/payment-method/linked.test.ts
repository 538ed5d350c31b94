import { borrowerMessages } from '@contract/messages/borrower';
import {
  createBankLinkToken,
  getDebitPaymentUrl,
  listPaymentMethods,
  saveCardToken,
  saveLinkedBank,
  saveManualBank,
} from '@contract/payment-method/calls';
import { CARD_WORDS } from '@domain/card/card-rule';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { agreedDebits } from '../../test/agreed-debits';
import { aBorrower } from '../../test/builders';
import { connectBank } from '../../vendors/bank-link/testing/connect-bank';
import { type EnteredCard, enterCard } from '../../vendors/card-page/testing/enter-card';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterEach(() => world.sandbox.reset());
afterAll(() => world.discard());

async function aPayer() {
  const borrower = await aBorrower(world.deps);
  const token = await world.sessionOf('borrower', borrower.id);
  const list = async () => (await world.call(listPaymentMethods, {}, { token })).body.data;
  const connected = async (account = 'ins_109508:acc_checking') => {
    const { body } = await world.call(createBankLinkToken, { body: {} }, { token });
    const { message } = await connectBank(body.data.url, account);
    return { publicToken: message.public_token ?? 'none', metadata: message.metadata ?? {} };
  };
  const link = (body: { publicToken: string; metadata: object }, key?: string) =>
    world.call(
      saveLinkedBank,
      { body: { ...agreedDebits(world.deps), ...body } },
      { token, headers: key ? { 'idempotency-key': key } : {} },
    );
  const page = (query: { another?: 'true' } = {}) => world.call(getDebitPaymentUrl, { query }, { token });
  const card = async (entered?: EnteredCard) => {
    const { body } = await page({ another: 'true' });
    return (await enterCard(body.data.url, entered)).token;
  };
  const saveCard = (cardToken: string) => world.call(saveCardToken, { body: { token: cardToken } }, { token });
  return { borrower, token, list, connected, link, page, card, saveCard };
}

describe('a connected bank', () => {
  test('is kept with the name of the bank, and the same account by hand is no second one', async () => {
    const payer = await aPayer();
    const { status, body } = await payer.link(await payer.connected());
    expect(status).toBe(200);
    expect(body.applicationBankAccount).toEqual({
      bankName: 'First Platypus Bank',
      accountNumber: 'xxxxxx0000',
      routingNumber: '110000000',
    });
    const byHand = { ...agreedDebits(world.deps), accountNumber: '1111222233330000', routingNumber: '110000000' };
    await world.call(saveManualBank, { body: byHand }, { token: payer.token });
    expect(await payer.list()).toMatchObject([{ name: 'First Platypus Bank', lastFour: '0000', isDefault: true }]);
    const rows = JSON.stringify(await world.rows('payment_method', ['borrower_id', payer.borrower.id]));
    expect(rows).not.toMatch(/access-sandbox|1111222233330000/);
  });

  test('with a used or made-up token is refused in the words of the specification, and nothing is kept', async () => {
    const payer = await aPayer();
    const refused = await payer.link({ publicToken: 'public-sandbox-made-up', metadata: {} });
    expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_FIELDS']);
    expect(refused.body.message).toBe(borrowerMessages.bankConnectionError.text);
    expect(await payer.list()).toEqual([]);
  });

  test('of another person’s page is refused, is not used up by that, and nothing is kept', async () => {
    const [mine, theirs] = [await aPayer(), await aPayer()];
    const given = await theirs.connected();
    await mine.connected();
    const stolen = await mine.link(given);
    expect([stolen.status, stolen.body.code]).toEqual([422, 'INVALID_FIELDS']);
    expect(stolen.body.message).toBe(borrowerMessages.bankConnectionError.text);
    expect(await mine.list()).toEqual([]);
    expect((await theirs.link(given)).status).toBe(200);
  });

  test('whose bank names somebody else as its owner is refused in words that say so', async () => {
    const payer = await aPayer();
    const refused = await payer.link(await payer.connected('ins_109508:acc_foreign'));
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('belongs to someone else');
    expect(await payer.list()).toEqual([]);
  });

  test('is kept hours after its page was opened no more', async () => {
    const payer = await aPayer();
    const given = await payer.connected();
    world.deps.clock.advance(4 * 3600_000);
    const token = await world.sessionOf('borrower', payer.borrower.id);
    expect((await world.call(saveLinkedBank, { body: given }, { token })).status).toBe(422);
    expect(await world.rows('payment_method', ['borrower_id', payer.borrower.id])).toEqual([]);
  });

  test('asked for twice with one key is one, and the second gets the first answer', async () => {
    const payer = await aPayer();
    const given = await payer.connected();
    const first = await payer.link(given, 'one-click-of-linking');
    const second = await payer.link(given, 'one-click-of-linking');
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await payer.list()).toHaveLength(1);
  });

  test.each(['down', 'error500', 'lost-response'] as const)(
    'whose vendor is %s leaves nothing behind, and connecting again works',
    async (mode) => {
      const payer = await aPayer();
      const given = await payer.connected();
      await world.sandbox.fault({ vendor: 'plaid', mode, times: 3 });
      const failed = await payer.link(given);
      expect([failed.status, failed.body.code]).toEqual([503, 'VENDOR_UNAVAILABLE']);
      expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await payer.list()).toEqual([]);
      expect(await world.rows('document', ['borrower_id', payer.borrower.id])).toEqual([]);
      await world.sandbox.reset();
      expect((await payer.link(await payer.connected())).status).toBe(200);
    },
  );
});

describe('a debit card', () => {
  test('is kept by its token; the page then says which card is attached', async () => {
    const payer = await aPayer();
    const saved = await payer.saveCard(await payer.card());
    expect(saved.body).toMatchObject({
      cardholder_name: 'Ana Reyes',
      card_brand: 'Visa',
      card_last_four: '4242',
      pagePath: null,
    });
    expect(await payer.list()).toMatchObject([{ kind: 'CARD', isDefault: true, expiresOn: '2029-04-30' }]);
    const attached = await payer.page();
    expect([attached.status, attached.body.code, attached.body.lastFour]).toEqual([400, 'ATTACHED_CARD', '4242']);
    expect(attached.body.error).toBe(attached.body.message);
    // The same number once more, with another token, is the same card.
    await payer.saveCard(await payer.card());
    expect(await payer.list()).toHaveLength(1);
  });

  test.each([
    [{ number: '5105105105105100' }, CARD_WORDS.prepaid],
    [{ number: '4111111111111111' }, CARD_WORDS.credit],
    [{ expiry: '02/26' }, CARD_WORDS.expired],
  ])('%j is refused and not kept', async (entered, message) => {
    const payer = await aPayer();
    const refused = await payer.saveCard(await payer.card(entered));
    expect([refused.status, refused.body.error, refused.body.fields]).toEqual([
      422,
      message,
      [{ field: 'token', message }],
    ]);
    expect(await payer.list()).toEqual([]);
  });

  test('of somebody else, or of nobody, is not attached', async () => {
    const [mine, theirs] = [await aPayer(), await aPayer()];
    const stolen = await mine.saveCard(await theirs.card());
    const unknown = await mine.saveCard('tok_unknown');
    expect([stolen.status, unknown.status]).toEqual([422, 422]);
    expect(stolen.body.message).toBe(unknown.body.message);
    expect(await mine.list()).toEqual([]);
  });

  test('whose vault is away is asked for again later', async () => {
    const payer = await aPayer();
    const token = await payer.card();
    await world.sandbox.fault({ vendor: 'card', mode: 'down', times: 3 });
    expect((await payer.saveCard(token)).body.code).toBe('VENDOR_UNAVAILABLE');
    expect(await payer.list()).toEqual([]);
    await world.sandbox.reset();
  });

  test('takes an approved application to congratulations, and an earlier one nowhere', async () => {
    const borrower = await aBorrower(world.deps);
    const id = await insertApplication(world.deps, borrower.id, { practiceId: 'prac-bright-smile' });
    const token = await world.sessionOf('applicant', borrower.id, id);
    expect((await world.call(getDebitPaymentUrl, { query: {} }, { token })).body.code).toBe('STEP_ORDER');
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder.updateTable('application').set({ status: 'APPROVED', page_path: 'debit-card' }).where('id', '=', id),
      ),
    );
    const { body } = await world.call(getDebitPaymentUrl, { query: {} }, { token });
    const saved = await world.call(
      saveCardToken,
      { body: await enterCard(body.data.url).then(({ token: t }) => ({ token: t })) },
      { token },
    );
    expect(saved.body.pagePath).toBe('congratulations');
    expect(await world.rows('application', ['id', id])).toMatchObject([{ page_path: 'congratulations' }]);
  });
});
