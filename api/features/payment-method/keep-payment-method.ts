import type { Tables } from '../../db/tables/index';
import type { Work } from '../../work';
import { methodsOfBorrower, type PaymentMethodRow } from './payment-method.reads';
import { insertMethod, setBankAdded } from './payment-method.writes';
import { accountIndexOf, type PaymentSecret } from './secret';

type Shown = Pick<
  Tables['payment_method'],
  'source' | 'name' | 'holder_name' | 'account_type' | 'last_four' | 'expires_on' | 'authorization_document_id'
>;

/** `isNew` is false where the borrower has this account already: two tabs that add it give one. */
export type KeptMethod = { method: PaymentMethodRow; isNew: boolean };

/** Keeps an account or card of a borrower; the first one is the default. */
export async function keepPaymentMethod(
  { tx, deps }: Work,
  borrowerId: string,
  given: { secret: PaymentSecret; shown: Shown },
): Promise<KeptMethod> {
  const { secret, shown } = given;
  const index = accountIndexOf(deps.vault, secret);
  const known = await tx.all(methodsOfBorrower, { borrowerId });
  const same = known.find((row) => row.account_index === index);
  if (same) return { method: same, isNew: false };
  const vaultId = await deps.vault.seal(tx, {
    subjectId: borrowerId,
    kind: 'payment-method',
    text: JSON.stringify(secret),
    lastFour: shown.last_four,
  });
  const method: PaymentMethodRow = {
    ...shown,
    id: deps.newId(),
    borrower_id: borrowerId,
    kind: secret.kind,
    status: 'ACTIVE',
    is_default: known.length === 0 ? 1 : 0,
    vault_id: vaultId,
    account_index: index,
    created_at: deps.clock.now(),
    removed_at: null,
    version: 1,
  };
  await tx.run(insertMethod, method);
  if (secret.kind === 'BANK') await tx.run(setBankAdded, { borrowerId, isAdded: 1 });
  return { method, isNew: true };
}
