import type { CivilDate } from '@domain/calendar/civil-date';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { Vault } from '../../security/vault';
import type { PaymentOrder, PaymentOutcome, PaymentSource } from '../../vendors/payments/port';
import { methodById, type PaymentMethodRow } from './payment-method.reads';

/** What the vault keeps of a payment method, as JSON. */
export type PaymentSecret =
  | { kind: 'BANK'; routingNumber: string; accountNumber: string; vendor?: { accessToken: string; accountId: string } }
  | { kind: 'CARD'; cardToken: string; fingerprint: string };

/** For the machine's own use: to ask the payment processor. @throws when the row is missing or was tampered with. */
export async function openPaymentSecret(db: Db, vault: Pick<Vault, 'open'>, vaultId: string): Promise<PaymentSecret> {
  // Written by `keepPaymentMethod` only.
  return JSON.parse(await vault.open(db, vaultId)) as PaymentSecret;
}

/**
 * What the processor says of an order; where the bank ended the account or card before the order left, it is not handed over and counts
 * as come back for the same reason. An order that the processor has heard of goes its way.
 * @throws VendorError
 */
export async function submitToSource(
  deps: Deps,
  { methodId, on, order }: { methodId: string; on: CivilDate; order: Omit<PaymentOrder, 'source'> },
): Promise<PaymentOutcome> {
  const { payments } = deps.vendors;
  const method = await deps.database.read.first(methodById, { id: methodId });
  if (!method) throw new Error(`There is no payment method ${methodId}`);
  const { ended_code: code } = method;
  if (code === null) return payments.submit({ ...order, source: await sourceOf(deps, method) });
  const known = await payments.find(order.paymentId, on);
  if (known) return known;
  return method.kind === 'CARD' ? { status: 'declined', code: 'hard', on } : { status: 'returned', code, on };
}

/** What the processor takes money from, or sends it to. */
async function sourceOf({ database, vault }: Deps, method: PaymentMethodRow): Promise<PaymentSource> {
  const secret = await openPaymentSecret(database.read, vault, method.vault_id);
  return secret.kind === 'BANK'
    ? { kind: 'BANK', routingNumber: secret.routingNumber, accountNumber: secret.accountNumber }
    : { kind: 'CARD', token: secret.cardToken, lastFour: method.last_four };
}

/** Equal for the same account however it came, different for every other; tells nobody the number. */
export function accountIndexOf(vault: Pick<Vault, 'blindIndex'>, secret: PaymentSecret): string {
  return secret.kind === 'BANK'
    ? vault.blindIndex('bank-account', `${secret.routingNumber}:${secret.accountNumber}`)
    : vault.blindIndex('card', secret.fingerprint);
}
