export type LogValue = string | number | boolean | null | undefined;
export type LogFields = Record<string, LogValue>;

/** Structured log. `event` is a fixed dotted name (`outbox.parked`); fields outside the allow-list are dropped. */
export type Log = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** `cause` adds the class and the stack of the error, without its message. */
  error(event: string, fields?: LogFields, cause?: unknown): void;
};
