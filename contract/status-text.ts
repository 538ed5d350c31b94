import type { ErrorCode } from './error';

/** Sentences for an answer that is not ours, by what its status says: all that a browser needs, because ours bring their own. */
export const statusText = {
  NO_SESSION: 'Log in to continue.',
  FORBIDDEN: "You don't have permission to do this.",
  NOT_FOUND: "We can't find that.",
  TOO_LARGE: 'The request is too large.',
  RATE_LIMITED: 'Too many attempts. Wait a moment and try again.',
  INTERNAL: 'Internal Server Error',
  NOT_READY: 'The service is starting. Try again in a moment.',
} as const satisfies Partial<Record<ErrorCode, string>>;
