import type { ErrorCode, ErrorEnvelope, FieldFault } from '@contract/error';
import { errorText } from '@contract/error-text';

/** Facts of a refusal that the answer carries beside its text. */
export type AppErrorExtra = {
  triesLeft?: number;
  retryAfterSeconds?: number;
  lastFour?: string;
  position?: number;
  duplicated?: boolean;
  version?: number;
  changes?: NonNullable<ErrorEnvelope['changes']>;
  passkey?: NonNullable<ErrorEnvelope['passkey']>;
  state?: string;
  at?: string;
  by?: string | null;
};

export type AppErrorOptions = {
  /** Shown instead of the usual text of the code. Patients may read it, so it must not name anybody. */
  userMessage?: string;
  fields?: FieldFault[];
  extra?: AppErrorExtra;
  cause?: unknown;
  /** For the log alone: what it is beyond its code, and the keyed hash or the id of the account that was tried. */
  event?: string | undefined;
  account?: string | undefined;
};

/** A refused request. The HTTP layer turns it into the error envelope with the status of its code. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly userMessage: string | undefined;
  readonly fields: FieldFault[] | undefined;
  readonly extra: AppErrorExtra;
  readonly event: string | undefined;
  readonly account: string | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.userMessage ?? errorText[code], options.cause === undefined ? {} : { cause: options.cause });
    this.userMessage = options.userMessage;
    this.fields = options.fields;
    this.extra = options.extra ?? {};
    this.event = options.event;
    this.account = options.account;
  }
}
