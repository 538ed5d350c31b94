import { sql } from 'kysely';
import { statement } from '../../db/statement';

const BATCH_ROWS = 100;

/** Requests for credit that wait for somebody though their limit has ended, in the order of their ids. */
export const requestsOfEndedLimits = statement<{ day: string; after: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('credit_profile', 'credit_profile.borrower_id', 'credit_transaction.borrower_id')
    .select('credit_transaction.id')
    // The condition of the index, word for word.
    .where(sql<boolean>`accepted_at is null and status in ('PENDING', 'REQUESTED', 'REVIEW', 'VERIFICATION_REQUESTED')`)
    .where('credit_transaction.flagged_at', 'is', null)
    .where('credit_profile.expires_on', '<', p.day)
    .where('credit_transaction.id', '>', p.after)
    .orderBy('credit_transaction.id')
    .limit(BATCH_ROWS),
);

/** Requests for credit that wait for somebody at a practice, in the order of their ids. */
export const requestsOfPractice = statement<{ practiceId: string; after: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select('id')
    .where('practice_id', '=', p.practiceId)
    .where('accepted_at', 'is', null)
    .where('status', 'in', ['PENDING', 'REQUESTED', 'REVIEW', 'VERIFICATION_REQUESTED'])
    .where('flagged_at', 'is', null)
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(BATCH_ROWS),
);
