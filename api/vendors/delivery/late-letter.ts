import { millisecondsOf } from '@domain/calendar/instant';

/** Half of the 24 hours in which the letter company knows a repeat by its idempotency key. */
const LATE_MS = 12 * 3600_000;

/** Whether a letter was first handed over so long ago that the company must be asked for it before it is posted again. */
export const isLateLetter = (queuedAt: string, nowMs: number): boolean => nowMs - millisecondsOf(queuedAt) >= LATE_MS;
