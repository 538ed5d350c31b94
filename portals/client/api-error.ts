import { type ErrorCode, type ErrorEnvelope, errorStatus, type FieldFault } from '@contract/error';
import { statusText } from '@contract/status-text';
import { copy } from './copy';

/** Codes of the wire, and `OFFLINE` for a request that got no answer. */
export type FailureCode = ErrorCode | 'OFFLINE';

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorStatus;

/** The one failure a call throws. `message` is a sentence for people. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: FailureCode;
  readonly requestId: string | undefined;
  readonly fields: readonly FieldFault[];
  /** What somebody else changed meanwhile, where the answer tells it. */
  readonly changes: NonNullable<ErrorEnvelope['changes']>;
  readonly duplicated: boolean;
  readonly triesLeft: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly lastFour: string | undefined;
  /** What happened last to what was asked for, and when. */
  readonly happened: { state: string; at: string; by?: string | null } | null;
  /** What a passkey is asked with. */
  readonly passkey: ErrorEnvelope['passkey'];

  /** `status` 0 and an empty body mean that no answer came. A body that is no envelope gives the text of its status. */
  constructor(status: number, body: Partial<ErrorEnvelope>, options?: ErrorOptions) {
    const code = isCode(body.code) ? body.code : status === 0 ? 'OFFLINE' : codeOfStatus(status);
    super(body.message || (code === 'OFFLINE' ? copy.offline : statusText[codeOfStatus(status)]), options);
    this.status = status;
    this.code = code;
    this.requestId = body.requestId;
    this.fields = body.fields ?? [];
    this.changes = body.changes ?? [];
    this.duplicated = body.duplicated ?? false;
    this.triesLeft = body.triesLeft;
    this.retryAfterSeconds = body.retryAfterSeconds;
    this.lastFour = body.lastFour;
    this.happened = body.state && body.at ? { state: body.state, at: body.at, by: body.by ?? null } : null;
    this.passkey = body.passkey;
  }
}

/** Nothing was sent: the call binds the patient, and the frame was not in plain sight when it was asked for. */
export class UnseenError extends ApiError {
  override name = 'UnseenError';
  constructor() {
    super(0, { message: copy.covered });
  }
}

function codeOfStatus(status: number): keyof typeof statusText {
  if (status === 401) return 'NO_SESSION';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'TOO_LARGE';
  if (status === 429) return 'RATE_LIMITED';
  return status === 502 || status === 503 || status === 504 ? 'NOT_READY' : 'INTERNAL';
}

/** Any thrown thing as an ApiError, so that a screen has one kind of failure to show. */
export function toApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError(500, {}, { cause });
}
