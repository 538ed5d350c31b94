import type { ActField } from '@contract/borrower-file/entity';
import { isCivilDate } from '@domain/calendar/civil-date';
import { ofEach } from '@domain/personal-fields';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { usd } from './amounts';

const fields: Readonly<Record<ActField | 'phone', string>> = {
  ...ofEach(({ label }) => label),
  email: 'Email',
  phoneNumber: 'Phone',
  newEmail: 'New email, to be verified',
  newPhoneNumber: 'New phone, to be verified',
  /** Of the patient who is treated. */
  phone: 'Phone',
  patientInfo: 'Patient',
  approvedCreditLine: 'Limit',
  practiceId: 'Practice',
  application: 'Application',
  transaction: 'Transaction',
  reason: 'Reason',
  dutyFrom: 'First day of active duty',
  dutyUntil: 'Last day of active duty',
  amount: 'Amount',
  payOn: 'Payment day',
  method: 'Paid with',
  channel: 'How they asked',
  requestedOn: 'Day of the request',
};

/** What a field of a person is called. */
export const fieldWords = (field: string): string =>
  (fields as Readonly<Record<string, string | undefined>>)[field] ?? field;

/** What stands in a field of a person, as people read it; "nothing" where it is empty. */
export function fieldValue(field: string, value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'none';
  const text = String(value);
  if (/phone/i.test(field)) return phone(text);
  if (field === 'approvedCreditLine' && !Number.isNaN(Number(text))) return usd(Number(text));
  return isCivilDate(text) ? civilDate(text, 'table') : text;
}
