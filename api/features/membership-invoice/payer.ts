import type { CivilDate } from '@domain/calendar/civil-date';
import { isExpired } from '@domain/card/card-rule';
import type { Db } from '../../db/database';
import {
  accountsOf,
  enterpriseTerms,
  type FeeAccountRow,
  type FeePayer,
  isUsable,
  practiceTerms,
} from '../fee-account/index';
import type { InvoiceRow } from './debit.reads';

type Of = Pick<InvoiceRow, 'practice_id' | 'payer' | 'enterprise_id'>;

/** Who pays an invoice. */
export const payerOf = ({ practice_id: practiceId, payer, enterprise_id: enterpriseId }: Of): FeePayer =>
  payer === 'ENTERPRISE' && enterpriseId !== null
    ? { kind: 'ENTERPRISE', id: enterpriseId }
    : { kind: 'PRACTICE', id: practiceId };

/** The account that invoices of somebody are debited from; nothing where none was given, its bank ended it, its card is past its last day, or debits are off. */
export async function accountFor(db: Db, payer: FeePayer, on: CivilDate): Promise<FeeAccountRow | undefined> {
  const terms = await db.first(payer.kind === 'ENTERPRISE' ? enterpriseTerms : practiceTerms, { id: payer.id });
  if (terms?.enabled !== 1) return undefined;
  const found = (await db.all(accountsOf, payer)).find(({ kind }) => kind === terms.payment_method);
  return found && isUsable(found) && !isExpired(found, on) ? found : undefined;
}

/** The account from which somebody can pay by hand, also where debits are off: the one they chose, else the other. */
export async function payableFrom(db: Db, payer: FeePayer, on: CivilDate): Promise<FeeAccountRow | undefined> {
  const terms = await db.first(payer.kind === 'ENTERPRISE' ? enterpriseTerms : practiceTerms, { id: payer.id });
  const usable = (await db.all(accountsOf, payer)).filter((one) => isUsable(one) && !isExpired(one, on));
  return usable.find(({ kind }) => kind === terms?.payment_method) ?? usable[0];
}
