const MARK = 'typed:';

/**
 * What was typed on a first screen goes to the same screen in the other language in the name of the window: it outlives
 * one page of this tab or frame, also where storage is refused, and stands in no address, log or disk.
 */
export function carryTyped(answers: Readonly<Record<string, string>>): void {
  window.name = MARK + JSON.stringify(answers);
}

function takeTyped(): Readonly<Record<string, string>> {
  if (typeof window === 'undefined' || !window.name.startsWith(MARK)) return {};
  const text = window.name.slice(MARK.length);
  window.name = '';
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

/** Answers that were carried here, by the names of their fields. Read before a frame takes its name for itself. */
export const typed = takeTyped();
