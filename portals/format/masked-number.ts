/** "•••• 4417" for an account or a card. */
export function maskedNumber(lastFour: string | null | undefined): string {
  return lastFour ? `•••• ${lastFour}` : '';
}
