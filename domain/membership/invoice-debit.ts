import { nextBusinessDay } from '../calendar/business-day';
import { addDays, type CivilDate } from '../calendar/civil-date';

/** An invoice that nobody paid yet, one whose money is on its way, one that is paid, and one whose money came back. */
export const INVOICE_STATUSES = ['OPEN', 'DEBITED', 'PAID', 'FAILED'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

const NOTICE_DAYS = 3;

/** The day on which an invoice is debited: whoever pays it has read it by then. */
export const debitDayOf = (issuedOn: CivilDate): CivilDate => nextBusinessDay(addDays(issuedOn, NOTICE_DAYS));
