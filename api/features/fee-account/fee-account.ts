import type { feeBank, feeCard } from '@contract/payment-options/entity';
import { lastDayOfCard } from '@domain/card/card-rule';
import type * as z from 'zod/mini';
import type { Context } from '../../command/command';
import type { Db, Tx } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import type { Vault } from '../../security/vault';
import type { VaultedCard } from '../../vendors/card-page/port';
import type { PaymentSource } from '../../vendors/payments/port';
import { accountIndexOf, openPaymentSecret, type PaymentSecret } from '../payment-method/index';
import { accountsOf, type FeeAccountRow, type FeePayer } from './fee-account.reads';
import { endAccount, insertAccount, replaceAccount } from './fee-account.writes';

export const isUsable = (row: FeeAccountRow): boolean => row.ended_at === null;

export const cardView = (row: FeeAccountRow): z.input<typeof feeCard> => ({
  type: 'card',
  cardType: row.card_type ?? 'debit',
  cardToken: row.id,
  cardLastFour: row.last_four,
  cardBrand: row.name,
  expiresOn: row.expires_on,
  isUsable: isUsable(row),
});

export const bankView = (row: FeeAccountRow): z.input<typeof feeBank> => ({
  bankName: row.name,
  accountHolder: row.holder_name,
  accountNumber: row.last_four,
  routingNumber: row.routing_last_four ?? '',
  isUsable: isUsable(row),
});

/** The card and the bank account that somebody pays from. */
export async function accountViews(db: Db, payer: FeePayer) {
  const rows = await db.all(accountsOf, payer);
  const [card, bank] = [rows.find(({ kind }) => kind === 'CARD'), rows.find(({ kind }) => kind === 'BANK')];
  return { card: card ? cardView(card) : null, bank: bank ? bankView(bank) : null };
}

type Given =
  | { card: VaultedCard }
  | { bank: { bankName: string; accountHolder: string; accountNumber: string; routingNumber: string } };

const shownOf = (given: Given) =>
  'card' in given
    ? {
        kind: 'CARD' as const,
        name: given.card.brand,
        holder_name: given.card.holderName,
        card_type: given.card.funding,
        last_four: given.card.lastFour,
        routing_last_four: null,
        expires_on: lastDayOfCard(given.card.expiresIn),
      }
    : {
        kind: 'BANK' as const,
        name: given.bank.bankName,
        holder_name: given.bank.accountHolder,
        card_type: null,
        last_four: given.bank.accountNumber.slice(-4),
        routing_last_four: given.bank.routingNumber.slice(-4),
        expires_on: null,
      };

const secretOf = (given: Given): PaymentSecret =>
  'card' in given
    ? { kind: 'CARD', cardToken: given.card.token, fingerprint: given.card.fingerprint }
    : { kind: 'BANK', routingNumber: given.bank.routingNumber, accountNumber: given.bank.accountNumber };

/**
 * Keeps from what a practice or an enterprise pays, in the place of what was there of the kind. One that its bank had
 * ended is authorized anew by giving it again. Effects: the account with its sealed numbers, audit row.
 */
export async function keepAccount(
  { tx, deps, now, actor, record }: Context<StaffActor>,
  { payer, practiceId, given }: { payer: FeePayer; practiceId: string | null; given: Given },
): Promise<FeeAccountRow> {
  const shown = shownOf(given);
  const secret = secretOf(given);
  const accountIndex = accountIndexOf(deps.vault, secret);
  const before = (await tx.all(accountsOf, payer)).find(({ kind }) => kind === shown.kind);
  const id = deps.newId();
  const vaultId = await deps.vault.seal(tx, {
    subjectId: payer.id,
    kind: 'fee-account',
    text: JSON.stringify(secret),
    lastFour: shown.last_four,
  });
  if (before) await tx.run(replaceAccount, { id: before.id, at: now });
  const row: FeeAccountRow = {
    id,
    owner_kind: payer.kind,
    owner_id: payer.id,
    ...shown,
    vault_id: vaultId,
    account_index: accountIndex,
    given_by: actor.staffId,
    given_at: now,
    ended_at: null,
    ended_code: null,
    replaced_at: null,
  };
  await tx.run(insertAccount, row);
  await record('fee_account.given', {
    practiceId,
    id,
    detail: {
      payer: payer.kind,
      payerId: payer.id,
      kind: shown.kind,
      lastFour: shown.last_four,
      lastFourBefore: before?.last_four ?? null,
    },
  });
  return row;
}

/** Its bank said that nothing may be taken from it any more: nothing is, until it is given again. */
export async function endFeeAccount(
  tx: Tx,
  { account, code, at }: { account: FeeAccountRow; code: string; at: string },
): Promise<void> {
  await tx.run(endAccount, { accountIndex: account.account_index, code, at });
}

/** For the machine's own use: what the processor takes money from. @throws when the row is missing or was tampered with. */
export async function sourceOfAccount(
  { db, vault }: { db: Db; vault: Pick<Vault, 'open'> },
  row: FeeAccountRow,
): Promise<PaymentSource> {
  const secret = await openPaymentSecret(db, vault, row.vault_id);
  return secret.kind === 'BANK'
    ? { kind: 'BANK', routingNumber: secret.routingNumber, accountNumber: secret.accountNumber }
    : { kind: 'CARD', token: secret.cardToken, lastFour: row.last_four };
}
