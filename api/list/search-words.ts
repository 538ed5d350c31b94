/** Words of a text as token tables hold them and searches split them: lower case, letters and digits, accents in one spelling. */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const ADDRESS = /[^\s@<>"',;:()]+@[^\s@<>"',;:()]+/gu;
const AGREEMENT = /(?<![\p{L}\p{N}])cl[\s-]?(\d+)(?!\d)/gu;
const PHONE = /(?<![\d#])(?:\+?1[\s.-]?)?\(?(\d{3})\)?[\s.-]?(\d{3})[\s.-]?(\d{4})(?!\d)/gu;
/** Digits in groups, as an account number is read out; fewer are the number of an application or a purchase. */
const ACCOUNT = /^\s*\d(?:[\s-]?\d){8,}\s*$/u;

/**
 * Words of a search, by the one rule for what people are found by everywhere: parts of names from their beginning, a number of an
 * application; and whole, however they are written, an e-mail address (from its beginning), a telephone number, an account number, an
 * agreement number. The whole ones are words of their own in the token table (migration 265).
 */
export function askedWords(text: string): string[] {
  const whole: string[] = [];
  const keep = (word: string) => {
    whole.push(word);
    return ' ';
  };
  const plain = text.normalize('NFC').toLowerCase();
  const rest = ACCOUNT.test(plain)
    ? keep(`#${plain.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}#`)
    : plain
        .replace(ADDRESS, keep)
        .replace(AGREEMENT, (_, digits: string) => keep(`#cl${digits}#`))
        .replace(PHONE, (_, ...[area, office, line]: string[]) => keep(`#${area}${office}${line}#`));
  return [...whole, ...searchWords(rest)];
}
