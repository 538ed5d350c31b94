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
  BANK_NOT_CONNECTED: 422,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  INVALID_FIELDS: 422,
  IDEMPOTENCY_MISMATCH: 422,
  WRONG_CODE: 422,
  CODE_EXPIRED: 422,
  CODE_USED_UP: 422,
  WRONG_PASSWORD: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  VENDOR_UNAVAILABLE: 503,
  NOT_READY: 503,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export type ErrorStatus = (typeof errorStatus)[ErrorCode];

/** Text shown when a handler gives none of its own. Plain English; may be replaced by a translation by its code. */
export const errorText = {
  MALFORMED_JSON: 'The request is not valid JSON.',
  MISSING_PLAN: 'Choose a payment plan before you approve this transaction.',
  ATTACHED_CARD: 'A card is attached to this account already.',
  DECISION_DENIED: "We can't approve this application.",
  NO_SESSION: 'Log in to continue.',
  FORBIDDEN: "You don't have permission to do this.",
  CROSS_SITE: 'This request came from another website and was refused.',
  LEGACY_ACCOUNT: 'This account is on the earlier version of the portal.',
  ACCOUNT_BLOCKED: "This account can't do this at the moment. Contact support.",
  NOT_FOUND: "We can't find that.",
  METHOD_NOT_ALLOWED: 'This address does not answer that method.',
  TIMED_OUT: 'The request took too long to arrive. Try again.',
  IDEMPOTENCY_IN_FLIGHT: 'The same request is still being worked on. Wait a moment and try again.',
  STALE: 'This has changed since you opened it. Reload to see the current state.',
  NOT_PENDING: 'This transaction is no longer waiting for you.',
  OVER_LIMIT: 'This is more than the available spending limit.',
  OVER_PAYOFF: 'This is more than is owed on the loan.',
  NOT_CANCELLABLE: 'This payment is on its way and can no longer be taken back.',
  DUPLICATED_DATA: 'These details belong to another account.',
  INQUIRY_EXISTS: 'An identity check is open already.',
  STEP_ORDER: 'Finish the earlier steps first.',
  ALREADY_SIGNED: 'This agreement is signed already.',
  REAPPLY_NOT_OPEN: 'This can not be asked for at the moment.',
  RULES_FORBID: 'The rules give no limit here. Deny it with its reasons, or ask for what is missing.',
  PAYMENT_METHOD_IN_USE: 'Autopay takes from this.',
  BANK_NOT_CONNECTED: 'That bank is not connected.',
  TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA: 'Send this request as application/json.',
  INVALID_FIELDS: 'Some answers need another look.',
  IDEMPOTENCY_MISMATCH: 'This idempotency key was used for another request.',
  WRONG_CODE: "That code isn't right.",
  CODE_EXPIRED: 'That code is out of date. Ask for another one.',
  CODE_USED_UP: 'That code can no longer be used. Ask for another one.',
  WRONG_PASSWORD: "That email and password don't match.",
  RATE_LIMITED: 'Too many tries. Wait a little and try again.',
  INTERNAL: 'Internal Server Error',
  VENDOR_UNAVAILABLE: 'A service we need is not answering. Your answers are saved. Try again in a few minutes.',
  NOT_READY: 'The service is starting. Try again in a moment.',
  UNAVAILABLE: "We can't do this for a moment. Try again in a few seconds.",
} as const satisfies Record<ErrorCode, string>;

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
  /** What somebody else changed since that version, for STALE of a versioned table. */
  changes?: { row: string; column: string; from: Value; to: Value }[];
  /** Last four digits for ATTACHED_CARD. */
  lastFour?: string;
};
