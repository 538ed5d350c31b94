import { columns } from '../../db/columns';
import { takingRows } from '../../db/row-lock';
import { statement } from '../../db/statement';
import type { RecoveryCodeTable, SecondFactorTable } from '../../db/tables/practice';

export const factorOf = statement<{ staffId: string }>()((q, p) =>
  q.selectFrom('second_factor').selectAll().where('staff_id', '=', p.staffId),
);
export const takenFactor = statement<{ staffId: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('second_factor').selectAll().where('staff_id', '=', p.staffId), dialect),
);
export const keepFactor = statement<SecondFactorTable>()((q, p) =>
  q
    .insertInto('second_factor')
    .values(columns(p, ['staff_id', 'secret', 'confirmed_at', 'last_step']))
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ secret: p.secret, confirmed_at: p.confirmed_at, last_step: p.last_step }),
    ),
);
export const removeFactor = statement<{ staffId: string }>()((q, p) =>
  q.deleteFrom('second_factor').where('staff_id', '=', p.staffId),
);
export const insertRecoveryCode = statement<RecoveryCodeTable>()((q, p) =>
  q.insertInto('recovery_code').values(columns(p, ['code_hash', 'staff_id', 'used_at'])),
);
export const removeRecoveryCodes = statement<{ staffId: string }>()((q, p) =>
  q.deleteFrom('recovery_code').where('staff_id', '=', p.staffId),
);
export const recoveryCodesLeft = statement<{ staffId: string }>()((q, p) =>
  q.selectFrom('recovery_code').select('code_hash').where('staff_id', '=', p.staffId).where('used_at', 'is', null),
);
/** Changes no row for a code that is none of theirs, or used. */
export const useRecoveryCode = statement<{ staffId: string; codeHash: string; now: string }>()((q, p) =>
  q
    .updateTable('recovery_code')
    .set({ used_at: p.now })
    .where('code_hash', '=', p.codeHash)
    .where('staff_id', '=', p.staffId)
    .where('used_at', 'is', null),
);
