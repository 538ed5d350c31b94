/** Words of a name without marks, capitals and punctuation: "O'Brien-López" is "obrien" and "lopez". */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/['’‘ʻʼ.]/g, '').match(/\p{L}+/gu) ?? [];
}

/**
 * Whether one of the owners that a bank names is this person: every word of the last name, and beside it one that begins as the first
 * name does, because banks write "J Smith" and people shorten names. True where the bank names nobody: then it says nothing.
 * @example 'REYES, ANA M' is Ana Reyes; 'Ana Smith' is not.
 */
export function isOwnedBy(
  owners: readonly string[],
  person: { readonly firstName: string | null; readonly lastName: string | null },
): boolean {
  const last = wordsOf(person.lastName ?? '');
  const initial = wordsOf(person.firstName ?? '')[0]?.[0];
  if (owners.length === 0 || last.length === 0 || initial === undefined) return true;
  return owners.some((owner) => {
    const words = wordsOf(owner);
    for (const word of last) {
      const at = words.indexOf(word);
      if (at < 0) return false;
      words.splice(at, 1);
    }
    return words.some((word) => word.startsWith(initial));
  });
}
