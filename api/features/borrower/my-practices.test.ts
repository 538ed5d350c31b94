import { listMyPractices } from '@contract/borrower/my-practices-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

test('a borrower learns how to reach each practice of theirs, once, and no other', async () => {
  const borrower = await aBorrower(world.deps, { practice_id: 'prac-bright-smile' });
  const line = await aCreditLine(world.deps, borrower);
  await aTransaction(world.deps, line, { practice_id: 'prac-harbor-medspa' });
  await aTransaction(world.deps, line, { practice_id: 'prac-harbor-medspa' });
  const token = await world.sessionOf('borrower', borrower.id);
  const { status, body } = await world.call(listMyPractices, { params: { id: borrower.id } }, { token });
  expect(status).toBe(200);
  expect(body.data.map(({ _id }) => _id)).toEqual(['prac-bright-smile', 'prac-harbor-medspa']);
  for (const { name, phone } of body.data) expect([name, phone]).not.toContain('');
});
