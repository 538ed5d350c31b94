import type { unpaidInvoice } from '@contract/membership-invoice/invoice-list';
import type { CivilDate } from '@domain/calendar/civil-date';
import { isExpired } from '@domain/card/card-rule';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { accountsOf, enterpriseTerms, type FeePayer, isUsable, practiceTerms } from '../fee-account/index';
import { returnReasonOf } from '../servicing/index';
import { debitsOfInvoice, type ShownInvoice } from './invoice-list.reads';
import { payerOf } from './payer';

type Unpaid = z.input<typeof unpaidInvoice>;

/** Whether an invoice is due: money that is on its way or came is none, and less than nothing neither. */
export const isDue = ({ status, total_cents: total }: Pick<ShownInvoice, 'status' | 'total_cents'>): boolean =>
  (status === 'OPEN' || status === 'FAILED') && Number(total) > 0;

/** Why nothing debits an invoice that is due, and since when; null where something does, or nothing is due. */
export async function whyUnpaid(db: Db, row: ShownInvoice, on: CivilDate): Promise<Unpaid | null> {
  if (!isDue(row) || row.debit_on !== null) return null;
  const [last] = await db.all(debitsOfInvoice, { invoiceId: row.id });
  const isBack = row.status === 'FAILED' && last?.returned_on;
  const account = await faultOfAccount(db, payerOf(row), on);
  return {
    reason: account ?? (isBack ? 'RETURNED' : 'NOT_PLANNED'),
    since: isBack ? isBack : row.issued_on,
    bankReason: isBack && last ? returnReasonOf(last, 'en') : null,
  };
}

/** What keeps debits from the account of whoever pays; null where nothing does. */
async function faultOfAccount(db: Db, payer: FeePayer, on: CivilDate): Promise<Unpaid['reason'] | null> {
  const terms = await db.first(payer.kind === 'ENTERPRISE' ? enterpriseTerms : practiceTerms, { id: payer.id });
  const account = (await db.all(accountsOf, payer)).find(({ kind }) => kind === terms?.payment_method);
  if (!account) return 'NO_ACCOUNT';
  if (!isUsable(account)) return 'ACCOUNT_ENDED';
  if (isExpired(account, on)) return 'CARD_EXPIRED';
  return terms?.enabled === 1 ? null : 'DEBITS_OFF';
}
