let lock: CSSStyleSheet | undefined;
let holders = 0;

/**
 * Keeps the page behind a dialog still, without touching its markup: a constructed sheet on the document, gone again with the
 * last holder. The gutter is reserved only when there is a scrollbar to replace, so nothing moves.
 * @returns the release; calling it twice is harmless.
 */
export function lockScroll(): () => void {
  lock ??= new CSSStyleSheet();
  if (holders++ === 0) {
    const gutter = innerWidth > document.documentElement.clientWidth ? 'scrollbar-gutter:stable!important' : '';
    lock.replaceSync(`html{overflow:hidden!important;${gutter}}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, lock];
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--holders === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lock);
  };
}
