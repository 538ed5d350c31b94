import { type OwnedObject, ownedObjects } from '@contract/endpoint';
import { effectivePermissions } from '@domain/staff/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../generated/insert-application';
import { owns } from '../http/access';
import type { Actor } from '../http/actor';
import { findStaff } from '../http/actor.reads';
import { startTestApp, type TestApp } from '../test/app';
import {
  aBankAccount,
  aBorrower,
  aColleague,
  aCreditLine,
  aDeposit,
  aListView,
  aLoyaltyProgram,
  aMemberFunding,
  aMemberPayment,
  aMembership,
  aMembershipTreatment,
  anInjector,
  aPlan,
  aPlanTemplate,
  aProviderInvoice,
  aTransaction,
  aTreatment,
} from '../test/builders';
import { keepDocument } from './document/index';
import { owners } from './owners';

type Ids = Record<OwnedObject, string>;

let world: TestApp;
let patient: Ids;
let member: Ids;
const actors: Record<string, Actor> = {};

/** Somebody of a practice with one object of each kind. */
async function aPerson(practice: string, enrollment: 'APPLICATIONS' | 'MEMBERSHIPS'): Promise<Ids> {
  const isMember = enrollment === 'MEMBERSHIPS';
  const row = await aBorrower(world.deps, { practice_id: practice });
  const ofMember = isMember ? await aMembership(world.deps, row, { status: 'ACTIVE' }) : undefined;
  const membership = ofMember?.id ?? 'membership-of-nobody';
  const { planTreatment, visit } = ofMember
    ? await aPlan(world.deps, ofMember)
    : { planTreatment: 'treatment-of-nobody', visit: 'visit-of-nobody' };
  const application = await insertApplication(world.deps, row.id, { practiceId: practice, enrollment });
  const transaction = await aTransaction(world.deps, await aCreditLine(world.deps, row));
  const content = { documentKey: 'terms', title: 'Terms', version: '1', issuer: 'Us', sections: [], box: null };
  const document = await world.deps.database.transaction((tx) =>
    keepDocument({ borrowerId: row.id, applicationId: application, evidence: {} }, world.deps, { tx, content }),
  );
  const { id: paymentMethod } = await aBankAccount(world.deps, row);
  const membershipFunding = ofMember ? await aMemberFunding(world.deps, ofMember) : 'funding-of-nobody';
  const providerInvoice = isMember ? await aProviderInvoice(world.deps, practice) : 'invoice-of-nobody';
  const membershipPayment = ofMember ? await aMemberPayment(world.deps, ofMember, paymentMethod) : 'payment-of-nobody';
  const ids = {
    practice,
    application,
    signup: application,
    borrower: row.id,
    membership,
    planTreatment,
    visit,
    transaction: transaction.id,
  };
  const maker = isMember ? 'staff-enterprise-demo-test' : 'staff-manager-bright-smile-test';
  const listView = await aListView(world.deps, maker);
  const { id: deposit, ref: depositRef } = await aDeposit(world.deps, practice);
  const enterprise = isMember ? 'ent-harborline' : 'ent-brightarch';
  const { id: colleague } = await aColleague(world.deps, practice);
  const treatment = await aTreatment(world.deps, practice);
  const settings = {
    membershipTreatment: await aMembershipTreatment(world.deps, practice),
    planTemplate: await aPlanTemplate(world.deps, practice),
    injector: await anInjector(world.deps, practice),
    loyaltyProgram: await aLoyaltyProgram(world.deps, practice),
  };
  const shared = { listView, deposit, colleague, treatment, enterprise, depositRef };
  return {
    ...ids,
    document,
    paymentMethod,
    membershipPayment,
    membershipFunding,
    providerInvoice,
    ...shared,
    ...settings,
  };
}

beforeAll(async () => {
  world = await startTestApp();
  patient = await aPerson('prac-bright-smile', 'APPLICATIONS');
  member = await aPerson('prac-harbor-medspa', 'MEMBERSHIPS');
  const staff = async (email: string) => {
    const found = await findStaff(
      world.deps.database.read,
      `staff-${email.replace(/[^a-z0-9]+/g, '-')}`,
      world.deps.config,
    );
    if (!found) throw new Error(`No staff ${email}`);
    expect(found.permissions).toEqual(effectivePermissions(found.role, []));
    return { ...found, tokenHash: '' };
  };
  Object.assign(actors, {
    nobody: { kind: 'public' },
    patient: { kind: 'borrower', borrowerId: patient.borrower, tokenHash: '' },
    applicant: {
      kind: 'applicant',
      borrowerId: patient.borrower,
      applicationId: patient.application,
      tokenHash: '',
    },
    'applicant of another application': {
      kind: 'applicant',
      borrowerId: patient.borrower,
      applicationId: await insertApplication(world.deps, patient.borrower, { practiceId: 'prac-bright-smile' }),
      tokenHash: '',
    },
    member: { kind: 'member', borrowerId: member.borrower, tokenHash: '' },
    "the patient's practice": await staff('manager@bright-smile.test'),
    "the member's practice": await staff('enterprise@demo.test'),
    administrator: await staff('admin@demo.test'),
    'finance partner': await staff('finance@demo.test'),
    'membership administrator': await staff('privi-admin@demo.test'),
  } satisfies Record<string, Actor>);
});
afterAll(() => world.discard());

const all = ownedObjects;
const without = (...left: OwnedObject[]) => all.filter((noun) => !left.includes(noun));
/** What a practice is paid and invoiced for memberships. */
const MEMBERS_MONEY = ['membershipFunding', 'providerInvoice'] as const;
/** What a practice sets for its memberships. */
const SETTINGS = ['membershipTreatment', 'planTemplate', 'injector', 'loyaltyProgram'] as const;
/** What a person has: nothing that is staff's. */
const ofAPatient = without(
  ...(['practice', 'membership', 'listView', 'deposit', 'colleague', 'treatment', 'enterprise', 'depositRef'] as const),
  ...SETTINGS,
  ...(['planTreatment', 'visit', 'membershipPayment', 'signup', ...MEMBERS_MONEY] as const),
);

test.each<[string, patients: readonly OwnedObject[], members: readonly OwnedObject[]]>([
  ['nobody', [], []],
  ['patient', ofAPatient, []],
  ['applicant', ofAPatient, []],
  ['applicant of another application', ['borrower', 'transaction', 'paymentMethod'], []],
  [
    'member',
    [],
    [
      ...ofAPatient.flatMap((noun) => (noun === 'document' ? (['membership', noun] as const) : [noun])),
      'planTreatment',
      'visit',
      'membershipPayment',
      'signup',
    ],
  ],
  // Who is no member has no membership; how a person pays is seen by nobody else. A saved view is its maker's.
  [
    "the patient's practice",
    without(
      'membership',
      'signup',
      'planTreatment',
      'visit',
      'membershipPayment',
      ...MEMBERS_MONEY,
      'paymentMethod',
      'enterprise',
    ),
    [],
  ],
  ["the member's practice", [], without('paymentMethod')],
  [
    'administrator',
    without(
      'membership',
      'signup',
      'planTreatment',
      'visit',
      'membershipPayment',
      ...MEMBERS_MONEY,
      'paymentMethod',
      'listView',
    ),
    without('paymentMethod', 'listView'),
  ],
  ['finance partner', [], []],
  // What is for financing is not hers to see.
  [
    'membership administrator',
    ['practice', 'colleague', 'treatment', ...SETTINGS],
    without('transaction', 'paymentMethod', 'listView', 'deposit', 'enterprise', 'depositRef'),
  ],
])('%s has exactly what is theirs', async (name, patients, members) => {
  const actor = actors[name] as Actor;
  const seen = async (ids: Ids) => {
    const found: OwnedObject[] = [];
    for (const noun of all)
      if (await owns(world.deps.database.read, actor, { owner: owners[noun], id: ids[noun] })) found.push(noun);
    return found;
  };
  expect(await seen(patient)).toEqual(patients);
  expect(await seen(member)).toEqual(members);
  const unknown = Object.fromEntries(all.map((noun) => [noun, 'no-such-id'])) as Ids;
  expect(await seen(unknown)).toEqual([]);
});
