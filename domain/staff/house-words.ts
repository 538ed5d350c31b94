/** Words of the house and of the trade, which strangers try first at our accounts; names of practices and people come beside them. */
export const HOUSE_WORDS = [
  'patientfinancing',
  'patientfi',
  'patient',
  'financing',
  'finance',
  'membership',
  'privi',
  'dental',
  'dentist',
  'medspa',
  'clinic',
  'practice',
  'administrator',
  'admin',
  'manager',
  'password',
  'welcome',
  'login',
] as const;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** So many letters beside the words of the house make a password of one's own. */
const OWN_LETTERS = 6;
const WORD_LETTERS = 4;

/** Whether hardly anything is left of a password without the words of the house, however they are spelled. */
export function isHouseWord(password: string, names: readonly string[]): boolean {
  const written = password.toLowerCase();
  const words = [...HOUSE_WORDS, ...names.flatMap((name) => [lettersOf(name), ...name.toLowerCase().split(/[^a-z]+/)])]
    .filter((word) => word.length >= WORD_LETTERS)
    .sort((one, other) => other.length - one.length);
  return [lettersOf(written), lettersOf(written.replace(/[@!$0-9]/g, (sign) => LOOKALIKES[sign] ?? sign))].some(
    (text) => {
      const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), text);
      return left.includes(' ') && left.replaceAll(' ', '').length < OWN_LETTERS;
    },
  );
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
