import { isHouseWord } from './house-words';

/** NIST SP 800-63B asks for a minimum length and a list of common passwords, and for no rules about kinds of characters. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** `places`: names of where they work. */
type Owner = { email: string; firstName: string; lastName: string; places?: readonly string[] };

/** A password without the digits and signs before and after its letters, because people add those to a common word. */
export function wordOf(password: string): string {
  return password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
}

/**
 * What is wrong with a new password, as a sentence; undefined when nothing is.
 * @param isCommon whether a word is on the list of common passwords, which attackers try first.
 */
export function newPasswordFault(password: string, owner: Owner, isCommon: (word: string) => boolean) {
  if (password.length < PASSWORD_MIN)
    return `Use at least ${PASSWORD_MIN} characters. Several words are easiest to remember.`;
  if (password.length > PASSWORD_MAX) return `Use ${PASSWORD_MAX} characters or fewer.`;
  const word = wordOf(password);
  if (
    new Set(password.toLowerCase()).size < 5 ||
    isCommon(password.toLowerCase()) ||
    isCommon(word) ||
    isCommon(doubled(word))
  )
    return 'This password is too easy to guess. Choose another one.';
  const { email, firstName, lastName, places = [] } = owner;
  const own = [email, email.split('@')[0] ?? '', firstName, lastName].map((name) => name.toLowerCase());
  if (own.some((name) => name.length > 2 && word === name))
    return 'Don’t use your name or email address as your password.';
  if (isHouseWord(password, [...places, firstName, lastName]))
    return 'Don’t build your password from your name, your practice or our name. Choose other words.';
  return undefined;
}

/** "password" for "passwordpassword"; any other word as it is. */
function doubled(word: string): string {
  const half = word.slice(0, word.length / 2);
  return half + half === word ? half : word;
}
