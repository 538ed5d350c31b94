import { approveCreditTransaction } from '@contract/credit-transaction/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextNumber } from '../db/counter';
import { startTestApp, type TestApp } from '../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../test/builders';
import { carryOut } from './command';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

const actor = { kind: 'system', name: 'The clock' } as const;
const nextOfCounter = () => world.deps.database.transaction((tx) => nextNumber(tx, 'transaction'));

test('a command that leaves no audit row fails and keeps nothing', async () => {
  const before = await nextOfCounter();
  const silent = carryOut({ actor }, world.deps, ({ tx }) => nextNumber(tx, 'transaction'));
  await expect(silent).rejects.toThrow('left no audit row');
  expect(await nextOfCounter()).toBe(before + 1);
});

test('a command says why it leaves none', async () => {
  const nothing = await carryOut({ actor }, world.deps, async ({ leaveNoRow }) => leaveNoRow('nothing changed'));
  expect(nothing.result).toBeUndefined();
});

test('what a command promised is looked for once it is done, and not when it failed or promised nothing', async () => {
  const looks: string[] = [];
  let now = 'at first';
  const stop = world.deps.outbox.onWake(() => looks.push(now));
  const act = (promises: boolean, fails: boolean) =>
    carryOut({ actor }, world.deps, async ({ record, send }) => {
      await record('practice.details_changed', { practiceId: null, id: 'prac-bright-smile' });
      if (promises) await send('submit-payment', { paymentId: 'payment' });
      if (fails) throw new Error('later');
    });
  now = 'without a promise';
  await act(false, false);
  now = 'failed';
  await expect(act(true, true)).rejects.toThrow('later');
  now = 'promised';
  await act(true, false);
  stop();
  expect(looks).toEqual(['promised']);
});

test('a stale request is told the version that is there', async () => {
  const borrower = await aBorrower(world.deps);
  const transaction = await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
  const token = await world.sessionOf('borrower', borrower.id);
  const params = { id: borrower.id, txId: transaction.id };
  const answer = await world.call(approveCreditTransaction, { params, body: { version: 7 } }, { token });
  expect([answer.status, answer.body.code, answer.body.version]).toEqual([409, 'STALE', 1]);
});
