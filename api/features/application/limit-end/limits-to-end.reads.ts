import { sql } from 'kysely';
import { statement } from '../../../db/statement';

const BATCH_ROWS = 100;

/**
 * Limits that can still be used, of people of whom a loan is more than thirty days late or was charged off, in the order of their ids.
 * Whoever has died or was put into the archive can use none.
 */
export const limitsToEnd = statement<{ day: string; after: string }>()((q, p) =>
  q
    .selectFrom('loan_servicing')
    .innerJoin('credit_transaction', 'credit_transaction.id', 'loan_servicing.transaction_id')
    .innerJoin('credit_profile', 'credit_profile.borrower_id', 'credit_transaction.borrower_id')
    .innerJoin('borrower', 'borrower.id', 'credit_profile.borrower_id')
    .select(['credit_profile.id', 'credit_profile.application_id'])
    .distinct()
    // The condition of the index, word for word.
    .where(sql<boolean>`(days_past_due > 30 or bucket = 'CHARGED_OFF')`)
    .where('credit_transaction.status', '=', 'ACCEPTED')
    .where('credit_profile.ended_because', 'is', null)
    .where('credit_profile.expires_on', '>=', p.day)
    .where('credit_profile.id', '>', p.after)
    .where('borrower.is_deleted', '=', 0)
    .where('borrower.deceased', '=', 0)
    .orderBy('credit_profile.id')
    .limit(BATCH_ROWS),
);
