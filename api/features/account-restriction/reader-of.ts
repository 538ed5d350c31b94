import { fullName } from '@domain/person-name';
import { type MailClass, PERSON_STATES, statesOf, whatStops } from '@domain/person-state/person-state';
import type { Db } from '../../db/database';
import { peopleAtEmail, peopleAtPhone, statesInForce } from './person-state.reads';

/** To whom a message to a person goes: themselves, somebody who speaks for them, or nobody. */
export type Reader =
  | { kind: 'PERSON' }
  | { kind: 'NOBODY' }
  | { kind: 'REPRESENTATIVE'; to: string; name: string; about: string };

/**
 * Who reads a message to an address or number, as it stands when the message leaves: what was promised before a death does not reach
 * whoever opens the letters.
 */
export async function readerOf(db: Db, to: string, mailClass: MailClass): Promise<Reader> {
  const isEmail = to.includes('@');
  const people = isEmail
    ? await db.all(peopleAtEmail, { email: to })
    : await db.all(peopleAtPhone, { phone: to.replace(/^\+1/, '') });
  const person = people.find(({ proven_at }) => proven_at !== null) ?? people.find(({ states }) => states !== '');
  if (!person || person.states === '') return { kind: 'PERSON' };
  const reader = whatStops(statesOf(person.states)).mail[mailClass];
  if (reader === 'PERSON') return { kind: 'PERSON' };
  if (reader === 'NOBODY' || !isEmail) return { kind: 'NOBODY' };
  const speaker = (await db.all(statesInForce, { borrowerId: person.id }))
    .filter(({ speaker_email }) => speaker_email !== null)
    .sort((one, other) => PERSON_STATES.indexOf(one.kind) - PERSON_STATES.indexOf(other.kind))[0];
  if (!speaker?.speaker_email) return { kind: 'NOBODY' };
  const about = fullName(person.first_name, person.last_name);
  return { kind: 'REPRESENTATIVE', to: speaker.speaker_email, name: speaker.speaker_name ?? '', about };
}
