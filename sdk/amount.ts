/**
 * Cents of a written `amount` ("$1,500", "1500" or "1500.00"): $1 to $100,000.
 * @returns undefined when it is missing, wrong or out of range, so that the calculator or flow begins with its own.
 */
export function amountCentsOf(text: string | undefined): number | undefined {
  const cents = Math.round(Number(text?.replace(/[$,]/g, '')) * 100);
  return cents >= 100 && cents <= 10_000_000 ? cents : undefined;
}
