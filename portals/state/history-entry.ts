/**
 * What a person has chosen on a page and not sent yet. It stays with the page's entry in the history: a reload and Back find it, nothing
 * else does, and it is in no address.
 */
export function keepInEntry(name: string, value: unknown): void {
  const { state } = window.history;
  window.history.replaceState({ ...state, kept: { ...state?.kept, [name]: value } }, '');
}

/** What this entry keeps under a name, as it was before a reload; whoever reads it checks it. */
export const keptInEntry = (name: string): unknown => window.history.state?.kept?.[name];
