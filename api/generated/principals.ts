import type { Brand, StaffRole } from '@domain/enums';
import type { Tx } from '../db/database';
import type { Tables } from '../db/tables/index';
import type { TestApp } from '../test/app';
import {
  aBankAccount,
  aBorrower,
  aColleague,
  aCreditLine,
  aDeposit,
  aDocument,
  aListView,
  aLoyaltyProgram,
  aMemberFunding,
  aMemberPayment,
  aMembership,
  aMembershipPractice,
  aMembershipTreatment,
  anInjector,
  aPlan,
  aPlanTemplate,
  aProviderInvoice,
  aTransaction,
  aTreatment,
} from '../test/builders';
import type { TestDeps } from '../test/deps';
import { insertApplication } from './insert-application';

/** Somebody who can make a call, with the objects that are theirs. */
export type Principal = {
  name: string;
  kind: 'anonymous' | 'applicant' | 'borrower' | 'member' | 'staff';
  role?: StaffRole;
  brand?: Brand;
  financePartner?: boolean;
  staffId?: string;
  token: string | undefined;
  own: OwnIds;
};

/** One id of every owned kind. */
export type OwnIds = {
  application: string;
  signup: string;
  membership: string;
  planTreatment: string;
  visit: string;
  membershipPayment: string;
  membershipFunding: string;
  providerInvoice: string;
  borrower: string;
  transaction: string;
  practice: string;
  paymentMethod: string;
  listView: string;
  deposit: string;
  colleague: string;
  document: string;
  treatment: string;
  enterprise: string;
  depositRef: string;
  membershipTreatment: string;
  planTemplate: string;
  injector: string;
  loyaltyProgram: string;
};

/** `financed`: what is financed at a practice that does both brands. */
export type Fixtures = { principals: Principal[]; foreign: OwnIds; partnerOnly: OwnIds; financed: OwnIds };

/** A patient of a practice with an application, a line and a transaction. */
async function aPatient(
  deps: TestDeps,
  practiceId: string,
  enrollment: Tables['application']['enrollment'] = 'APPLICATIONS',
): Promise<OwnIds & { row: Tables['borrower'] }> {
  const row = await aBorrower(deps, { practice_id: practiceId });
  const ofMember = await aMembership(deps, row, { status: 'ACTIVE' });
  const { planTreatment, visit } = await aPlan(deps, ofMember);
  const line = await aCreditLine(deps, row);
  const transaction = await aTransaction(deps, line);
  const application = await insertApplication(deps, row.id, { practiceId, enrollment });
  const signup = await insertApplication(deps, row.id, { practiceId, enrollment: 'MEMBERSHIPS' });
  const { id: paymentMethod } = await aBankAccount(deps, row);
  const membershipPayment = await aMemberPayment(deps, ofMember, paymentMethod);
  const membershipFunding = await aMemberFunding(deps, ofMember);
  const providerInvoice = await aProviderInvoice(deps, practiceId);
  // Of staff who do not knock.
  const listView = await aListView(deps, 'staff-operations-demo-test');
  const ids = {
    application,
    signup,
    membership: ofMember.id,
    planTreatment,
    visit,
    borrower: row.id,
    transaction: transaction.id,
    practice: practiceId,
  };
  const { id: deposit, ref: depositRef } = await aDeposit(deps, practiceId);
  const { id: colleague } = await aColleague(deps, practiceId);
  const document = await aDocument(deps, transaction);
  const treatment = await aTreatment(deps, practiceId);
  const settings = {
    membershipTreatment: await aMembershipTreatment(deps, practiceId),
    planTemplate: await aPlanTemplate(deps, practiceId),
    injector: await anInjector(deps, practiceId),
    loyaltyProgram: await aLoyaltyProgram(deps, practiceId),
  };
  return {
    row,
    ...ids,
    ...settings,
    paymentMethod,
    membershipPayment,
    membershipFunding,
    providerInvoice,
    listView,
    deposit,
    depositRef,
    colleague,
    document,
    treatment,
    enterprise: 'ent-brightarch',
  };
}

/**
 * Everybody who may knock: people without, with and with an ended session, every staff role, both sides of the sell
 * percentage, and the objects of a practice that most of them may not see. In one transaction, because its hundred rows would
 * take most of the time of the tests if each waited for a commit of its own.
 */
export function fixturesOf({ deps }: TestApp): Promise<Fixtures> {
  return deps.database.transaction((tx) => {
    const within = { ...deps.database, transaction: <T>(work: (one: Tx) => Promise<T>) => work(tx) };
    return castIn(tx, { ...deps, database: within });
  });
}

async function castIn(tx: Tx, deps: TestDeps): Promise<Fixtures> {
  const mine = await aPatient(deps, 'prac-bright-smile');
  const foreign = await aPatient(deps, 'prac-clearview-eye');
  const partnerOnly = await aPatient(deps, 'prac-sunset-plastics');
  const harborline = await aPatient(deps, 'prac-harbor-medspa');
  const alone = await aMembershipPractice(deps);
  const signedUp = { ...(await aPatient(deps, alone.practice, 'MEMBERSHIPS')), enterprise: alone.enterprise };
  const sessionOf = (kind: 'applicant' | 'borrower' | 'member', applicationId: string | null = null) =>
    deps.sessions.issue(tx, { kind, subjectId: mine.borrower, applicationId });
  const staff = (name: string, email: string, who: Part) => staffIn(tx, deps, { name, email, ...who });
  const ended = await sessionOf('borrower');
  await deps.sessions.revoke(tx, ended);
  return {
    foreign,
    partnerOnly,
    financed: harborline,
    principals: [
      { name: 'nobody', kind: 'anonymous', token: undefined, own: mine },
      { name: 'an ended session', kind: 'anonymous', token: ended, own: mine },
      { name: 'a made-up token', kind: 'anonymous', token: 'x'.repeat(43), own: mine },
      { name: 'an applicant', kind: 'applicant', token: await sessionOf('applicant', mine.application), own: mine },
      { name: 'a borrower', kind: 'borrower', token: await sessionOf('borrower'), own: mine },
      { name: 'a member', kind: 'member', token: await sessionOf('member'), own: mine },
      await staff('practice staff', 'staff@bright-smile.test', { role: 'PracticeStaff', own: mine }),
      await staff('a practice doctor', 'doctor@bright-smile.test', { role: 'PracticeDoctor', own: mine }),
      await staff('a practice administrator', 'manager@bright-smile.test', { role: 'PracticeAdmin', own: mine }),
      await staff('staff of two practices', 'multi@demo.test', { role: 'MultiTenant', own: mine }),
      await staff('an enterprise administrator', 'enterprise@demo.test', { role: 'EnterpriseAdmin', own: harborline }),
      await staff('an administrator', 'admin@demo.test', { role: 'Admin', own: mine }),
      await staff('a finance-partner administrator', 'finance@demo.test', { role: 'Admin', own: partnerOnly }),
      await staff('a membership administrator', 'privi-admin@demo.test', {
        role: 'Admin',
        own: signedUp,
        brand: 'membership',
      }),
    ],
  };
}

/** Who works at a practice has no enterprise to name. */
function enterpriseOf(role: StaffRole, own: OwnIds): string {
  if (role === 'EnterpriseAdmin') return 'ent-harborline';
  return role === 'Admin' ? own.enterprise : '';
}

type Part = { role: StaffRole; own: OwnIds; brand?: Brand };

async function staffIn(
  tx: Tx,
  deps: TestDeps,
  { name, email, role, own, brand = 'financing' }: Part & { name: string; email: string },
): Promise<Principal> {
  const staffId = `staff-${email.replace(/[^a-z0-9]+/g, '-')}`;
  return {
    name,
    brand,
    financePartner: email === 'finance@demo.test',
    kind: 'staff',
    staffId,
    role,
    token: await deps.sessions.issue(tx, { kind: 'staff', subjectId: staffId }),
    own: {
      ...own,
      listView: await aListView(deps, staffId),
      colleague: (await aColleague(deps, own.practice)).id,
      treatment: await aTreatment(deps, own.practice),
      membershipTreatment: await aMembershipTreatment(deps, own.practice),
      planTemplate: await aPlanTemplate(deps, own.practice),
      injector: await anInjector(deps, own.practice),
      enterprise: enterpriseOf(role, own),
    },
  };
}
