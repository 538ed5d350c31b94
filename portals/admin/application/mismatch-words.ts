import type { COMPARED_FIELDS } from '@contract/borrower-file/fraud-alert-entity';
import { codeWords } from '@domain/code-words';

const fields: Readonly<Record<(typeof COMPARED_FIELDS)[number], string>> = {
  ssn: 'Social Security number',
  address: 'address',
  name: 'name',
  dateOfBirth: 'date of birth',
};

/** "address and date of birth": answers that differ from the credit file, for the inside of a sentence. */
export function mismatchWords(mismatches: readonly string[]): string {
  const names = mismatches.map(
    (field) => (fields as Readonly<Record<string, string | undefined>>)[field] ?? codeWords(field).toLowerCase(),
  );
  return new Intl.ListFormat('en-US').format(names);
}
