import type { Db } from '../../db/database';
import type { Vault } from '../../security/vault';
import type { Work } from '../../work';
import { replaceBank } from './funding.writes';

export type BankAccount = { routingNumber: string; accountNumber: string };

/** Keeps where a practice is paid, in the place of what was there. The numbers lie in the vault, with their last four beside them. */
export async function keepPracticeBank(
  { tx, deps }: Work,
  practiceId: string,
  { bankName, ...account }: BankAccount & { bankName: string },
): Promise<void> {
  const lastFour = account.accountNumber.slice(-4);
  const vaultId = await deps.vault.seal(tx, {
    subjectId: practiceId,
    kind: 'practice-bank',
    text: JSON.stringify(account),
    lastFour,
  });
  await tx.run(replaceBank, {
    practice_id: practiceId,
    bank_name: bankName,
    last_four: lastFour,
    vault_id: vaultId,
    changed_at: deps.clock.now(),
    version: 1,
  });
}

/** For the machine's own use: to send a deposit. @throws when the row is missing or was tampered with. */
export async function openPracticeBank(db: Db, vault: Pick<Vault, 'open'>, vaultId: string): Promise<BankAccount> {
  // Written by `keepPracticeBank` only.
  return JSON.parse(await vault.open(db, vaultId)) as BankAccount;
}
