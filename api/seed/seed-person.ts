import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { FIRST_NAMES, LAST_NAMES, STREETS } from './names';
import type { Random } from './random';

/** A made-up person with what they answer in an application. */
export type SeedPerson = {
  /** Set once the first application has opened the account. */
  borrowerId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  birthDate: CivilDate;
  /** Ten digits; nine digits. */
  phone: string;
  ssn: string;
  consumerId: string;
  street: string;
  annualIncomeCents: number;
};

/** Phones 555-555-01xx and numbers 900-xx belong to nobody. Practices take the first fourteen phones. */
const FIRST_PHONE = 5_555_550_114;
const PHONES = 80;

export function drawPerson(index: number, random: Random): SeedPerson {
  const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Robin';
  const lastName = LAST_NAMES[(index * 37 + Math.floor(index / LAST_NAMES.length)) % LAST_NAMES.length] ?? 'Sample';
  return {
    borrowerId: null,
    email: `${firstName}.${lastName}.${index + 1}@example.test`.toLowerCase(),
    firstName,
    lastName,
    birthDate: addDays(civilDate('1952-01-01'), random.between(0, 18_600)),
    phone: String(FIRST_PHONE + (index % PHONES)),
    ssn: `900${String(10 + (index % 80))}${String(2000 + index)}`,
    consumerId: `consumer-demo-${index + 1}`,
    street: `${random.between(10, 990)} ${random.pick(STREETS)}`,
    annualIncomeCents: Math.round(Math.exp(11.05 + 0.38 * random.bell()) / 500) * 50_000,
  };
}
