/** "Debt is above 55% of income": a clause as a sentence begins, behind a parenthesis too. */
export function upperFirst(text: string): string {
  return text.replace(/^\(*\p{Ll}/u, (start) => start.toUpperCase());
}
