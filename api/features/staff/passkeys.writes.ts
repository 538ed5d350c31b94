import { columns } from '../../db/columns';
import { takingRows } from '../../db/row-lock';
import { statement } from '../../db/statement';
import type { PasskeyChallengeTable, PasskeyTable } from '../../db/tables/practice';

export const passkeysOf = statement<{ staffId: string }>()((q, p) =>
  q.selectFrom('passkey').selectAll().where('staff_id', '=', p.staffId).orderBy('created_at').orderBy('id'),
);
export const takenPasskeys = statement<{ staffId: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('passkey').selectAll().where('staff_id', '=', p.staffId).orderBy('id'), dialect),
);
export const passkeyById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('passkey').select('id').where('id', '=', p.id),
);
export const insertPasskey = statement<PasskeyTable>()((q, p) =>
  q
    .insertInto('passkey')
    .values(
      columns(p, ['id', 'staff_id', 'name', 'public_key', 'counter', 'transports', 'created_at', 'last_used_at']),
    ),
);
export const namePasskey = statement<{ id: string; staffId: string; name: string }>()((q, p) =>
  q.updateTable('passkey').set({ name: p.name }).where('id', '=', p.id).where('staff_id', '=', p.staffId),
);
export const usePasskey = statement<{ id: string; counter: number; now: string }>()((q, p) =>
  q.updateTable('passkey').set({ counter: p.counter, last_used_at: p.now }).where('id', '=', p.id),
);
export const removePasskey = statement<{ id: string; staffId: string }>()((q, p) =>
  q.deleteFrom('passkey').where('id', '=', p.id).where('staff_id', '=', p.staffId),
);
export const removePasskeys = statement<{ staffId: string }>()((q, p) =>
  q.deleteFrom('passkey').where('staff_id', '=', p.staffId),
);
export const insertChallenge = statement<PasskeyChallengeTable>()((q, p) =>
  q.insertInto('passkey_challenge').values(columns(p, ['challenge', 'staff_id', 'purpose', 'expires_at'])),
);
/** Changes no row for one that is unknown, somebody else's, over, or was answered before. */
export const answerChallenge = statement<Omit<PasskeyChallengeTable, 'expires_at'> & { now: string }>()((q, p) =>
  q
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', p.challenge)
    .where('staff_id', '=', p.staff_id)
    .where('purpose', '=', p.purpose)
    .where('expires_at', '>', p.now),
);
