type Page = { navigation?: { back(): unknown } };

/**
 * On touch screens the back button closes an open dialog instead of leaving the practice's page. One history entry is pushed while
 * the dialog is open, merged with what the site's router keeps there.
 * @param onBack the reader pressed back.
 * @returns the release: takes our entry away again when it is still on top.
 */
export function closeOnBack(onBack: () => void): () => void {
  const mark = performance.now();
  const isOnTop = () => (history.state as { pf?: number } | null)?.pf === mark;
  const onPop = () => {
    if (!isOnTop()) onBack();
  };
  history.pushState({ ...(history.state as object | null), pf: mark }, '');
  addEventListener('popstate', onPop);
  return () => {
    removeEventListener('popstate', onPop);
    // Steps of the frame are entries of the page's history too. Where the browser can, all of them go with ours; one step back would
    // turn the frame one question back and leave our entry where it is.
    if (isOnTop()) ((self as Page).navigation ?? history).back();
  };
}
