import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes once what was done stands on the page: the id of an element, which may come only with a later drawing.
 * @param draft what is typed: the focus waits for it, because a row that is moved loses it.
 */
export function useNextFocus(draft: unknown, open: string | null): RefObject<string | null> {
  const next = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew, not what is read here, brings the element.
  useEffect(() => {
    const element = next.current === null ? null : document.getElementById(next.current);
    if (!element) return;
    element.focus();
    next.current = null;
  }, [draft, open]);
  return next;
}
