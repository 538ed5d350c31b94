import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { PersonMessageTable } from '../../db/tables/correspondence';

/** A message that stands already stays as it is. */
export const insertMessage = statement<PersonMessageTable>()((q, p) =>
  q
    .insertInto('person_message')
    .values(
      columns(p, ['id', 'borrower_id', 'kind', 'channel', 'brand', 'sent_to', 'status', 'reason', 'vault_id', 'at']),
    )
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

export const settleMessage = statement<PersonMessageTable>()((q, p) =>
  q
    .updateTable('person_message')
    .set({ sent_to: p.sent_to, status: p.status, reason: p.reason, vault_id: p.vault_id, at: p.at })
    .where('id', '=', p.id),
);

/** What a try said that another one replaces. */
export const dropSealed = statement<{ id: string }>()((q, p) => q.deleteFrom('vault').where('id', '=', p.id));
