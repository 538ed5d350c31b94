import type { FieldFault } from '@contract/error';
import type { StaffRole } from '@domain/enums';
import { refusedPermissions, rolesToGive } from '@domain/staff/administration';
import { PERMISSIONS, type Permission } from '@domain/staff/permissions';
import type { Tx } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { enterpriseById, idByEmail } from './administer.reads';

/**
 * Whose people somebody of a role is whom an administrator makes: an administrator is of the brand that made them, so that nobody gives
 * more than they have; whoever works at practices serves both brands there. Source: decisions 42, 53.
 */
export const brandOf = (role: StaffRole, { brand }: Pick<StaffActor, 'brand'>) =>
  role === 'Admin' ? brand : 'financing';

/** Refuses an answer that the schema has nothing against. */
export function refuseFields(...fields: (FieldFault | false)[]): void {
  const faults = fields.filter((one): one is FieldFault => one !== false);
  if (faults.length > 0) throw new AppError('INVALID_FIELDS', { fields: faults });
}

type Names = { firstName?: string | undefined; lastName?: string | undefined; name?: string | undefined };

/** First and last name, as two or as one text; undefined where neither is given. */
export function namesOf({ firstName, lastName, name }: Names): { first: string; last: string } | undefined {
  if (firstName !== undefined || lastName !== undefined) {
    refuseFields(
      firstName === undefined && { field: 'firstName', message: 'Enter the first name.' },
      lastName === undefined && { field: 'lastName', message: 'Enter the last name.' },
    );
    return { first: firstName ?? '', last: lastName ?? '' };
  }
  if (name === undefined) return undefined;
  const words = name.split(/\s+/);
  const last = words.pop() ?? '';
  refuseFields(words.length === 0 && { field: 'name', message: 'Enter the first and last name.' });
  return { first: words.join(' '), last };
}

/** Nobody gives a role above their own, nor one that may do what they may not (decision 21). */
export function refuseRole(actor: StaffActor, role: StaffRole): void {
  const roles: readonly StaffRole[] = rolesToGive(actor);
  const isMore = refusedPermissions(actor, role, []).notTheirs.length > 0;
  refuseFields((!roles.includes(role) || isMore) && { field: 'role', message: 'Choose a role you can assign.' });
}

/** Nobody grants what they lack, and nobody of a practice gets what is the platform's. */
export function refuseGrant(actor: StaffActor, role: StaffRole, wished: readonly Permission[]): void {
  const { notTheirs, notOfRole } = refusedPermissions(actor, role, wished);
  const named = (permissions: readonly Permission[]) => permissions.join(', ');
  const field = 'adminUser.permissions';
  refuseFields(
    notTheirs.length > 0 && { field, message: `You can’t grant permissions you don’t have: ${named(notTheirs)}.` },
    notOfRole.length > 0 && { field, message: `This role can’t have these permissions: ${named(notOfRole)}.` },
  );
}

/** One spelling of a list of one's own: in the order of the closed list; nothing for the role's. */
export const ownList = (wished: readonly Permission[]): string =>
  JSON.stringify(PERMISSIONS.filter((permission) => wished.includes(permission)));

type Places = { practices: readonly string[]; enterpriseId: string | null };

/** Where each role works: an administrator of the platform everywhere, one of an enterprise at its practices, others at theirs. */
export async function refusePlaces(
  { tx, actor }: { tx: Tx; actor: StaffActor },
  role: StaffRole,
  { practices, enterpriseId }: Places,
): Promise<void> {
  const isOfEnterprise = role === 'EnterpriseAdmin';
  const worksAtPractices = role !== 'Admin' && !isOfEnterprise;
  const isKnown =
    enterpriseId !== null && actor.role === 'Admin' && (await tx.first(enterpriseById, { id: enterpriseId }));
  refuseFields(
    worksAtPractices && practices.length === 0 && { field: 'practices', message: 'Choose a practice.' },
    !worksAtPractices &&
      practices.length > 0 && { field: 'practices', message: "This role can't be limited to practices." },
    isOfEnterprise && !isKnown && { field: 'enterprise', message: 'Choose an enterprise.' },
    !isOfEnterprise &&
      enterpriseId !== null && { field: 'enterprise', message: 'Only an enterprise admin belongs to an enterprise.' },
  );
}

/** @throws AppError DUPLICATED_DATA for an address that is somebody else's; `duplicated` makes clients show the sentence. */
export async function refuseTakenEmail(tx: Tx, email: string, ownId?: string): Promise<void> {
  const taken = await tx.first(idByEmail, { email });
  if (!taken || taken.id === ownId) return;
  throw new AppError('DUPLICATED_DATA', {
    userMessage: 'An account with this email address already exists.',
    fields: [{ field: 'email', message: 'An account with this email address already exists.' }],
    extra: { duplicated: true },
  });
}
