import { addBusinessDays } from '../calendar/business-day';
import type { CivilDate } from '../calendar/civil-date';
import type { TransactionStatus } from './status';

/**
 * What a patient may ask of the practice about a transaction. A dispute says that the treatment was not given as agreed: until it is
 * answered nothing is taken for it.
 */
export type PatientRequest = 'REFUND' | 'MODIFY' | 'DISPUTE';

/** Business days in which a practice answers a dispute; then it is ours to decide (domain §4.5). */
const DISPUTE_BUSINESS_DAYS = 15;

/** The day by which a practice answers a dispute of a day. @example opened on March 16, 2026: April 6. */
export const disputeAnswerBy = (openedOn: CivilDate): CivilDate => addBusinessDays(openedOn, DISPUTE_BUSINESS_DAYS);

type Asked = { readonly status: TransactionStatus } | { readonly refused: 'not_accepted' | 'not_open' };

/**
 * What asking makes of a transaction's status. A request that waits for the patient becomes REQUESTED; a running loan goes on as it
 * was agreed until the practice acts, so there asking is a funds-pending change, which adds only the history entry.
 * @NOTE choice: only an approved transaction can be refunded or disputed; one that waits is rejected instead.
 * Source: borrower §4 Transaction statuses, decision 16.
 */
export function askPractice(status: TransactionStatus, kind: PatientRequest): Asked {
  if (status === 'ACCEPTED') return { status };
  if (kind !== 'MODIFY') return { refused: 'not_accepted' };
  if (status === 'PENDING' || status === 'REQUESTED') return { status: 'REQUESTED' };
  return { refused: 'not_open' };
}

/**
 * The status once the patient took the request back, or the practice said no: what it was before. A transaction that the patient asked
 * for, and that no practice has made its own, is no offer: it is rejected.
 */
export function afterRequest(status: TransactionStatus, kind: PatientRequest | 'CREATE'): TransactionStatus {
  if (kind === 'CREATE') return 'REJECTED';
  return status === 'REQUESTED' ? 'PENDING' : status;
}
