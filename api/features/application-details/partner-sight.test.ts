import { finishApplication } from '@contract/application/decision-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { exportApplications, listApplications } from '@contract/application-details/list';
import { getBorrower } from '@contract/borrower-file/calls';
import { listTransactions } from '@contract/credit-transaction/list';
import { listPartnerTransactions } from '@contract/credit-transaction/partner-list';
import { listPatientTransactions } from '@contract/credit-transaction/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../../test/app';
import { aTransaction } from '../../test/builders';
import { type ApplyWorld, COMPLETE, startApplyWorld } from '../application/testing/apply-world';

// Decision 23: practices below 100 per cent are the finance partner's, the others everybody else's, wherever one looks.

const IN_CALIFORNIA = {
  ...COMPLETE,
  street: '9000 Sunset Boulevard',
  city: 'Los Angeles',
  state: 'CA',
  zipCode: '90069',
} as const;
type Seen = { applicationId: string; borrowerId: string; transactionId: string };
let world: ApplyWorld;
let ours: Seen;
let partners: Seen;

async function aPatientOf(slug: string): Promise<Seen> {
  const who = await world.applicant('0001', slug === 'bright-smile' ? undefined : IN_CALIFORNIA, slug);
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const [line] = await world.rows<{ id: string; borrower_id: string; practice_id: string }>('credit_profile', [
    'application_id',
    who.applicationId,
  ]);
  const of = line ?? { id: '', borrower_id: '', practice_id: '' };
  const { id: transactionId } = await aTransaction(world.deps, of);
  return { applicationId: who.applicationId, borrowerId: of.borrower_id, transactionId };
}
beforeAll(async () => {
  world = await startApplyWorld();
  [ours, partners] = [await aPatientOf('bright-smile'), await aPatientOf('sunset-plastics')];
});
afterAll(() => world.discard());

const WIDE = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };

describe.each([
  ['finance@demo.test', () => partners, () => ours],
  ['admin@demo.test', () => ours, () => partners],
] as const)('%s', (email, seenOf, hiddenOf) => {
  let by: { token: string };
  beforeAll(async () => {
    by = { token: await world.staffSession(email) };
  });
  const verdict = (ids: readonly (string | null)[], key: keyof Seen) => [
    ids.includes(seenOf()[key]),
    ids.includes(hiddenOf()[key]),
  ];

  test('in lists', async () => {
    const { data } = (await world.call(listApplications, { body: WIDE }, by)).body;
    expect(
      verdict(
        data.map(({ _id }) => _id),
        'applicationId',
      ),
    ).toEqual([true, false]);
    const rows = (await world.call(listTransactions, { body: WIDE }, by)).body.data;
    expect(
      verdict(
        rows.map(({ _id }) => _id),
        'transactionId',
      ),
    ).toEqual([true, false]);
  });

  test('in searches', async () => {
    const { data } = (await world.call(listApplications, { body: { ...WIDE, search: 'robin' } }, by)).body;
    expect(
      verdict(
        data.map(({ borrowerId }) => borrowerId),
        'borrowerId',
      ),
    ).toEqual([true, false]);
  });

  test('as single objects', async () => {
    for (const [of, status] of [
      [seenOf(), 200],
      [hiddenOf(), 404],
    ] as const) {
      const params = { applicationId: of.applicationId };
      expect((await world.call(getApplicationDetails, { params }, by)).status).toBe(status);
      expect((await world.call(getBorrower, { query: { user_id: of.borrowerId } }, by)).status).toBe(status);
      const query = { borrowerId: of.borrowerId };
      expect((await world.call(listPatientTransactions, { query }, by)).status).toBe(status);
    }
  });

  test('in exports', async () => {
    const answer = await world.app.request(addressOf(exportApplications, {}), {
      method: 'POST',
      headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(WIDE),
    });
    const file = await answer.text();
    const numberOf = async ({ applicationId }: Seen) =>
      String((await world.rows<{ number: number }>('application', ['id', applicationId]))[0]?.number);
    expect([file.includes(await numberOf(seenOf())), file.includes(await numberOf(hiddenOf()))]).toEqual([true, false]);
  });
});

test('in the finance partner’s own report', async () => {
  const token = await world.staffSession('finance@demo.test');
  const { data } = (await world.call(listPartnerTransactions, { body: WIDE }, { token })).body;
  expect(data.map(({ _id }) => _id)).toEqual([partners.transactionId]);
  const one = { ...WIDE, selectedUser: partners.borrowerId };
  expect((await world.call(listPartnerTransactions, { body: one }, { token })).body.data).toHaveLength(1);
});
