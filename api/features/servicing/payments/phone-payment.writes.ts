import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { PhoneAuthorizationTable } from '../../../db/tables/servicing';

export const insertPhoneAuthorization = statement<PhoneAuthorizationTable>()((q, p) =>
  q
    .insertInto('phone_authorization')
    .values(columns(p, ['payment_id', 'borrower_id', 'language', 'text', 'staff_id', 'read_at'])),
);
