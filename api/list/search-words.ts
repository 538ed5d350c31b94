/** Words of a text as token tables hold them and searches split them: lower case, letters and digits, accents in one spelling. */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
