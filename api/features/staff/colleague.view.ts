import type { colleague } from '@contract/staff/colleague-calls';
import type { StaffRole } from '@domain/enums';
import { fullName } from '@domain/person-name';
import { mayAdminister } from '@domain/staff/administration';
import { effectivePermissions } from '@domain/staff/permissions';
import type * as z from 'zod/mini';
import type { StaffActor } from '../../http/actor';
import type { ColleagueRow } from './administer.reads';

export type Colleague = z.input<typeof colleague>;
/** `isOurs`: nothing that is done there is another brand's, so that who works there is the actor's to change. */
export type Place = { id: string; name: string; isInScope: boolean; isOurs: boolean };

/** What somebody may do now, and as what. */
export function standingOf({ role, permissions }: Pick<ColleagueRow, 'role' | 'permissions'>) {
  const own = JSON.parse(permissions) as string[];
  return { role: role as StaffRole, own, permissions: effectivePermissions(role as StaffRole, own) };
}

/**
 * True for whoever may change somebody, and not only take them off their own practice. Whoever works at practices that the actor does
 * not see is the platform's to change: an enterprise has practices on both sides of the sell percentage. So
 * is whoever works where financing is done too, for the membership brand's administrators (decision 53).
 */
export function mayChange(actor: StaffActor, row: ColleagueRow, places: readonly Place[]): boolean {
  const isPlatform = actor.role === 'Admin' && actor.brand === 'financing';
  return mayAdminister(actor, standingOf(row)) && (isPlatform || places.every(({ isOurs }) => isOurs));
}

/** Somebody as those see them who work with them: of their practices, only the ones in scope. */
export function colleagueView(
  row: ColleagueRow,
  places: readonly Place[],
  { actor, now }: { actor: StaffActor; now: string },
): Colleague {
  const { role, own, permissions } = standingOf(row);
  return {
    _id: row.id,
    name: fullName(row.first_name, row.last_name),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    role,
    permissions: [...permissions],
    hasOwnPermissions: own.length > 0,
    enterpriseId: row.enterprise_id,
    lockedUntil: row.locked_until !== null && row.locked_until > now ? row.locked_until : null,
    personOfContact: row.is_contact === 1,
    salesRep: row.is_sales_rep === 1,
    successManager: row.is_success_manager === 1,
    financePartner: row.finance_partner === 1,
    hasSecondFactor: row.factor_at !== null || row.passkey_id !== null,
    canEdit: mayChange(actor, row, places),
    practices: places.flatMap(({ id, name, isInScope }) => (isInScope ? [{ _id: id, PracticeName: name }] : [])),
    version: row.version,
  };
}
