import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { showInTab } from './brand-of-page';

/**
 * Names in the tab what a page is about, after the page: "Payments, clear aligners". Two tabs, and the history of a browser, tell
 * loans and people apart by it. `page` is what it is called where its address has pages of several names.
 */
export function useTabThing(thing: string | null | undefined, page?: string): void {
  const { pathname, key } = useLocation();
  const handles = useMatches().map(({ handle }) => handle as { title?: string } | undefined);
  const title = page ?? handles.findLast((handle) => handle?.title !== undefined)?.title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that comes back into sight names the tab again.
  useEffect(() => {
    if (!title || (!thing && !page)) return;
    // After the layout around the page has set the title of its address.
    const timer = setTimeout(() => showInTab(pathname, thing ? `${title}, ${thing}` : title));
    return () => {
      clearTimeout(timer);
    };
  }, [pathname, key, title, thing, page]);
}
