/** What somebody sees of a thing, by what each part is called on the screen. */
export type Sheet = Readonly<Record<string, string>>;

/** What differs between two looks at a thing, a sentence for each part: “Phone: nothing → (512) 555-0167.” */
export function whatChanged(before: Sheet, now: Sheet): string {
  const parts = Object.keys({ ...before, ...now }).filter((part) => (before[part] ?? '') !== (now[part] ?? ''));
  return parts.map((part) => `${part}: ${before[part] || 'nothing'} → ${now[part] || 'nothing'}.`).join(' ');
}
