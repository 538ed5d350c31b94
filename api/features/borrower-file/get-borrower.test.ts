import { finishApplication } from '@contract/application/decision-calls';
import { getBorrower } from '@contract/borrower-file/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

const SSN = '900550001';

let world: ApplyWorld;
let who: Applicant;
let id: string;
beforeAll(async () => {
  world = await startApplyWorld();
  who = await world.applicant('0001');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  id = row?.borrower_id ?? '';
});
afterAll(() => world.discard());

type Query = { user_id?: string; account_number?: string; ssn_number?: string };
const ask = async (email: string, query: Query) =>
  world.call(getBorrower, { query }, { token: await world.staffSession(email) });

describe('one person with everything', () => {
  test('the platform reads the whole file, and that it did stands in the chain of the practice', async () => {
    const { status, body } = await ask('admin@demo.test', { user_id: id });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      _id: id,
      name: 'Robin Sample B',
      email: who.email,
      isEmailVerified: true,
      ssnNumber: '•••-••-0001',
      street: '7 Elm Road',
      practices: [{ _id: 'prac-bright-smile', PracticeName: 'Bright Smile Dental' }],
      credit_profile: { grade: expect.any(String), balance: 0 },
      applications: [{ _id: who.applicationId, status: 'APPROVED' }],
      standing: { accountOnHold: false },
      acts: [],
    });
    const rows = await world.rows<{ action: string; shard: string; detail: string }>('audit', ['object_id', id]);
    const viewed = rows.filter(({ action }) => action === 'borrower.viewed');
    expect(viewed.map(({ shard, detail }) => [shard, JSON.parse(detail)])).toEqual([
      ['prac-bright-smile', { by: 'id' }],
    ]);
  });

  test('is found by account number, with and without spaces, and refused where two of the three are asked', async () => {
    const { body } = await ask('admin@demo.test', { user_id: id });
    const account = body.user.accountNumber ?? '';
    const spaced = `${account.slice(0, 4)} ${account.slice(4)}`;
    expect((await ask('admin@demo.test', { account_number: spaced })).body.user._id).toBe(id);
    const both = await ask('admin@demo.test', { account_number: account, user_id: id });
    expect([both.status, both.body.code]).toEqual([422, 'INVALID_FIELDS']);
    expect((await ask('admin@demo.test', {})).status).toBe(422);
    expect((await ask('admin@demo.test', { account_number: '1' })).status).toBe(404);
  });
});

test('a social security number is asked by the platform alone', async () => {
  const person = await aBorrower(world.deps, { ssn_index: world.deps.vault.blindIndex('ssn', SSN) });
  await insertApplication(world.deps, person.id, { practiceId: 'prac-bright-smile' });
  expect((await ask('admin@demo.test', { ssn_number: '900-55-0001' })).body.user._id).toBe(person.id);
  const practice = await ask('manager@bright-smile.test', { ssn_number: SSN });
  expect([practice.status, practice.body.code]).toEqual([403, 'FORBIDDEN']);
});

test('a practice reads how to reach its patient, limit and credit left, and nothing of how they repay', async () => {
  const { body } = await ask('staff@bright-smile.test', { user_id: id });
  expect(body.user).toMatchObject({
    name: 'Robin Sample B',
    ssnNumber: null,
    standing: null,
    acts: [],
    paysWith: null,
  });
  expect(body.user.credit_profile).toMatchObject({ grade: null, balance: null, waiting: null, maxCreditLine: null });
  expect(body.user.credit_profile?.approvedCreditLine).toBeGreaterThan(0);
  expect(body.user.documents.map(({ documentKey }) => documentKey)).not.toContain('credit-score-disclosure');
});

test('what a person has elsewhere is not told: neither the practice nor its applications and documents', async () => {
  const person = await aBorrower(world.deps);
  await insertApplication(world.deps, person.id, { practiceId: 'prac-bright-smile' });
  const other = await aCreditLine(world.deps, { ...person, practice_id: 'prac-sunset-plastics' });
  await aTransaction(world.deps, other);
  const { body } = await ask('staff@bright-smile.test', { user_id: person.id });
  expect(body.user.practices.map(({ _id }) => _id)).toEqual(['prac-bright-smile']);
  expect(body.user.applications).toHaveLength(1);
  const partner = (await ask('finance@demo.test', { user_id: person.id })).body.user;
  expect([partner.practices.map(({ _id }) => _id), partner.applications]).toEqual([['prac-sunset-plastics'], []]);
  // Of the person's own practice they learn nothing either.
  expect(partner.practiceManagementId).toBeNull();
});

test.each(['staff@harbor-medspa.test', 'finance@demo.test'])(
  '%s, who has nothing of them, finds nobody',
  async (email) => {
    const { body } = await ask('admin@demo.test', { user_id: id });
    for (const query of [{ user_id: id }, { account_number: body.user.accountNumber ?? '' }])
      expect((await ask(email, query)).status).toBe(404);
  },
);
