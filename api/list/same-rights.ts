import type { Deps } from '../deps';
import type { StaffActor } from '../http/actor';
import { findStaff } from '../http/actor.reads';
import { AppError } from '../http/app-error';

/**
 * A file leaves as slowly as its caller takes it: it ends for whoever has been logged out meanwhile, and for whoever may see
 * other things than when it began. @throws AppError FORBIDDEN
 */
export async function refuseOtherRights(actor: StaffActor, { sessions, database, config }: Deps): Promise<void> {
  const isOpen = await sessions.isOpen(actor.tokenHash);
  const staff = isOpen ? await findStaff(database.read, actor.staffId, config) : undefined;
  if (!staff || rightsOf(staff) !== rightsOf(actor)) throw new AppError('FORBIDDEN');
}

function rightsOf({ role, brand, permissions, scope }: Omit<StaffActor, 'tokenHash'>): string {
  const places = scope.kind === 'some' ? [...scope.practiceIds].sort() : [scope.financePartner, scope.memberships];
  return JSON.stringify([role, brand, [...permissions].sort(), places]);
}
