import type { adminUser } from '@contract/staff/entity';
import type { StaffRole } from '@domain/enums';
import { fullName } from '@domain/person-name';
import { effectivePermissions } from '@domain/staff/permissions';
import type * as z from 'zod/mini';
import type { listPracticesInScope, StaffRow } from './staff.reads';

/** A staff member with the practices in scope, in the words of the wire. */
export function staffView(
  row: StaffRow,
  practices: Awaited<ReturnType<typeof listPracticesInScope>>,
  needsSecondFactor: boolean,
): z.input<typeof adminUser> {
  return {
    id: row.id,
    email: row.email,
    name: fullName(row.first_name, row.last_name),
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role as StaffRole,
    permissions: needsSecondFactor
      ? []
      : [...effectivePermissions(row.role as StaffRole, JSON.parse(row.permissions) as string[])],
    financePartner: row.finance_partner === 1,
    brand: row.brand,
    enterpriseId: row.enterprise_id,
    needsSecondFactor,
    practices: practices.map((practice) => ({
      _id: practice.id,
      PracticeName: practice.name,
      slug: practice.slug,
      StateCode: practice.state_code,
      timeZone: practice.time_zone,
      enrollments: JSON.parse(practice.enrollments) as string[],
    })),
  };
}
