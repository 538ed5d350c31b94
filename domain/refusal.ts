/**
 * Input that the arithmetic refuses. The one error of the domain for wrong values: callers at the edge translate it into a
 * field message, nobody else catches it.
 */
export class DomainRefusal extends Error {
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
