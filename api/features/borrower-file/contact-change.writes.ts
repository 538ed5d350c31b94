import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { ContactChangeTable } from '../../db/tables/borrower-file';

/** What a person's contacts are to become once they are proven. */
export const contactChangesOf = statement<{ borrowerId: string }>()((q, p) =>
  q.selectFrom('contact_change').selectAll().where('borrower_id', '=', p.borrowerId).orderBy('channel'),
);

/** A later wish takes the place of an earlier one. */
export const keepContactChange = statement<ContactChangeTable>()((q, p) =>
  q
    .insertInto('contact_change')
    .values(columns(p, ['borrower_id', 'channel', 'value', 'asked_by', 'asked_at']))
    .onConflict((conflict) =>
      conflict
        .columns(['borrower_id', 'channel'])
        .doUpdateSet({ value: p.value, asked_by: p.asked_by, asked_at: p.asked_at }),
    ),
);

export const dropContactChange = statement<{ borrowerId: string; channel: 'email' | 'phone' }>()((q, p) =>
  q.deleteFrom('contact_change').where('borrower_id', '=', p.borrowerId).where('channel', '=', p.channel),
);
