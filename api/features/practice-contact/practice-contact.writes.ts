import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { PracticeContactCodeTable } from '../../db/tables/practice';

export const keepAskedCode = statement<PracticeContactCodeTable>()((q, p) =>
  q
    .insertInto('practice_contact_code')
    .values(columns(p, ['staff_id', 'channel', 'practice_id', 'challenge_id', 'sent_at']))
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'channel'])
        .doUpdateSet({ practice_id: p.practice_id, challenge_id: p.challenge_id, sent_at: p.sent_at }),
    ),
);

type Verified = { id: string; contact: string; now: string };

/** Nothing where the practice has another address since its code was sent, or this one is verified. */
export const verifyEmail = statement<Verified>()((q, p) =>
  q
    .updateTable('practice')
    .set({ email_verified_at: p.now })
    .where('id', '=', p.id)
    .where('email', '=', p.contact)
    .where('email_verified_at', 'is', null),
);

/** The same for its phone. */
export const verifyPhone = statement<Verified>()((q, p) =>
  q
    .updateTable('practice')
    .set({ phone_verified_at: p.now })
    .where('id', '=', p.id)
    .where('phone', '=', p.contact)
    .where('phone_verified_at', 'is', null),
);
