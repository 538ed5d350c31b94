import type { Decision } from '@domain/underwriting/decision';
import type { Database } from '../../db/database';
import type { Tables } from '../../db/tables/index';

export type Grant = {
  applicationId: string;
  at: string;
  limitCents: number;
  expiresOn: string;
  /** The line before had ended. */
  isRenewal: boolean;
};

export async function rowsOf<T extends keyof Tables>(database: Pick<Database, 'read'>, table: T) {
  const { read } = database;
  return (await read.query(read.builder.selectFrom(table as 'funding').selectAll())) as unknown as Tables[T][];
}

/**
 * What each approval of a person gave, oldest first, folded from the stored decisions alone: a line that has ended is
 * replaced, an open one never lowered.
 */
export async function grantsByBorrower(database: Pick<Database, 'read'>): Promise<Map<string, Grant[]>> {
  const applications = new Map((await rowsOf(database, 'application')).map((row) => [row.id, row]));
  const decisions = (await rowsOf(database, 'decision')).toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
  const grants = new Map<string, Grant[]>();
  for (const row of decisions) {
    const application = applications.get(row.application_id);
    if (row.status !== 'APPROVED' || application?.enrollment !== 'APPLICATIONS') continue;
    const { maxCreditLineCents, creditLineExpiresOn } = JSON.parse(row.record) as Decision;
    const own = grants.get(application.borrower_id) ?? [];
    const before = own.at(-1);
    const isOpen = before !== undefined && before.expiresOn >= row.as_of;
    own.push({
      applicationId: application.id,
      at: row.created_at,
      limitCents: isOpen ? Math.max(before.limitCents, maxCreditLineCents) : maxCreditLineCents,
      expiresOn: creditLineExpiresOn ?? '',
      isRenewal: before !== undefined && !isOpen,
    });
    grants.set(application.borrower_id, own);
  }
  return grants;
}
