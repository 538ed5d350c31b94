import type { AccessRule } from '@contract/endpoint';
import { fullName } from '@domain/person-name';
import { effectivePermissions } from '@domain/staff/permissions';
import type { Db } from '../db/database';
import { statement } from '../db/statement';
import type { PracticeScope, StaffActor } from './actor';

const staffById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('staff')
    .leftJoin('second_factor', 'second_factor.staff_id', 'staff.id')
    .select([
      'staff.id',
      'first_name',
      'last_name',
      'role',
      'permissions',
      'finance_partner',
      'brand',
      'enterprise_id',
      'is_active',
      'second_factor.confirmed_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('passkey')
        .select('passkey.id')
        .whereRef('passkey.staff_id', '=', 'staff.id')
        .limit(eb.lit(1))
        .as('passkey_id'),
    )
    .where('staff.id', '=', p.id),
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
type StaffRule = Extract<AccessRule, { kind: 'staff' }>;
type StaffFacts = Omit<StaffActor, 'tokenHash'>;

const ADMINISTRATORS: readonly string[] = ['Admin', 'EnterpriseAdmin', 'PracticeAdmin'];
/** In production every administrator, also of an enterprise or a practice, needs a second factor, and may do nothing else before. */
export const isFactorRequired = (role: string, { production }: { production: boolean }): boolean =>
  production && ADMINISTRATORS.includes(role);

/** A staff member with the practices in scope, without any right while a factor is missing; undefined when unknown or disabled. */
export async function findStaff(
  db: Db,
  staffId: string,
  config: { production: boolean },
): Promise<StaffFacts | undefined> {
  const row = await db.first(staffById, { id: staffId });
  if (!row || row.is_active === 0) return undefined;
  const role = row.role as StaffActor['role'];
  const hasSecondFactor = row.confirmed_at !== null || row.passkey_id !== null;
  const lacksFactor = !hasSecondFactor && isFactorRequired(role, config);
  return {
    kind: 'staff',
    staffId: row.id,
    name: fullName(row.first_name, row.last_name),
    role,
    permissions: lacksFactor ? [] : effectivePermissions(role, JSON.parse(row.permissions) as string[]),
    hasSecondFactor,
    lacksFactor,
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

export type PracticeFacts = { id: string; contract_sell_percent: number; enrollments: string };

/** True when a practice lies in a scope (decision 23 for administrators). */
export function liesIn(scope: PracticeScope, { id, contract_sell_percent, enrollments }: PracticeFacts): boolean {
  if (scope.kind === 'some') return scope.practiceIds.includes(id);
  if (contract_sell_percent < 100 !== scope.financePartner) return false;
  return !scope.memberships || (JSON.parse(enrollments) as string[]).includes('MEMBERSHIPS');
}

/** True where nothing at a practice is another brand's: one that finances too is not the membership brand's to change. */
export function liesAloneIn(scope: PracticeScope, practice: PracticeFacts): boolean {
  if (!liesIn(scope, practice)) return false;
  if (scope.kind === 'some' || !scope.memberships) return true;
  return (JSON.parse(practice.enrollments) as string[]).every((one) => one === 'MEMBERSHIPS');
}

/** The same for a practice of which only the id is known; an unknown one lies in no scope of all. */
export async function seesPractice(
  db: Db,
  scope: PracticeScope,
  { practiceId, alone = false }: { practiceId: string; alone?: boolean },
): Promise<boolean> {
  if (scope.kind === 'some') return scope.practiceIds.includes(practiceId);
  const row = await db.first(sellPercent, { id: practiceId });
  const lies = alone ? liesAloneIn : liesIn;
  return row !== undefined && lies(scope, { ...row, id: practiceId });
}

/** True when a rule lets a member of staff in: by role, brand, side of the sell percentage, permission and second factor. */
export function isNamed(
  rule: StaffRule,
  { role, brand, financePartner, permissions, lacksFactor }: StaffActor,
): boolean {
  if (lacksFactor && !rule.beforeFactor) return false;
  if (!rule.roles.includes(role)) return false;
  if (rule.brand !== 'every' && rule.brand !== brand) return false;
  if (rule.platformOnly && financePartner) return false;
  if (rule.partnerOnly && !financePartner) return false;
  return rule.permission === null || permissions.includes(rule.permission);
}
