import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { TransactionTagTable } from '../../db/tables/credit';

export const putTag = statement<TransactionTagTable>()((q, p) =>
  q
    .insertInto('transaction_tag')
    .values(columns(p, ['transaction_id', 'name', 'value', 'staff_id', 'tagged_at']))
    .onConflict((conflict) =>
      conflict
        .columns(['transaction_id', 'name'])
        .doUpdateSet({ value: p.value, staff_id: p.staff_id, tagged_at: p.tagged_at }),
    ),
);

export const takeTagOff = statement<{ transactionId: string; name: string }>()((q, p) =>
  q.deleteFrom('transaction_tag').where('transaction_id', '=', p.transactionId).where('name', '=', p.name),
);
