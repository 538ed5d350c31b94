import { useSyncExternalStore } from 'react';

// Where the portal's columns stand beside each other.
const WIDE = '(min-width: 1024.02px)';

const follow = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether two columns are shown, so that what is read first on a phone also stands first for whoever hears or tabs through it. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
