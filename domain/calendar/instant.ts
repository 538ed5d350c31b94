/** The instant of milliseconds since 1970 as ISO-8601 UTC text, the form in which the database keeps and compares it. */
export function instantAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Milliseconds since 1970 of ISO-8601 UTC text. */
export function millisecondsOf(instant: string): number {
  return Date.parse(instant);
}
