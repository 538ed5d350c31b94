import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBankAccount, aBorrower, aCard, aCreditLine, aTransaction } from '../../test/builders';
import { autopayOf, openPaymentSecret, payingMethodOf } from './index';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

describe('a payment method', () => {
  test('lies sealed: the row and its text hold no number and no token, and the machine opens it again', async () => {
    const borrower = await aBorrower(world.deps);
    const bank = await aBankAccount(world.deps, borrower);
    const card = await aCard(world.deps, borrower, 'tok-secret-4242');
    expect(JSON.stringify([bank, card])).not.toMatch(/000123456789|tok-secret/);
    const { database, vault } = world.deps;
    expect(await openPaymentSecret(database.read, vault, bank.vault_id)).toEqual({
      kind: 'BANK',
      routingNumber: '110000000',
      accountNumber: '000123456789',
    });
  });

  test('that is added in two tabs at once is one; the first is the default', async () => {
    const borrower = await aBorrower(world.deps);
    const both = await Promise.all([aBankAccount(world.deps, borrower), aBankAccount(world.deps, borrower)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    await aCard(world.deps, borrower);
    expect((await payingMethodOf(world.deps.database.read, { borrowerId: borrower.id }))?.id).toBe(both[0]?.id);
  });

  test('of a transaction is the one its autopay names, else the default', async () => {
    const borrower = await aBorrower(world.deps);
    const line = await aCreditLine(world.deps, borrower);
    const bank = await aBankAccount(world.deps, borrower);
    const card = await aCard(world.deps, borrower, 'tok-other-1881');
    const named = await aTransaction(world.deps, line, { autopay_method_id: card.id });
    const unnamed = await aTransaction(world.deps, line);
    const paying = async (transactionId: string) =>
      (await payingMethodOf(world.deps.database.read, { transactionId }))?.id;
    expect([await paying(named.id), await paying(unnamed.id)]).toEqual([card.id, bank.id]);
    expect(await autopayOf(world.deps.database.read, unnamed.id)).toMatchObject({ type: 'NONE', cents: 0 });
  });
});
