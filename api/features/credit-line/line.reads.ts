import { HOLDING_STATUSES } from '@domain/credit-line/available-credit';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';

const holding = sql.join(HOLDING_STATUSES.map((status) => sql.lit(status)));

/** Cents of the transactions of a line's borrower that wait for somebody. */
const waitingCents = sql<number>`(select cast(coalesce(sum(waiting.amount_cents), 0) as bigint)
  from credit_transaction as waiting
  where waiting.borrower_id = credit_profile.borrower_id and waiting.status in (${holding}))`;

const columns = [
  'borrower.state_code as borrower_state',
  'borrower.email',
  'borrower.first_name',
  'borrower.on_hold',
  'borrower.flagged_fraud',
  'borrower.deceased',
  'borrower.states',
  'borrower.is_deleted',
] as const;

/** A person's credit line with what waits and what closes it; undefined without one. */
export const lineOfBorrower = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_profile')
    .innerJoin('borrower', 'borrower.id', 'credit_profile.borrower_id')
    .selectAll('credit_profile')
    .select([...columns, waitingCents.as('waiting_cents')])
    .where('credit_profile.borrower_id', '=', p.borrowerId),
);

/** The approved application that a limit stands on, while the person has signed no agreement, of an earlier one neither. */
export const unsignedLine = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_profile')
    .innerJoin('application', 'application.id', 'credit_profile.application_id')
    .select('application.id')
    .where('credit_profile.borrower_id', '=', p.borrowerId)
    .where('application.status', '=', 'APPROVED')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('application as signed')
            .select('signed.id')
            .whereRef('signed.borrower_id', '=', 'credit_profile.borrower_id')
            .where('signed.agreement_signed_at', 'is not', null),
        ),
      ),
    ),
);

export type LineRow = RowOf<typeof lineOfBorrower>;

/** The same of several people. */
export function listLines(db: Db, borrowerIds: readonly string[]): Promise<LineRow[]> {
  if (borrowerIds.length === 0) return Promise.resolve([]);
  return db.query(
    db.builder
      .selectFrom('credit_profile')
      .innerJoin('borrower', 'borrower.id', 'credit_profile.borrower_id')
      .selectAll('credit_profile')
      .select([...columns, waitingCents.as('waiting_cents')])
      .where('credit_profile.borrower_id', 'in', [...borrowerIds]),
  );
}
