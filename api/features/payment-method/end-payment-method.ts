import { endsMethod } from '@domain/payment/retry';
import type { Context } from '../../command/command';
import { methodById, type PaymentMethodRow } from './payment-method.reads';
import { setEnded } from './payment-method.writes';

const EXPIRED = 'EXPIRED';

/** Ends a card that passed its last day. @returns whether it was not ended before. */
export async function endExpiredCard(
  { tx, now, record }: Pick<Context, 'tx' | 'now' | 'record'>,
  { id, kind, borrower_id: borrowerId, account_index: accountIndex, last_four: lastFour }: PaymentMethodRow,
): Promise<boolean> {
  if ((await tx.run(setEnded, { borrowerId, accountIndex, code: EXPIRED, at: now })) === 0) return false;
  await record('payment_method.ended', { practiceId: null, id, detail: { kind, lastFour, code: EXPIRED } });
  return true;
}

/**
 * Ends an account or card whose bank said so of money that came back: from now on nothing is taken from it and nothing sent to it, by
 * whatever road, until its owner gives a new authorization. A later return of another kind opens nothing again.
 * Source: Nacha Operating Rules 2.12.4: of what came back only R01 and R09 is presented again; R02, R03, R04, R16 and R20 say that there
 * is no such account to debit, R05, R07, R08, R10, R11 and R29 that its owner does not permit it.
 * @returns whether the account or card is ended.
 */
export async function endPaymentMethod(
  { tx, now, record }: Pick<Context, 'tx' | 'now' | 'record'>,
  methodId: string,
  code: string,
): Promise<boolean> {
  const method = await tx.first(methodById, { id: methodId });
  if (!method) return false;
  if (!endsMethod(code)) return method.ended_at !== null;
  const { borrower_id: borrowerId, account_index: accountIndex, kind, last_four: lastFour } = method;
  const ended = await tx.run(setEnded, { borrowerId, accountIndex, code, at: now });
  if (ended > 0)
    await record('payment_method.ended', { practiceId: null, id: methodId, detail: { kind, lastFour, code } });
  return true;
}
