/**
 * Input that the arithmetic refuses. The one error of the domain for wrong values: callers at the edge translate it into a
 * field message, nobody else catches it.
 */
export class DomainRefusal extends RangeError {
  override readonly name = 'DomainRefusal';

  constructor(
    /** Name of the refused field, as the caller spells it, e.g. `amountCents`. */
    readonly field: string,
    /** Says what is wrong in one sentence. */
    message: string,
    /** The limit that was missed, when there is one. */
    readonly limit?: number | string,
  ) {
    super(message);
  }
}

/**
 * Refuses an input.
 * @throws DomainRefusal always, naming the field and, when given, the limit.
 */
export function refuse(field: string, message: string, limit?: number | string): never {
  throw new DomainRefusal(field, message, limit);
}

/**
 * Passes a whole number from `low` to `high`, both included.
 * @throws DomainRefusal naming the field and the missed limit; NaN, fractions and infinities are refused too, with the lower one.
 */
// biome-ignore lint/complexity/useMaxParams: a field, its value and its two bounds, as every rule of the domain asks.
export function wholeNumberWithin(field: string, value: number, low: number, high: number): number {
  if (!Number.isInteger(value)) refuse(field, `${field} is not a whole number: ${value}`, low);
  if (value < low) refuse(field, `${field} is below ${low}: ${value}`, low);
  if (value > high) refuse(field, `${field} is above ${high}: ${value}`, high);
  return value;
}
