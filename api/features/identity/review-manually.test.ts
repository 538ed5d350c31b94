import { getLoggedBorrower } from '@contract/borrower/calls';
import { reviewPersonaManually } from '@contract/identity/manual-review-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
let token: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const REASON = 'Compared the ID in a video call.';
type Status = 'VERIFICATION_REQUESTED' | 'REVIEW' | 'ACCEPTED' | 'PENDING';

async function held(status: Status, given: Parameters<typeof aBorrower>[1] = {}) {
  const person = await aBorrower(world.deps, given);
  const line = await aCreditLine(world.deps, person);
  const { id } = await aTransaction(world.deps, line, { status });
  return { person, line, id };
}
let presses = 0;
/** Each press is one of its own: a repeat is answered as the first was. */
function take(id: string, as = token) {
  presses += 1;
  const headers = { 'idempotency-key': `take-${presses}` };
  return world.call(reviewPersonaManually, { params: { id }, body: { reason: REASON } }, { token: as, headers });
}
const statusOf = async (id: string) =>
  (await world.rows<{ status: string }>('credit_transaction', ['id', id]))[0]?.status;

test('what waited for the identity waits for its patient again, who is told, and the file says who took it and why', async () => {
  const { person, line, id } = await held('VERIFICATION_REQUESTED');
  const { id: second } = await aTransaction(world.deps, line, { status: 'VERIFICATION_REQUESTED' });
  expect([(await take(id)).body, await statusOf(id), await statusOf(second)]).toEqual([
    { status: 'PENDING' },
    'PENDING',
    'PENDING',
  ]);
  const history = await world.rows<{ action: string; user_name: string }>('credit_transaction_history', [
    'transaction_id',
    id,
  ]);
  expect(history).toMatchObject([{ action: 'VERIFIED', user_name: 'Priya Raman' }]);
  const [act] = await world.rows<{ kind: string; changes: string }>('borrower_file_act', ['borrower_id', person.id]);
  expect([act?.kind, act?.changes]).toEqual(['IDENTITY_TAKEN', expect.stringContaining(REASON)]);
  const own = { token: await world.sessionOf('borrower', person.id) };
  expect((await world.call(getLoggedBorrower, {}, own)).body.isIdentityVerified).toBe(true);
  expect((await world.mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['We verified your identity']);
});

test('one whose check was not passed leaves the review', async () => {
  const { id } = await held('REVIEW');
  expect((await take(id)).status).toBe(200);
  expect(await statusOf(id)).toBe('PENDING');
});

describe('is refused', () => {
  test.each(['ACCEPTED', 'PENDING'] as const)('for a transaction that is %s', async (status) => {
    const { id } = await held(status);
    const { body } = await take(id);
    expect([body.code, body.message]).toEqual(['NOT_PENDING', 'No identity check is blocking this transaction.']);
  });
  test('a second time', async () => {
    const { id } = await held('REVIEW');
    await take(id);
    expect((await take(id)).body.code).toBe('NOT_PENDING');
  });
  test('for a held account', async () => {
    const { id } = await held('REVIEW', { on_hold: 1 });
    expect((await take(id)).status).toBe(403);
    expect(await statusOf(id)).toBe('REVIEW');
  });
});
