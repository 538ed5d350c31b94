/** Letters of the standard fonts of PDF beside Latin-1 that our texts use. */
const BESIDE_LATIN = /[‘’“”–—…•€™šŠžŽœŒŸ]/;

/** Letters that have no accent to lose. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ə: 'e',
  Ə: 'E',
  '\u02bb': '’',
  '\u02bc': '’',
  '\u2010': '-',
  '\u2011': '-',
};

/** One letter as papers print it; null for one that they cannot, of another script for example. */
function printedLetter(letter: string): string | null {
  if (letter <= '\u00ff' || BESIDE_LATIN.test(letter)) return letter;
  const known = PLAIN[letter];
  if (known !== undefined) return known;
  if (/^\p{M}$/u.test(letter)) return '';
  return letter.normalize('NFKD').replace(/[^\x20-\x7e]/g, '') || null;
}

const lettersOf = (text: string) => text.replaceAll('−', '-').replaceAll('\u00a0', ' ').normalize('NFC');

/**
 * Text in the letters of the standard fonts. Accented letters outside them lose their accent; the stored text, whose hash
 * is printed, keeps them.
 */
export function printable(text: string): string {
  let out = '';
  for (const letter of lettersOf(text)) out += printedLetter(letter) ?? '?';
  return out;
}

/** Whether papers print a text without a hole. A name of which they printed question marks would be signed by nobody. */
export function isPrintable(text: string): boolean {
  for (const letter of lettersOf(text)) if (printedLetter(letter) === null) return false;
  return true;
}
