import type { Db } from '../../../db/database';
import type { ApplicationTable } from '../../../db/tables/application';
import type { Deps } from '../../../deps';
import type { CreditFile } from '../../../vendors/credit-bureau/port';

export type StoredFile = { file: CreditFile; bureauVaultId: string };

/** The sealed file of the last pull, so that questions and inquiries are decided on the same file. */
export async function openStoredFile(
  db: Db,
  application: ApplicationTable,
  deps: Pick<Deps, 'vault'>,
): Promise<StoredFile> {
  const bureauVaultId = application.bureau_vault_id;
  if (bureauVaultId === null) throw new Error(`Application ${application.id} has no credit file`);
  // Sealed by `storeDecision` only.
  return { file: JSON.parse(await deps.vault.open(db, bureauVaultId)) as CreditFile, bureauVaultId };
}
