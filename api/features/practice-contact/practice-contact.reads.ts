import { type RowOf, statement } from '../../db/statement';

/** How a practice is reached, and what of it is verified. */
export const practiceContact = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'email', 'phone', 'email_verified_at', 'phone_verified_at'])
    .where('id', '=', p.id),
);
export type PracticeContact = RowOf<typeof practiceContact>;

/** The code that somebody asked for last. */
export const askedCode = statement<{ staffId: string; channel: 'email' | 'phone' }>()((q, p) =>
  q
    .selectFrom('practice_contact_code')
    .select(['practice_id', 'challenge_id'])
    .where('staff_id', '=', p.staffId)
    .where('channel', '=', p.channel),
);
