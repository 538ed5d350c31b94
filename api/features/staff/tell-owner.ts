import type { Context } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { ownCredentials } from './password.writes';

/** Changes of how somebody logs in, each with its mail: whoever did not make it learns of it. */
type Told =
  | 'staff-second-factor-on'
  | 'staff-second-factor-off'
  | 'staff-recovery-codes-renewed'
  | 'staff-passkey-added'
  | 'staff-passkey-removed';

/** Tells somebody by mail that how they log in was changed by their own account. */
export async function tellOwner({ tx, actor, send }: Context<StaffActor>, kind: Told): Promise<void> {
  const owner = await tx.first(ownCredentials, { id: actor.staffId });
  if (owner) await send(kind, { to: owner.email, firstName: owner.first_name, brand: owner.brand });
}
