/** What had the focus, what lay around it, and on which page. */
type Held = { element: Element; around: readonly Element[]; path: string; title: Element | null };

const pageTitle = () => document.querySelector<HTMLElement>('h1');
/** A heading is read out as it gets the focus; it is no stop of Tab. */
function focusTitle(title: HTMLElement): void {
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

const addressNow = () => window.location.pathname + window.location.search;
/** Of one visit to a page, as the router writes it down; Back leads to it again. */
const visitNow = () => String((window.history.state as { key?: unknown } | null)?.key ?? '');

function around(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
}

/** The heading of what still stands around the place that is gone; of the page where that changed. */
function titleNear(held: Held): HTMLElement | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) return dialog.querySelector('h1, h2');
  if (held.path !== window.location.pathname) return pageTitle();
  const near = held.around.find(
    (part) => part.isConnected && part.matches('section, article, form, [role="region"], main'),
  );
  return near?.querySelector<HTMLElement>('h1, h2, h3') ?? pageTitle();
}

/** Links that were opened, by visit and by address: who comes back stands where they left. */
function openedLinks() {
  const links = new Map<string, string>();
  return {
    keep(link: Element) {
      const href = link.closest('main') && link.getAttribute('href');
      if (!href) return;
      links.set(visitNow(), href);
      links.set(addressNow(), href);
    },
    /** `isBack`: by a link that names where one came from, and so begins a visit of its own. */
    find(isBack: boolean): HTMLElement | null {
      const href = links.get(visitNow()) ?? (isBack ? links.get(addressNow()) : undefined);
      return href === undefined ? null : document.querySelector(`main a[href="${CSS.escape(href)}"]`);
    },
  };
}

/**
 * Whoever doesn't see the page follows it by the focus. Where what had it is gone, because the page changed or a press did its
 * work, the browser gives it to nothing and says nothing: from now on the nearest heading takes it, and on the way back the
 * link that was opened. A link of a menu that stays gives it to the heading of the page that it opened. Returns how to end it.
 */
export function keepFocus(): () => void {
  let held: Held | null = null;
  /** The title has the focus until the rows are read among which the opened link stands. */
  let waits: { title: Element; isBack: boolean } | null = null;
  const opened = openedLinks();

  function hold() {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    if (waits && element !== waits.title) waits = null;
    held = { element, around: around(element), path: window.location.pathname, title: pageTitle() };
    if (element.matches('a[href]')) opened.keep(element);
  }
  /** Somebody pressed on nothing: there is no place to keep. */
  const release = () =>
    queueMicrotask(() => {
      if (held?.element.isConnected && document.activeElement === document.body) held = null;
    });
  function look() {
    if (!document.hasFocus()) return;
    const active = document.activeElement;
    if (waits && active === waits.title) return opened.find(waits.isBack)?.focus();
    waits = null;
    if (!held) return;
    const isLost = active === document.body && !held.element.isConnected;
    const isPassed =
      active === held.element &&
      active.matches('nav a') &&
      held.path !== window.location.pathname &&
      held.title !== pageTitle();
    if (!isLost && !isPassed) return;
    const isBack = held.around.some((part) => part.matches('[data-crumbs]'));
    const isElsewhere = held.path !== window.location.pathname;
    const link = isElsewhere && isLost ? opened.find(isBack) : null;
    if (link) return link.focus();
    const title = titleNear(held);
    if (!title) return;
    focusTitle(title);
    if (isElsewhere && isLost) waits = { title, isBack };
  }

  // What the new page does with the focus by itself comes first.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(look);
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', hold);
  document.addEventListener('focusout', release);
  // A frame that takes the focus tells of it by the window alone.
  window.addEventListener('blur', hold);
  window.addEventListener('focus', soon);
  hold();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('focusin', hold);
    document.removeEventListener('focusout', release);
    window.removeEventListener('blur', hold);
    window.removeEventListener('focus', soon);
  };
}
