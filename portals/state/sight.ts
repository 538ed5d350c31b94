import { isFramed } from './browser-storage';

/** How long the frame has to be fully visible, with nothing over it, before a press of a button counts. */
const SETTLED_MS = 500;
/**
 * The part of the frame, in pixels, that has to be visible. With less, a button could be shown without the text that says what it
 * does. A page at 400 % zoom still shows this much.
 */
const LEAST = { width: 240, height: 100 };

/** An entry with `isVisible`, which some browsers set when nothing covers the frame. TypeScript's types do not have it yet. */
type Sighting = IntersectionObserverEntry & { readonly isVisible?: boolean };

const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
  threshold: Array.from({ length: 21 }, (_, step) => step / 20),
  trackVisibility: true,
  // Milliseconds between two reports; browsers allow no shorter time.
  delay: 100,
};

let observer: IntersectionObserver | undefined;
let pane: HTMLElement | undefined;
/** Since when the frame has been fully visible; null while it is not. */
let since: number | null = null;

// @NOTE choice: Safari and Firefox cannot tell whether a frame is covered. There only its size in view counts, because
// the other reading would send every patient with such a browser to another tab.
function isPlain({ isVisible, intersectionRect: { width, height } }: Sighting): boolean {
  return isVisible !== false && width >= LEAST.width && height >= LEAST.height;
}

/**
 * An unseen pane over the whole frame, which stands for what the frame shows. The root element itself will not do: once it is
 * scrolled, Chromium looks for covers of a frame of the same site above the frame instead of over it, so that the practice's own
 * page covers an honest form, and a cover could lie where nobody looks.
 */
function layPane(): HTMLElement {
  const laid = document.createElement('div');
  laid.ariaHidden = 'true';
  laid.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
  document.documentElement.append(laid);
  return laid;
}

/** Tells what is seen of this page, now and at every change. */
function observe(see: (sighting: Sighting) => void): IntersectionObserver {
  const made = new IntersectionObserver((sightings) => {
    const last = sightings.at(-1);
    if (last) see(last);
  }, options);
  // On top of all but the dialogs of this page: what it draws over itself, a menu for example, is no cover.
  pane ??= layPane();
  made.observe(pane);
  return made;
}

/**
 * Begins to watch whether the page around this frame covers, fades, bends or cuts it. Called when a flow joins the
 * practice's page, so that the time has long passed at the first press that matters; later calls do nothing.
 */
export function watchSight(): void {
  if (observer || !isFramed()) return;
  observer = observe((sighting) => {
    since = isPlain(sighting) ? (since ?? sighting.time) : null;
  });
}

const look = (): Promise<boolean> =>
  new Promise((resolve) => {
    const once = observe((sighting) => {
      once.disconnect();
      resolve(isPlain(sighting));
    });
  });

/**
 * True when a press can only have been meant: on a page of our own always, in a frame when it has been in plain sight for
 * half a second and still is. Nothing that binds goes out otherwise, see `binds` of the contract.
 */
export async function isInPlainSight(): Promise<boolean> {
  if (!isFramed()) return true;
  watchSight();
  const hasSettled = since !== null && performance.now() - since >= SETTLED_MS;
  return (await look()) && hasSettled;
}
