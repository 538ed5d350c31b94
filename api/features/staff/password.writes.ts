import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { PasswordLinkTable } from '../../db/tables/practice';

export const insertLink = statement<Omit<PasswordLinkTable, 'used_at'>>()((q, p) =>
  q
    .insertInto('password_link')
    .values(columns(p, ['token_hash', 'staff_id', 'kind', 'of_link', 'expires_at', 'created_at'])),
);

/** An open link with its owner. */
export const openLink = statement<{ tokenHash: string; now: string }>()((q, p) =>
  q
    .selectFrom('password_link')
    .innerJoin('staff', 'staff.id', 'password_link.staff_id')
    .select([
      'password_link.kind',
      'password_link.of_link',
      'password_link.expires_at',
      'staff.id',
      'staff.email',
      'staff.first_name',
      'staff.last_name',
      'staff.role',
      'staff.brand',
    ])
    .where('password_link.token_hash', '=', p.tokenHash)
    .where('password_link.used_at', 'is', null)
    .where('password_link.expires_at', '>', p.now)
    .where('staff.is_active', '=', 1),
);

/** Changes no row for a link that was used meanwhile. */
export const useLink = statement<{ tokenHash: string; now: string }>()((q, p) =>
  q
    .updateTable('password_link')
    .set({ used_at: p.now })
    .where('token_hash', '=', p.tokenHash)
    .where('used_at', 'is', null),
);

/** The other links of somebody work no more. */
export const endLinks = statement<{ staffId: string; now: string }>()((q, p) =>
  q.updateTable('password_link').set({ used_at: p.now }).where('staff_id', '=', p.staffId).where('used_at', 'is', null),
);

export const setPasswordHash = statement<{ id: string; passwordHash: string }>()((q, p) =>
  q.updateTable('staff').set({ password_hash: p.passwordHash, locked_until: null }).where('id', '=', p.id),
);

export const ownCredentials = statement<{ id: string }>()((q, p) =>
  q.selectFrom('staff').select(['email', 'first_name', 'last_name', 'password_hash', 'brand']).where('id', '=', p.id),
);
