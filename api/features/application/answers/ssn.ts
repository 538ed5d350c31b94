import type { Db } from '../../../db/database';
import type { BorrowerTable } from '../../../db/tables/application';
import type { Deps } from '../../../deps';
import type { Vault } from '../../../security/vault';
import type { Work } from '../../../work';
import type { BorrowerChange } from '../application.writes';

const FULL_DIGITS = 9;

/** Blind index of a full social security number, nine digits without dashes. */
export function ssnIndexOf(vault: Pick<Vault, 'blindIndex'>, full: string): string {
  return vault.blindIndex('ssn', full);
}

/** Blind index of the bureau's number of a consumer: the same person under every spelling and every number of digits. */
export function consumerIndexOf(vault: Pick<Vault, 'blindIndex'>, consumerId: string): string {
  return vault.blindIndex('bureau-consumer', consumerId);
}

export type KnownSsn = { lastFour: string; full?: string | undefined };

/** The number as it was given: all nine digits or the last four. */
export async function openSsn(db: Db, borrower: BorrowerTable, deps: Deps): Promise<KnownSsn | undefined> {
  if (borrower.ssn_vault_id === null) return undefined;
  const digits = await deps.vault.open(db, borrower.ssn_vault_id);
  return { lastFour: digits.slice(-4), ...(digits.length === FULL_DIGITS ? { full: digits } : {}) };
}

/**
 * Seals a number. Four digits that end a full number which is already known change nothing.
 * @returns what changes on the borrower; undefined when nothing does.
 */
export async function sealSsn(
  { tx, deps }: Work,
  borrower: BorrowerTable,
  digits: string,
): Promise<BorrowerChange | undefined> {
  const known = await openSsn(tx, borrower, deps);
  if (known?.full === digits || known?.lastFour === digits) return undefined;
  const lastFour = digits.slice(-4);
  const vaultId = await deps.vault.seal(tx, { subjectId: borrower.id, kind: 'ssn', text: digits, lastFour });
  return { ssn_vault_id: vaultId, ssn_last_four: lastFour };
}
