import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { Tables } from '../../db/tables/index';

const COLUMNS = [
  'id',
  'membership_id',
  'plan_id',
  'practice_id',
  'vault_id',
  'sha256',
  'size_bytes',
  'uploaded_by',
  'uploaded_at',
] as const satisfies readonly (keyof Tables['signed_plan_agreement'])[];

export const insertSignedCopy = statement<Tables['signed_plan_agreement']>()((q, p) =>
  q.insertInto('signed_plan_agreement').values(columns(p, COLUMNS)),
);

type Contact = { id: string; firstName: string; lastName: string; email: string; phone: string | null };

/** Of somebody whose contact nobody has proven. */
export const setContact = statement<Contact>()((q, p) =>
  q
    .updateTable('borrower')
    .set({ first_name: p.firstName, last_name: p.lastName, email: p.email, phone: p.phone })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('email_verified_at', 'is', null)
    .where('phone_verified_at', 'is', null),
);
