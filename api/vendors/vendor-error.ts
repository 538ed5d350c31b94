/** Who failed, in the words of the metrics, the breaker and the operator's log. */
export type VendorName =
  | 'bureau'
  | 'kba'
  | 'persona'
  | 'mail'
  | 'sms'
  | 'voice'
  | 'letter'
  | 'plaid'
  | 'card'
  | 'payments'
  | 'partner'
  | 'rewards'
  | 'crm'
  | 'scanner';

/**
 * What went wrong, by what the caller can do about it.
 * - `timeout`: no answer in time. The vendor may or may not have acted.
 * - `unavailable`: refused or broken connection, 5xx, 429, or the breaker is open. Ask again later.
 * - `rejected`: the vendor refuses our request or our key. Asking again changes nothing until an operator acts.
 * - `bad_response`: it answered with something that is not its protocol.
 */
export type VendorFailure = 'timeout' | 'unavailable' | 'rejected' | 'bad_response';

type VendorErrorInput = {
  readonly vendor: VendorName;
  readonly kind: VendorFailure;
  /** Whole seconds, 1 to 3600. */
  readonly retryAfterSeconds: number;
  /** HTTP or SMTP status of the vendor, when there was one. */
  readonly status?: number | undefined;
  /** True when the vendor certainly did not act: the request never reached it or it said so (429). */
  readonly notProcessed?: boolean;
};

/**
 * The one failure of every port. A technical failure is never a decision about a person: whoever catches it answers
 * 503 with `Retry-After: retryAfterSeconds` and leaves the application as it was.
 *
 * The text is made of the vendor, the kind and the status only. There is deliberately no `cause` and no response
 * body, because both can carry names, numbers, addresses or keys.
 */
export class VendorError extends Error {
  readonly vendor: VendorName;
  readonly kind: VendorFailure;
  readonly retryAfterSeconds: number;
  readonly status: number | null;
  readonly notProcessed: boolean;

  constructor(input: VendorErrorInput) {
    super(`${input.vendor}: ${input.kind}${input.status === undefined ? '' : ` (${input.status})`}`);
    this.name = 'VendorError';
    this.vendor = input.vendor;
    this.kind = input.kind;
    this.retryAfterSeconds = Math.min(Math.max(Math.ceil(input.retryAfterSeconds), 1), 3600);
    this.status = input.status ?? null;
    this.notProcessed = input.notProcessed ?? false;
  }
}
