import type { BorrowerTable } from '../../db/tables/application';
import { brandOfPerson } from './brand-of-person.reads';
import type { ToldField } from './mails';
import type { Change, StaffContext } from './take-person';

/** A change that the person is told of. */
export type ToldChange = Change & { field: ToldField };

/**
 * Tells a person what of their account was changed: by the address and the number that they had proven before it, because a new one
 * may be somebody else's. The values stand in no message.
 */
export async function tellOfChange(
  { tx, send }: Pick<StaffContext, 'tx' | 'send'>,
  before: BorrowerTable,
  changes: readonly ToldChange[],
) {
  const fields = changes.map(({ field }) => field).join(',');
  const brand = await brandOfPerson(tx, before.id);
  const told = { firstName: before.first_name, language: before.language, brand, fields, borrowerId: before.id };
  if (before.email && before.email_verified_at) await send('account-changed', { ...told, to: before.email });
  const isReach = changes.some(({ field }) => field === 'email' || field === 'phoneNumber');
  if (isReach && before.phone && before.phone_verified_at)
    await send('account-changed-sms', { ...told, to: `+1${before.phone}`, stateCode: before.state_code });
}
