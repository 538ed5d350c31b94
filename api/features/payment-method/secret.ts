import type { Db } from '../../db/database';
import type { Vault } from '../../security/vault';

/** What the vault keeps of a way to pay, as JSON. */
export type PaymentSecret =
  | { kind: 'BANK'; routingNumber: string; accountNumber: string; vendor?: { accessToken: string; accountId: string } }
  | { kind: 'CARD'; cardToken: string; fingerprint: string };

/** For the machine's own use: to ask the payment processor. @throws when the row is missing or was tampered with. */
export async function openPaymentSecret(db: Db, vault: Pick<Vault, 'open'>, vaultId: string): Promise<PaymentSecret> {
  // Written by `keepPaymentMethod` only.
  return JSON.parse(await vault.open(db, vaultId)) as PaymentSecret;
}

/** Equal for the same account however it came, different for every other; tells nobody the number. */
export function accountIndexOf(vault: Pick<Vault, 'blindIndex'>, secret: PaymentSecret): string {
  return secret.kind === 'BANK'
    ? vault.blindIndex('bank-account', `${secret.routingNumber}:${secret.accountNumber}`)
    : vault.blindIndex('card', secret.fingerprint);
}
