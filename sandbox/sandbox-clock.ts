/** Instants as the sandbox sees them; tests move their own clock. */
export type SandboxClock = {
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
};

export const systemClock: SandboxClock = { now: () => Date.now() };

/** @returns ISO 8601, UTC, milliseconds */
export function isoInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
