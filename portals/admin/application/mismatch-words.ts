import { codeWords } from '@domain/code-words';

const fields: Readonly<Record<string, string>> = {
  ssn: 'Social Security number',
  address: 'address',
  name: 'name',
  dateOfBirth: 'date of birth',
};

/** "address and date of birth": answers that differ from the credit file, for the inside of a sentence. */
export function mismatchWords(mismatches: readonly string[]): string {
  const names = mismatches.map((field) => fields[field] ?? codeWords(field).toLowerCase());
  return new Intl.ListFormat('en-US').format(names);
}
