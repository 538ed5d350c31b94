import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { FeeAccountTable } from '../../db/tables/membership';

export const insertAccount = statement<FeeAccountTable>()((q, p) =>
  q
    .insertInto('fee_account')
    .values(
      columns(p, [
        'id',
        'owner_kind',
        'owner_id',
        'kind',
        'name',
        'holder_name',
        'card_type',
        'last_four',
        'routing_last_four',
        'expires_on',
        'vault_id',
        'account_index',
        'given_by',
        'given_at',
        'ended_at',
        'ended_code',
        'replaced_at',
      ]),
    ),
);

export const replaceAccount = statement<{ id: string; at: string }>()((q, p) =>
  q.updateTable('fee_account').set({ replaced_at: p.at }).where('id', '=', p.id).where('replaced_at', 'is', null),
);

/** The account is ended for everybody who gave it. */
export const endAccount = statement<{ accountIndex: string; code: string; at: string }>()((q, p) =>
  q
    .updateTable('fee_account')
    .set({ ended_at: p.at, ended_code: p.code })
    .where('account_index', '=', p.accountIndex)
    .where('ended_at', 'is', null),
);
