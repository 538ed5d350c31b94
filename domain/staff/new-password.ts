/** NIST SP 800-63B: length and a list of what is guessed first, no rules of composition. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

type Owner = { email: string; firstName: string; lastName: string };

/** The word that a password is made of, without the digits and signs that people put around it. */
export function wordOf(password: string): string {
  return password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
}

/**
 * What is wrong with a new password, as a sentence; undefined when nothing is.
 * @param isCommon whether a word is one of those that are guessed first.
 */
export function newPasswordFault(password: string, owner: Owner, isCommon: (word: string) => boolean) {
  if (password.length < PASSWORD_MIN)
    return `Use at least ${PASSWORD_MIN} characters. Several words are easiest to remember.`;
  if (password.length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`;
  const word = wordOf(password);
  if (
    new Set(password.toLowerCase()).size < 5 ||
    isCommon(password.toLowerCase()) ||
    isCommon(word) ||
    isCommon(doubled(word))
  )
    return 'This password is among those that are guessed first. Choose another one.';
  const { email, firstName, lastName } = owner;
  const own = [email, email.split('@')[0] ?? '', firstName, lastName].map((name) => name.toLowerCase());
  if (own.some((name) => name.length > 2 && word === name))
    return 'This is your name or email address. Choose something that others don’t know.';
  return undefined;
}

/** The half of a word that stands there twice: "passwordpassword". */
function doubled(word: string): string {
  const half = word.slice(0, word.length / 2);
  return half + half === word ? half : word;
}
