import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import type { Tables } from '../../db/tables/index';
import { AppError } from '../../http/app-error';
import type { Work } from '../../work';
import { addedSince, isUsable, methodsOfBorrower, type PaymentMethodRow } from './payment-method.reads';
import { insertMethod, setAuthorization, setBankAdded, setCardEnd, setDefault } from './payment-method.writes';
import { accountIndexOf, type PaymentSecret } from './secret';

type Shown = Pick<
  Tables['payment_method'],
  'source' | 'name' | 'holder_name' | 'account_type' | 'last_four' | 'expires_on' | 'authorization_document_id'
>;

/** `isNew` is false where the borrower has this account already: two tabs that add it give one. */
export type KeptMethod = { method: PaymentMethodRow; isNew: boolean };

/** Payment methods that a borrower may add in a day: whoever tries more is guessing numbers. */
const ADDED_IN_A_DAY = 8;
const DAY_MS = 24 * 3600_000;

/**
 * Keeps an account or card of a borrower; the first from which money may be taken is the default. The same account again
 * changes nothing but an authorization that was missing.
 * @throws AppError RATE_LIMITED
 */
export async function keepPaymentMethod(
  { tx, deps }: Work,
  borrowerId: string,
  given: { secret: PaymentSecret; shown: Shown },
): Promise<KeptMethod> {
  const { secret, shown } = given;
  const same = await findKept({ tx, deps }, borrowerId, secret);
  if (same) {
    const by = { documentId: shown.authorization_document_id, isCard: secret.kind === 'CARD' };
    if (same.expires_on !== shown.expires_on) await tx.run(setCardEnd, { id: same.id, on: shown.expires_on });
    const method = { ...same, expires_on: shown.expires_on };
    return { method: await authorizeKept({ tx, deps }, method, by), isNew: false };
  }
  await refuseTooMany({ tx, deps }, borrowerId);
  const known = await tx.all(methodsOfBorrower, { borrowerId });
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
    is_default: 0,
    vault_id: vaultId,
    account_index: accountIndexOf(deps.vault, secret),
    authorized_at: secret.kind === 'CARD' || shown.authorization_document_id !== null ? deps.clock.now() : null,
    ended_at: null,
    ended_code: null,
    end_told_on: null,
    created_at: deps.clock.now(),
    removed_at: null,
    version: 1,
  };
  if (isUsable(method) && !known.some((row) => row.is_default === 1)) method.is_default = 1;
  await tx.run(insertMethod, method);
  if (secret.kind === 'BANK') await tx.run(setBankAdded, { borrowerId, isAdded: 1 });
  return { method, isNew: true };
}

/** The same account or card, if the borrower has it already. */
export async function findKept(
  { tx, deps }: Work,
  borrowerId: string,
  secret: PaymentSecret,
): Promise<PaymentMethodRow | undefined> {
  const index = accountIndexOf(deps.vault, secret);
  return (await tx.all(methodsOfBorrower, { borrowerId })).find((row) => row.account_index === index);
}

/**
 * Gives a kept account the authorization that it lacked, or a new one after its bank ended it, and makes it the default where there is
 * none. A card that is entered anew is authorized by that.
 */
export async function authorizeKept(
  { tx, deps }: Work,
  row: PaymentMethodRow,
  { documentId, isCard = false }: { documentId: string | null; isCard?: boolean },
): Promise<PaymentMethodRow> {
  if (isUsable(row) || (documentId === null && !isCard)) return row;
  const at = deps.clock.now();
  await tx.run(setAuthorization, { id: row.id, documentId, at });
  const others = await tx.all(methodsOfBorrower, { borrowerId: row.borrower_id });
  const isDefault = !others.some((one) => one.is_default === 1);
  if (isDefault) await tx.run(setDefault, { id: row.id });
  const authorized = { authorization_document_id: documentId, authorized_at: at, ended_at: null, ended_code: null };
  return { ...row, ...authorized, is_default: isDefault ? 1 : row.is_default };
}

async function refuseTooMany({ tx, deps }: Work, borrowerId: string): Promise<void> {
  const added = await tx.all(addedSince, { borrowerId, since: instantAt(deps.clock.nowMs() - DAY_MS) });
  const oldest = added.at(-ADDED_IN_A_DAY);
  if (!oldest) return;
  const waitMs = millisecondsOf(oldest.created_at) + DAY_MS - deps.clock.nowMs();
  throw new AppError('RATE_LIMITED', {
    userMessage: 'You added too many accounts and cards today. Try again tomorrow, or contact us.',
    extra: { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  });
}
