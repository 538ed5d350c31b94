import { useSyncExternalStore } from 'react';

// Where cards stand beside each other.
const WIDE = '(min-width: 768px)';

const follow = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether there is room for every card at once; on a phone all but the first fold. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
