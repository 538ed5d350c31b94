import { type ErrorCode, type ErrorEnvelope, errorStatus } from '@contract/error';
import { errorText } from '@contract/error-text';
import { DomainRefusal } from '@domain/refusal';
import { DatabaseUnavailable } from '../db/unavailable';
import type { Deps } from '../deps';
import { VendorError } from '../vendors/vendor-error';
import { AppError } from './app-error';

/** A database that restarts or changes over is back within seconds. */
const UNAVAILABLE_RETRY_SECONDS = 2;

export type Failure = { status: number; envelope: ErrorEnvelope; headers: Record<string, string> };

/**
 * Turns anything thrown into the one error envelope. Unknown faults are logged by name and answered with the generic
 * text; a vendor's trouble is 503 with Retry-After and never a decision.
 */
export function toFailure(thrown: unknown, requestId: string, { route, deps }: { route: string; deps: Deps }): Failure {
  if (thrown instanceof AppError) return fromAppError(thrown, requestId);
  if (thrown instanceof VendorError) {
    deps.log.warn('vendor_failed', { requestId, route, vendor: thrown.vendor, kind: thrown.kind });
    return build('VENDOR_UNAVAILABLE', requestId, { extra: { retryAfterSeconds: thrown.retryAfterSeconds } });
  }
  if (thrown instanceof DatabaseUnavailable) {
    deps.log.error('database_unavailable', { requestId, route, code: thrown.code });
    return build('UNAVAILABLE', requestId, { extra: { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS } });
  }
  if (thrown instanceof DomainRefusal) {
    return build('INVALID_FIELDS', requestId, {
      extra: { fields: [{ field: thrown.field, message: thrown.message }] },
    });
  }
  deps.log.error('request_failed', {
    requestId,
    route,
    fault: thrown instanceof Error ? thrown.name : typeof thrown,
    stack: stackOf(thrown),
  });
  return build('INTERNAL', requestId, { extra: {} });
}

/** Frames only: a message may repeat what a person typed. */
function stackOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !thrown.stack) return undefined;
  const frames = thrown.stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 12).join('\n');
}

function fromAppError(error: AppError, requestId: string): Failure {
  const extra = error.extra ?? {};
  return build(error.code, requestId, {
    extra: { ...extra, ...(error.fields ? { fields: error.fields } : {}) },
    userMessage: error.userMessage,
  });
}

function build(
  code: ErrorCode,
  requestId: string,
  { extra, userMessage }: { extra: Partial<ErrorEnvelope>; userMessage?: string | undefined },
): Failure {
  const message = userMessage ?? errorText[code];
  const envelope: ErrorEnvelope = { code, message, error: message, requestId, ...extra };
  const headers: Record<string, string> =
    extra.retryAfterSeconds === undefined
      ? {}
      : { 'retry-after': String(Math.max(1, Math.ceil(extra.retryAfterSeconds))) };
  return { status: errorStatus[code], envelope, headers };
}
