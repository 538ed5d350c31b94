/** "•••• 4417" for an account or a card. */
export function maskedNumber(lastFour: string | null | undefined): string {
  return lastFour ? `•••• ${lastFour}` : '';
}

/** "Visa •••• 4242": an account or a card with its name; the name alone where the digits are not known. */
export function accountName(name: string, lastFour: string | null | undefined): string {
  return [name, maskedNumber(lastFour)].filter(Boolean).join(' ');
}

/** "Visa •••• 4242" for what the server writes as "Visa, ending in 4242", so that staff read one form of a mask. */
export const maskedAccount = (text: string): string =>
  text.replace(/,? ending in (\d{4})$/, (_, lastFour: string) => ` ${maskedNumber(lastFour)}`);
