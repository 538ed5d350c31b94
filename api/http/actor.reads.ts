import type { OwnedObject } from '@contract/endpoint';
import type { Db } from '../db/database';
import { statement } from '../db/statement';
import type { Actor, PracticeScope, StaffActor } from './actor';

const staffById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('staff')
    .select([
      'id',
      'first_name',
      'last_name',
      'role',
      'permissions',
      'finance_partner',
      'brand',
      'enterprise_id',
      'is_active',
    ])
    .where('id', '=', p.id),
);
const practicesOfStaff = statement<{ staffId: string }>()((q, p) =>
  q.selectFrom('staff_practice').select('practice_id').where('staff_id', '=', p.staffId),
);
const practicesOfEnterprise = statement<{ enterpriseId: string }>()((q, p) =>
  q.selectFrom('practice').select('id').where('enterprise_id', '=', p.enterpriseId),
);
const sellPercent = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select(['contract_sell_percent', 'enrollments']).where('id', '=', p.id),
);
const practiceOfApplication = statement<{ id: string }>()((q, p) =>
  q.selectFrom('application').select(['practice_id', 'borrower_id', 'enrollment']).where('id', '=', p.id),
);
const transactionOwner = statement<{ id: string }>()((q, p) =>
  q.selectFrom('credit_transaction').select(['practice_id', 'borrower_id']).where('id', '=', p.id),
);
const practicesOfBorrower = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select('practice_id')
    .where('borrower_id', '=', p.id)
    .union(q.selectFrom('credit_transaction').select('practice_id').where('borrower_id', '=', p.id)),
);

const membershipsOfBorrower = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select('practice_id')
    .where('borrower_id', '=', p.id)
    .where('enrollment', '=', 'MEMBERSHIPS'),
);

type StaffFacts = Omit<StaffActor, 'tokenHash'>;

/** A staff member with the practices in scope; undefined when unknown or disabled. */
export async function findStaff(db: Db, staffId: string): Promise<StaffFacts | undefined> {
  const row = await db.first(staffById, { id: staffId });
  if (!row || row.is_active === 0) return undefined;
  const role = row.role as StaffActor['role'];
  return {
    kind: 'staff',
    staffId: row.id,
    name: `${row.first_name} ${row.last_name}`,
    role,
    permissions: JSON.parse(row.permissions) as string[],
    financePartner: row.finance_partner === 1,
    brand: row.brand,
    enterpriseId: row.enterprise_id,
    scope: await scopeOf(db, row),
  };
}

async function scopeOf(
  db: Db,
  row: { id: string; role: string; finance_partner: number; enterprise_id: string | null; brand: string },
): Promise<PracticeScope> {
  const { id: staffId, role, enterprise_id: enterpriseId, brand } = row;
  const financePartner = row.finance_partner === 1;
  if (role === 'Admin') return { kind: 'all', financePartner, memberships: brand === 'membership' };
  if (role === 'EnterpriseAdmin') {
    const rows = enterpriseId ? await db.all(practicesOfEnterprise, { enterpriseId }) : [];
    return { kind: 'some', practiceIds: rows.map((row) => row.id) };
  }
  const rows = await db.all(practicesOfStaff, { staffId });
  return { kind: 'some', practiceIds: rows.map((row) => row.practice_id) };
}

/** True when a practice lies in a staff member's scope (decision 23 for administrators). */
export async function seesPractice(db: Db, scope: PracticeScope, practiceId: string): Promise<boolean> {
  if (scope.kind === 'some') return scope.practiceIds.includes(practiceId);
  const row = await db.first(sellPercent, { id: practiceId });
  if (row === undefined || row.contract_sell_percent < 100 !== scope.financePartner) return false;
  return !scope.memberships || (JSON.parse(row.enrollments) as string[]).includes('MEMBERSHIPS');
}

/** True when an object belongs to the actor; false for foreign and for unknown ones alike. */
export async function owns(db: Db, actor: Actor, object: OwnedObject, id: string): Promise<boolean> {
  if (actor.kind === 'public') return false;
  if (actor.kind === 'staff') return staffSees(db, actor, object, id);
  switch (object) {
    case 'borrower':
      return id === actor.borrowerId;
    case 'application':
      if (actor.kind === 'applicant') return id === actor.applicationId;
      return (await db.first(practiceOfApplication, { id }))?.borrower_id === actor.borrowerId;
    case 'transaction':
      return (await db.first(transactionOwner, { id }))?.borrower_id === actor.borrowerId;
    default:
      return false;
  }
}

async function staffSees(db: Db, actor: StaffActor, object: OwnedObject, id: string): Promise<boolean> {
  switch (object) {
    case 'practice':
      return seesPractice(db, actor.scope, id);
    case 'application': {
      const row = await db.first(practiceOfApplication, { id });
      // Applications for financing are not the membership brand's to see, nor are transactions.
      if (actor.brand === 'membership' && row?.enrollment !== 'MEMBERSHIPS') return false;
      return row !== undefined && seesPractice(db, actor.scope, row.practice_id);
    }
    case 'transaction': {
      if (actor.brand === 'membership') return false;
      const row = await db.first(transactionOwner, { id });
      return row !== undefined && seesPractice(db, actor.scope, row.practice_id);
    }
    case 'borrower': {
      const places = await db.all(actor.brand === 'membership' ? membershipsOfBorrower : practicesOfBorrower, { id });
      for (const { practice_id } of places) {
        if (await seesPractice(db, actor.scope, practice_id)) return true;
      }
      return false;
    }
    default:
      return false;
  }
}
