/** Letters and signs that the font of papers has (Noto Sans): Latin, Greek, Cyrillic and Vietnamese with their marks, punctuation, currencies. */
const IN_FONT =
  /^[ -~\u00a0-\u02ff\u0370-\u03e1\u03f0-\u052f\u1d00-\u1dbf\u1e00-\u1fff\u2000-\u2027\u202f-\u205e\u20a0-\u20c0\u2100-\u215f\u2212]$/u;
const MARK = /^[\u0300-\u036f]$/;
const UNASSIGNED = /^\p{Cn}$/u;

/** Stands on paper for a letter of another script, which can only have been kept before names were held against the font. */
const HOLE = '\ufffd';

const isInFont = (letter: string): boolean => (IN_FONT.test(letter) && !UNASSIGNED.test(letter)) || MARK.test(letter);

/** Text in the letters of papers; the stored text, whose hash is printed, stays as it is. */
export function printable(text: string): string {
  let out = '';
  for (const letter of text.normalize('NFC')) out += isInFont(letter) ? letter : HOLE;
  return out;
}

/** Whether papers print a text without a hole. A name of which they printed holes would be signed by nobody. */
export function isPrintable(text: string): boolean {
  for (const letter of text.normalize('NFC')) if (!isInFont(letter)) return false;
  return true;
}
