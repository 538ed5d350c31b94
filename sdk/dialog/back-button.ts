/**
 * On touch screens the back button closes an open dialog instead of leaving the practice's page. One history entry is pushed while
 * the dialog is open, merged with what the site's router keeps there.
 * @param onBack the reader pressed back.
 * @returns the release: takes our entry away again when it is still on top.
 */
export function closeOnBack(onBack: () => void): () => void {
  const mark = `pf${performance.now()}`;
  const isOnTop = () => (history.state as { pf?: string } | null)?.pf === mark;
  const onPop = () => {
    if (!isOnTop()) onBack();
  };
  history.pushState({ ...(history.state as object | null), pf: mark }, '');
  addEventListener('popstate', onPop);
  return () => {
    removeEventListener('popstate', onPop);
    if (isOnTop()) history.back();
  };
}
