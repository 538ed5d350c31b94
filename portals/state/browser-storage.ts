/** True in an embedded frame, where nothing may depend on browser storage (Chromium throws on another site's page). */
export function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}

/** `localStorage` where it may be used: not in frames, and not where the browser refuses it. */
export function storage(): Storage | null {
  if (typeof window === 'undefined' || isFramed()) return null;
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Runs a storage act and shrugs off a full or refused storage: what is kept there is a convenience. */
export function tryStorage<T>(act: (store: Storage) => T): T | undefined {
  const store = storage();
  if (!store) return undefined;
  try {
    return act(store);
  } catch {
    return undefined;
  }
}

/** Clears both storages of this origin. */
export function clearStorages(): void {
  tryStorage((store) => store.clear());
  tryStorage(() => window.sessionStorage.clear());
}

/**
 * Where a frame leaves its ticket in the tab that it opens. Only documents of our origin can write there; in an address it
 * could be anybody's, and a patient would fill in a stranger's application.
 */
export const HANDED_OVER = 'tab-ticket';
