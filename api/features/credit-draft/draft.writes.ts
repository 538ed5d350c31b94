import { columns } from '../../db/columns';
import type { Tx } from '../../db/database';
import { statement } from '../../db/statement';
import type {
  CreditDraftChangeTable,
  CreditDraftChoiceTable,
  CreditDraftEventTable,
  CreditDraftTable,
} from '../../db/tables/versioned-table';

export const insertDraft = statement<
  Pick<
    CreditDraftTable,
    'id' | 'profile_id' | 'base_version' | 'status' | 'version' | 'opened_by_id' | 'opened_by' | 'opened_at'
  >
>()((q, p) =>
  q
    .insertInto('credit_draft')
    .values(
      columns(p, ['id', 'profile_id', 'base_version', 'status', 'version', 'opened_by_id', 'opened_by', 'opened_at']),
    ),
);

/** Guarded by the version that was read. @returns how many rows it changed. */
export function moveDraft(
  tx: Tx,
  { id, version }: { id: string; version: number },
  change: Partial<Omit<CreditDraftTable, 'id' | 'version' | 'profile_id'>>,
): Promise<number> {
  return tx.execute(
    tx.builder
      .updateTable('credit_draft')
      .set({ ...change, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version),
  );
}

export const putChange = statement<CreditDraftChangeTable>()((q, p) =>
  q
    .insertInto('credit_draft_change')
    .values(
      columns(p, [
        'draft_id',
        'kind',
        'table_id',
        'from_version',
        'name',
        'content',
        'hash',
        'changed_by_id',
        'changed_by',
        'changed_at',
      ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['draft_id', 'kind', 'table_id']).doUpdateSet((eb) => ({
        from_version: eb.ref('excluded.from_version'),
        name: eb.ref('excluded.name'),
        content: eb.ref('excluded.content'),
        hash: eb.ref('excluded.hash'),
        changed_by_id: eb.ref('excluded.changed_by_id'),
        changed_by: eb.ref('excluded.changed_by'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    ),
);

type OfTable = { draftId: string; kind: string; tableId: string };
export const dropChange = statement<OfTable>()((q, p) =>
  q
    .deleteFrom('credit_draft_change')
    .where('draft_id', '=', p.draftId)
    .where('kind', '=', p.kind)
    .where('table_id', '=', p.tableId),
);

export const putChoice = statement<CreditDraftChoiceTable>()((q, p) =>
  q
    .insertInto('credit_draft_choice')
    .values(columns(p, ['draft_id', 'kind', 'table_id', 'chosen_id', 'changed_by_id', 'changed_by', 'changed_at']))
    .onConflict((conflict) =>
      conflict.columns(['draft_id', 'kind', 'table_id']).doUpdateSet((eb) => ({
        chosen_id: eb.ref('excluded.chosen_id'),
        changed_by_id: eb.ref('excluded.changed_by_id'),
        changed_by: eb.ref('excluded.changed_by'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    ),
);

export const dropChoice = statement<OfTable>()((q, p) =>
  q
    .deleteFrom('credit_draft_choice')
    .where('draft_id', '=', p.draftId)
    .where('kind', '=', p.kind)
    .where('table_id', '=', p.tableId),
);

export const insertEvent = statement<CreditDraftEventTable>()((q, p) =>
  q
    .insertInto('credit_draft_event')
    .values(columns(p, ['draft_id', 'seq', 'act', 'by_id', 'by_name', 'at', 'note', 'detail'])),
);
