import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { PersonStateTable } from '../../db/tables/account-restriction';

const COLUMNS = [
  'id',
  'borrower_id',
  'kind',
  'since_on',
  'note',
  'chapter',
  'case_number',
  'speaker_name',
  'speaker_email',
  'speaker_phone',
  'vault_id',
  'sha256',
  'size_bytes',
  'set_by',
  'set_at',
  'ended_by',
  'ended_at',
  'end_reason',
] as const satisfies readonly (keyof PersonStateTable)[];

export const insertState = statement<PersonStateTable>()((q, p) =>
  q.insertInto('person_state').values(columns(p, COLUMNS)),
);

/** Ends one that is in force. */
export const endState = statement<{ id: string; staffId: string; now: string; reason: string }>()((q, p) =>
  q
    .updateTable('person_state')
    .set({ ended_by: p.staffId, ended_at: p.now, end_reason: p.reason })
    .where('id', '=', p.id)
    .where('ended_at', 'is', null),
);
