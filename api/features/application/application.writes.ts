import type { ApplicationAct } from '@domain/application/history-words';
import { columns } from '../../db/columns';
import type { Tx } from '../../db/database';
import { statement } from '../../db/statement';
import type {
  ApplicationHistoryTable,
  ApplicationStartTable,
  ApplicationTable,
  BorrowerTable,
  ConsentTable,
} from '../../db/tables/application';
import type { Deps } from '../../deps';

export const insertStart = statement<ApplicationStartTable>()((q, p) =>
  q
    .insertInto('application_start')
    .values(columns(p, ['id', 'practice_id', 'enrollment', 'email', 'phone', 'requested_amount_cents', 'created_at'])),
);
type HistoryEntry = Omit<ApplicationHistoryTable, 'seq'>;

const insertHistoryRow = statement<HistoryEntry>()((q, p) =>
  q.insertInto('application_history').values((eb) => ({
    ...columns(p, ['id', 'application_id', 'action', 'actor_kind', 'actor_name', 'note', 'at']),
    seq: eb
      .selectFrom('application_history as earlier')
      .select(({ fn, lit }) => eb(fn.coalesce(fn.max('earlier.seq'), lit(0)), '+', 1).as('place'))
      .where('earlier.application_id', '=', p.application_id),
  })),
);
export const insertConsent = statement<ConsentTable>()((q, p) =>
  q
    .insertInto('consent')
    .values(
      columns(p, [
        'id',
        'application_id',
        'consent_key',
        'text_version',
        'text_sha256',
        'given_at',
        'ip_hash',
        'user_agent',
      ]),
    ),
);
const insertToken = statement<{ practiceId: string; token: string; applicationId: string }>()((q, p) =>
  q
    .insertInto('application_token')
    .values({ practice_id: p.practiceId, token: p.token, application_id: p.applicationId })
    .onConflict((conflict) => conflict.doNothing()),
);
const deleteToken = statement<{ practiceId: string; token: string; applicationId: string }>()((q, p) =>
  q
    .deleteFrom('application_token')
    .where('practice_id', '=', p.practiceId)
    .where('token', '=', p.token)
    .where('application_id', '=', p.applicationId),
);

export async function insertBorrower(tx: Tx, row: BorrowerTable): Promise<void> {
  await tx.execute(tx.builder.insertInto('borrower').values(row));
}

export async function insertApplication(tx: Tx, row: ApplicationTable): Promise<void> {
  await tx.execute(tx.builder.insertInto('application').values(row));
}

export type ApplicationChange = Partial<Omit<ApplicationTable, 'id' | 'number' | 'version'>>;
export type BorrowerChange = Partial<Omit<BorrowerTable, 'id' | 'user_reference' | 'version'>>;

/** Changes the given columns. The caller holds the lock of the application. */
export async function updateApplication(tx: Tx, id: string, change: ApplicationChange): Promise<void> {
  await tx.execute(
    tx.builder
      .updateTable('application')
      .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  );
}

/** Changes the given columns. */
export async function updateBorrower(tx: Tx, id: string, change: BorrowerChange): Promise<void> {
  await tx.execute(
    tx.builder
      .updateTable('borrower')
      .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  );
}

type Step = { action: ApplicationAct; note?: string | null; by?: { kind: string; name: string } };

/** Adds a line to an application's history; by its applicant unless somebody else is named. */
export async function addHistory(
  { tx, deps }: { tx: Tx; deps: Pick<Deps, 'newId' | 'clock'> },
  applicationId: string,
  { action, note = null, by = { kind: 'applicant', name: 'Applicant' } }: Step,
): Promise<void> {
  const doer = { actor_kind: by.kind, actor_name: by.name };
  const [id, at] = [deps.newId(), deps.clock.now()];
  await tx.run(insertHistoryRow, { id, application_id: applicationId, action, ...doer, note, at });
}

/** Brings the words by which staff find an application from one set to another. */
export async function replaceTokens(
  tx: Tx,
  application: { id: string; practiceId: string },
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const key = { practiceId: application.practiceId, applicationId: application.id };
  for (const token of before) if (!after.includes(token)) await tx.run(deleteToken, { ...key, token });
  for (const token of after) if (!before.includes(token)) await tx.run(insertToken, { ...key, token });
}
