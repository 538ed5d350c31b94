import { fullName } from '@domain/person-name';
import { searchWords } from '../../../list/search-words';

type Named = { first_name: string | null; last_name: string | null; email: string };

/** The words by which staff find an application: name, local part of the e-mail address, number. */
export function searchTokensOf(person: Named, number: number): string[] {
  const local = person.email.split('@')[0] ?? '';
  return [
    ...new Set([...[person.first_name ?? '', person.last_name ?? '', local].flatMap(searchWords), String(number)]),
  ];
}

/** The lower-case name by which lists sort. */
export function sortNameOf(person: Pick<Named, 'first_name' | 'last_name'>): string {
  return fullName(person.first_name, person.last_name).toLowerCase();
}
