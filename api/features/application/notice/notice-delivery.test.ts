import { finishApplication } from '@contract/application/decision-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

/** Somebody who was denied, reached at an address. */
async function denied(lastFour: string, email?: string) {
  const who = await world.applicant(lastFour, { annualIncome: 1000 });
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  const { database } = world.deps;
  if (email)
    await database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('borrower')
          .set({ email })
          .where('id', '=', row?.borrower_id ?? ''),
      ),
    );
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  return who;
}

async function seenBy(email: string, { applicationId }: { applicationId: string }) {
  const token = await world.staffSession(email);
  return (await world.call(getApplicationDetails, { params: { applicationId } }, { token })).body;
}

test('a notice waits until its email has left, and says when it did', async () => {
  const who = await denied('0001');
  const before = (await seenBy('admin@demo.test', who)).adverseAction;
  expect(before).toMatchObject({ sentAt: null, returnedAt: null });
  await world.mailsTo(who.email);
  const after = await seenBy('admin@demo.test', who);
  expect(after.adverseAction).toMatchObject({ sentAt: world.deps.clock.now(), returnedAt: null });
  expect(after.documents.map(({ documentId }) => documentId)).toContain(after.adverseAction?.documentId);
  // Why somebody was denied is no practice's concern, nor how they were told.
  expect((await seenBy('staff@bright-smile.test', who)).adverseAction).toBeNull();
});

test('one that came back says so, and the history warns of it', async () => {
  const who = await denied('0001', 'bounce@example.test');
  await world.mailsTo('bounce@example.test');
  const { adverseAction, statusHistory } = await seenBy('admin@demo.test', who);
  expect(adverseAction).toMatchObject({ sentAt: null, returnedAt: world.deps.clock.now() });
  expect(statusHistory[0]).toMatchObject({ action: 'NOTICE_RETURNED', userName: 'Mail' });
});

test('an approval as asked for has none', async () => {
  const who = await world.applicant('0001');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  expect((await seenBy('admin@demo.test', who)).adverseAction).toBeNull();
});
