import { getApplicationDetails } from '@contract/application-details/calls';
import { listApplications } from '@contract/application-details/list';
import { listSignups } from '@contract/application-details/signup-list';
import { getAuthUser } from '@contract/staff/calls';
import type { MembershipStatus } from '@domain/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aMembership } from '../../test/builders';

let world: TestApp;
let joined: string;
let beginning: string;
let elsewhere: string;
let financing: string;
let patient: string;
beforeAll(async () => {
  world = await startTestApp();
  joined = await aSignup('prac-harbor-medspa', {}, 'ACTIVE');
  beginning = await aSignup('prac-harbor-medspa', {
    first_name: null,
    last_name: null,
    email: '',
    phone: '5125550142',
  });
  elsewhere = await aSignup('prac-bright-smile', {}, 'REGISTER');
  const borrower = await aBorrower(world.deps, { practice_id: 'prac-harbor-medspa' });
  patient = borrower.id;
  financing = await insertApplication(world.deps, patient, { practiceId: 'prac-harbor-medspa' });
});
afterAll(() => world.discard());

async function aSignup(
  practiceId: string,
  person: Parameters<typeof aBorrower>[1],
  status?: MembershipStatus,
): Promise<string> {
  const borrower = await aBorrower(world.deps, { practice_id: practiceId, ...person });
  if (status) await aMembership(world.deps, borrower, { status });
  return insertApplication(world.deps, borrower.id, { practiceId, enrollment: 'MEMBERSHIPS' });
}

const as = (email: string) => world.staffSession(email);
type Body = Parameters<typeof world.call<typeof listSignups>>[1]['body'];
const signups = async (email: string, body: Body = {}) =>
  (await world.call(listSignups, { body }, { token: await as(email) })).body;
const idsOf = async (email: string, body: Body = {}) => (await signups(email, body)).data.map(({ _id }) => _id).sort();

describe('the sign-ups of a membership', () => {
  test('reach the staff of their practice, with who, where it stands and the membership', async () => {
    const { data, total, counts } = await signups('staff@harbor-medspa.test');
    expect([total, counts.all, counts.INCOMPLETE]).toEqual([2, 2, 2]);
    expect(data.find(({ _id }) => _id === joined)).toMatchObject({
      name: 'Ana Reyes',
      status: 'INCOMPLETE',
      membershipStatus: 'ACTIVE',
      savedForLater: false,
      practicemanagement: { _id: 'prac-harbor-medspa' },
    });
    expect(data.find(({ _id }) => _id === beginning)).toMatchObject({
      name: 'No name yet',
      email: null,
      phoneNumber: '5125550142',
      membershipStatus: null,
    });
  });

  test('are those of the own practices only, and members can be told from the rest', async () => {
    expect(await idsOf('staff@bright-smile.test')).toEqual([elsewhere].sort());
    expect(await idsOf('multi@demo.test')).toEqual([joined, beginning, elsewhere].sort());
    expect(await idsOf('admin@demo.test')).toEqual([joined, beginning, elsewhere].sort());
    expect(await idsOf('finance@demo.test')).toEqual([]);
    expect(await idsOf('multi@demo.test', { filters: { isMember: true } })).toEqual([joined]);
    expect(await idsOf('multi@demo.test', { filters: { status: ['APPROVED'] } })).toEqual([]);
  });

  test('are narrowed to one practice, or to several at once', async () => {
    const of = (practices: string[]) => idsOf('multi@demo.test', { practices });
    expect(await of(['prac-bright-smile'])).toEqual([elsewhere]);
    expect(await of(['prac-harbor-medspa'])).toEqual([joined, beginning].sort());
    expect(await of(['prac-bright-smile', 'prac-harbor-medspa'])).toEqual([joined, beginning, elsewhere].sort());
  });

  test('stand in no list of financing', async () => {
    const { body } = await world.call(listApplications, { body: {} }, { token: await as('multi@demo.test') });
    expect(body.data.map(({ _id }) => _id)).toEqual([financing]);
  });
});

describe("the membership brand's administrator", () => {
  const email = 'privi-admin@demo.test';

  test('sees practices enrolled in memberships, and their sign-ups', async () => {
    const { body } = await world.call(getAuthUser, {}, { token: await as(email) });
    expect(body.practices.length).toBeGreaterThan(0);
    expect(body.practices.every(({ enrollments }) => enrollments.includes('MEMBERSHIPS'))).toBe(true);
    expect(await idsOf(email)).toEqual([joined, beginning, elsewhere].sort());
    const params = { applicationId: joined };
    const details = await world.call(getApplicationDetails, { params }, { token: await as(email) });
    const { membershipId } = (await signups(email)).data.find(({ _id }) => _id === joined) ?? {};
    expect(membershipId).toMatch(/./);
    expect([details.status, details.body.signup]).toEqual([200, { membershipId, membershipStatus: 'ACTIVE' }]);
    const begun = await world.call(
      getApplicationDetails,
      { params: { applicationId: beginning } },
      { token: await as(email) },
    );
    expect(begun.body.signup).toEqual({ membershipId: null, membershipStatus: null });
  });
});
