/** The only source of time. Instants are ISO-8601 UTC with milliseconds. */
export type Clock = { now: () => string; nowMs: () => number };

export const systemClock: Clock = { now: () => new Date().toISOString(), nowMs: () => Date.now() };
