import type { Brand, StaffRole } from '@domain/enums';
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
  aTransaction,
} from '../test/builders';
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
  borrower: string;
  transaction: string;
  practice: string;
  paymentMethod: string;
  listView: string;
  deposit: string;
  colleague: string;
  document: string;
};

export type Cast = { principals: Principal[]; foreign: OwnIds; partnerOnly: OwnIds };

/** A patient of a practice with an application, a line and a transaction. */
async function aPatient(
  world: TestApp,
  practiceId: string,
  enrollment: Tables['application']['enrollment'] = 'APPLICATIONS',
): Promise<OwnIds & { row: Tables['borrower'] }> {
  const row = await aBorrower(world.deps, { practice_id: practiceId, membership_status: 'ACTIVE' });
  const line = await aCreditLine(world.deps, row);
  const transaction = await aTransaction(world.deps, line);
  const application = await insertApplication(world.deps, row.id, { practiceId, enrollment });
  const { id: paymentMethod } = await aBankAccount(world.deps, row);
  // Of staff who do not knock.
  const listView = await aListView(world.deps, 'staff-operations-demo-test');
  const ids = { application, borrower: row.id, transaction: transaction.id, practice: practiceId };
  const { id: deposit } = await aDeposit(world.deps, practiceId);
  const { id: colleague } = await aColleague(world.deps, practiceId);
  const document = await aDocument(world.deps, transaction);
  return { row, ...ids, paymentMethod, listView, deposit, colleague, document };
}

/**
 * Everybody who may knock: people without, with and with an ended session, every staff role, both sides of the sell
 * percentage, and the objects of a practice that most of them may not see.
 */
export async function castOf(world: TestApp): Promise<Cast> {
  const mine = await aPatient(world, 'prac-bright-smile');
  const foreign = await aPatient(world, 'prac-clearview-eye');
  const partnerOnly = await aPatient(world, 'prac-sunset-plastics');
  const harborline = await aPatient(world, 'prac-harbor-medspa');
  const signedUp = await aPatient(world, 'prac-harbor-medspa', 'MEMBERSHIPS');
  const staff = async (
    name: string,
    email: string,
    { role, own, brand = 'financing' }: { role: StaffRole; own: OwnIds; brand?: Brand | undefined },
  ): Promise<Principal> => {
    const staffId = `staff-${email.replace(/[^a-z0-9]+/g, '-')}`;
    return {
      name,
      brand,
      financePartner: email === 'finance@demo.test',
      kind: 'staff',
      staffId,
      role,
      token: await world.staffSession(email),
      own: {
        ...own,
        listView: await aListView(world.deps, staffId),
        colleague: (await aColleague(world.deps, own.practice)).id,
      },
    };
  };
  const ended = await world.sessionOf('borrower', mine.borrower);
  await world.deps.database.transaction((tx) => world.deps.sessions.revoke(tx, ended));
  return {
    foreign,
    partnerOnly,
    principals: [
      { name: 'nobody', kind: 'anonymous', token: undefined, own: mine },
      { name: 'an ended session', kind: 'anonymous', token: ended, own: mine },
      { name: 'a made-up token', kind: 'anonymous', token: 'x'.repeat(43), own: mine },
      {
        name: 'an applicant',
        kind: 'applicant',
        token: await world.sessionOf('applicant', mine.borrower, mine.application),
        own: mine,
      },
      { name: 'a borrower', kind: 'borrower', token: await world.sessionOf('borrower', mine.borrower), own: mine },
      { name: 'a member', kind: 'member', token: await world.sessionOf('member', mine.borrower), own: mine },
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
