/**
 * Every error code a call can answer, with its HTTP status. One table, read in both directions.
 *
 * 401 means that the session is missing or over and nothing else, because clients wipe their storage on it.
 * On finish, reapply, credit-increase, KBA and identity calls a client reads 400 and 404 as a decision of denial, so a
 * technical failure there is always a 5xx or 422 (source: borrower §4 "Failures and other transitions", §8).
 */
export const errorStatus = {
  MALFORMED_JSON: 400,
  MISSING_PLAN: 400,
  ATTACHED_CARD: 400,
  DECISION_DENIED: 400,
  NO_SESSION: 401,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  LEGACY_ACCOUNT: 403,
  ACCOUNT_BLOCKED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_REACHABLE: 406,
  TIMED_OUT: 408,
  IDEMPOTENCY_IN_FLIGHT: 409,
  STALE: 409,
  NOT_PENDING: 409,
  OVER_LIMIT: 409,
  OVER_PAYOFF: 409,
  NOT_CANCELLABLE: 409,
  DUPLICATED_DATA: 409,
  INQUIRY_EXISTS: 409,
  STEP_ORDER: 409,
  ALREADY_SIGNED: 409,
  REAPPLY_NOT_OPEN: 409,
  RULES_FORBID: 409,
  PAYMENT_METHOD_IN_USE: 409,
  PAYMENT_DECLINED: 409,
  BANK_NOT_CONNECTED: 422,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  INVALID_FIELDS: 422,
  IDEMPOTENCY_MISMATCH: 422,
  WRONG_CODE: 422,
  CODE_EXPIRED: 422,
  CODE_USED_UP: 422,
  WRONG_PASSWORD: 422,
  SECOND_FACTOR: 422,
  /** The call changes how somebody logs in, and needs what `POST /practice/own-proof` answers. */
  PROOF_NEEDED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  VENDOR_UNAVAILABLE: 503,
  NOT_READY: 503,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export type ErrorStatus = (typeof errorStatus)[ErrorCode];

/** One refused field: its path in dots and brackets (`address.zipCode`, `practices[0]`) and what to do. */
export type FieldFault = { field: string; message: string };

type Value = string | number | boolean | null;

/** The body of every failed answer. `error` repeats `message`, because some clients of the specification read it. */
export type ErrorEnvelope = {
  code: ErrorCode;
  message: string;
  error: string;
  requestId: string;
  duplicated?: boolean;
  fields?: FieldFault[];
  /** Character position of a JSON fault. */
  position?: number;
  /** Tries left on a one-time code. */
  triesLeft?: number;
  /** Whole seconds until the same request can succeed, as in Retry-After. */
  retryAfterSeconds?: number;
  /** Version that the object has, for STALE. */
  version?: number;
  /** What somebody else changed since that version, for STALE of a versioned table or of a person; there the row is who did it. */
  changes?: { row: string; column: string; from: Value; to: Value }[];
  /** What a passkey is asked with, for SECOND_FACTOR of a log-in. */
  passkey?: { challenge: string; rpId: string; ids: string[]; orCode: boolean };
  /** What happened last to the thing that is asked for, and when: where it is not there to be answered anymore, or is another (decision 73). */
  state?: string;
  at?: string;
  /** Who of the staff did it, for STALE to staff; null where nobody of the staff did. */
  by?: string | null;
  /** Last four digits for ATTACHED_CARD. */
  lastFour?: string;
};
