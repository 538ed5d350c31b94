type Page = { navigation?: { back(): unknown } };

/** Going back takes a few milliseconds. It never arrives at the page where an older browser turns the frame one question back instead. */
const ARRIVAL_MS = 500;

/** While the page goes back from a dialog that closed: an entry that was pushed before it arrives would be the one that it leaves. */
let goingBack: Promise<unknown> = Promise.resolve();

/**
 * The browser's back button closes an open dialog instead of leaving the practice's page. One history entry is pushed while the
 * dialog is open, merged with what the site's router keeps there. On every device: the questions that were answered in the frame are
 * entries of the page's history, and only an entry of our own below them takes them along when the dialog closes.
 * @param onBack the reader pressed back.
 * @returns the release: takes our entry away again when it is still on top.
 */
export function closeOnBack(onBack: () => void): () => void {
  const mark = performance.now();
  let isReleased = false;
  const isOnTop = () => (history.state as { pf?: number } | null)?.pf === mark;
  const onPop = () => {
    if (!isOnTop()) onBack();
  };
  void goingBack.then(() => {
    if (isReleased) return;
    history.pushState({ ...(history.state as object | null), pf: mark }, '');
    addEventListener('popstate', onPop);
  });
  return () => {
    isReleased = true;
    removeEventListener('popstate', onPop);
    // Steps of the frame are entries of the page's history too. Where the browser can, all of them go with ours; one step back would
    // turn the frame one question back and leave our entry where it is.
    if (!isOnTop()) return;
    goingBack = new Promise<void>((resolve) => {
      const onArrival = () => {
        removeEventListener('popstate', onArrival);
        resolve();
      };
      addEventListener('popstate', onArrival);
      setTimeout(onArrival, ARRIVAL_MS);
    });
    ((self as Page).navigation ?? history).back();
  };
}
