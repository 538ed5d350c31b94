import { isCivilDate } from '@domain/calendar/civil-date';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { usd } from './amounts';

const fields: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Born',
  email: 'Email',
  phoneNumber: 'Phone',
  phone: 'Phone',
  patientInfo: 'Who the treatment is for',
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  approvedCreditLine: 'Limit',
  expiresOn: 'Good until',
  practiceId: 'Practice',
  application: 'Application',
  reason: 'Why',
  dutyFrom: 'First day of active duty',
  dutyUntil: 'Last day of active duty',
};

/** What a field of a person is called. */
export const fieldWords = (field: string): string => fields[field] ?? field;

/** What stands in a field of a person, as people read it; "nothing" where it is empty. */
export function fieldValue(field: string, value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  const text = String(value);
  if (/phone/i.test(field)) return phone(text);
  if (field === 'approvedCreditLine' && !Number.isNaN(Number(text))) return usd(Number(text));
  return isCivilDate(text) ? civilDate(text, 'table') : text;
}
