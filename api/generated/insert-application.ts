import type { Tables } from '../db/tables/index';
import type { Deps } from '../deps';

let count = 0;

/** An incomplete application, straight into the table: these tests are about who reaches it, not about how it is made. */
export async function insertApplication(
  deps: Pick<Deps, 'database' | 'clock'>,
  borrowerId: string,
  {
    practiceId,
    enrollment = 'APPLICATIONS',
  }: { practiceId: string; enrollment?: Tables['application']['enrollment'] | undefined },
): Promise<string> {
  count += 1;
  const row: Partial<Tables['application']> = {
    id: `application-${count}`,
    number: 30_000 + count,
    borrower_id: borrowerId,
    practice_id: practiceId,
    enrollment,
    status: 'INCOMPLETE',
    page_path: 'personal-info',
    freeze: 0,
    need_more_info: 0,
    persona_required: 0,
    kba_required: 0,
    identity_verified: 0,
    ssn_used: 0,
    pend_out_of_state: 0,
    fraud_alert: 0,
    mismatches: '[]',
    tries: 0,
    saved_for_later: 0,
    sort_name: 'reyes ana',
    created_at: deps.clock.now(),
    purpose: 'NEW',
    follows_id: null,
    version: 1,
  };
  await deps.database.transaction((tx) =>
    tx.execute(tx.builder.insertInto('application').values(row as Tables['application'])),
  );
  return `application-${count}`;
}
