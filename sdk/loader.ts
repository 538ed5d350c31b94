/**
 * Stage one of the SDK, the only part every visitor of a practice's site loads. It finds what the page asks for (script tags,
 * elements, own links), and fetches the rest when it is needed: at once for a button, near the viewport for a widget in
 * the page, on hover for an own link. It keeps `window.PF` as a queue until then.
 */
export type Widgets = {
  /** Defines the elements. @returns what answers commands and own links. */
  define(origin: string): Commands;
};

export type Commands = {
  /** Runs a command of `PF(command, argument)`; `stop` ends the loader. */
  run(command: string, argument: unknown, stop: () => void): unknown;
  /** Opens the dialog an own link stands for, or prepares it. */
  followLink(link: HTMLAnchorElement, isPressed: boolean): unknown;
};

type Queue = { (command: string, argument?: unknown): unknown; q?: [string, unknown][]; v?: string };
/** A script tag or a placeholder. */
type Tag = HTMLElement & { src?: string };

const SCRIPT = '[src*="/sdk/v1/embed"]';
const BUTTON = 'pf-button';

/** Elements of ours that wait for their code. */
const eachWaiting = (run: (element: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(':not(:defined)').forEach((element) => {
    if (/^(pf-|privi-s)/.test(element.localName)) run(element);
  });

/** What was made for each tag; nothing else holds it, so that it goes with the loader. */
const made = new Map<Tag, HTMLElement>();

/** Makes the element a tag stands for; a floating one that a route change threw out with its surroundings comes back. */
function place(tag: Tag): void {
  const { inline = 'false', button } = tag.dataset;
  const isScript = tag.src;
  const isFloating = isScript && inline === 'false';
  let element = made.get(tag);
  if (element ? element.isConnected || !element.parentNode : !document.body) return;
  if (!element) {
    element = document.createElement(isFloating || button != null ? BUTTON : 'pf-inline');
    made.set(tag, element);
    for (const { name, value } of tag.attributes) {
      if (/^data-/.test(name)) element.setAttribute(name.slice(5), value);
    }
    element.dataset.pfMade = '';
  }
  if (isFloating) document.body.append(element);
  else if (isScript) tag.after(element);
  else tag.append(element);
}

declare const PF_VERSION: string;
declare const self: { PF?: Queue };

/** Starts the SDK once per page. A second copy of the script leaves its tag to the first one. */
export function start(load: (origin: string, isFlow?: boolean) => Promise<Widgets>): void {
  const earlier = self.PF;
  const script = document.querySelector<HTMLScriptElement>(SCRIPT);
  if (earlier?.v || !script) return;
  const { origin } = new URL(script.src);
  const off = new AbortController();
  let loading: Promise<Commands> | undefined;
  let timer: unknown;

  /** Without the rest of the SDK there is still a link. */
  const fallBack = (element: HTMLElement) => {
    const practice = element.getAttribute('practice');
    if (element.firstChild || !practice) return;
    element.append(
      Object.assign(document.createElement('a'), {
        href: `${origin}/v2/${/privi-signup/.test(element.outerHTML) ? `privi/${practice}/signup` : `${practice}/apply`}`,
        text: 'See my options',
        style: element.localName === BUTTON && 'position:fixed;right:9px;bottom:9px',
      }),
    );
    element.dispatchEvent(new CustomEvent('pf:error', { detail: { code: 'chunk_failed' }, bubbles: true }));
  };

  const ready = () => {
    loading ??= load(origin).then((widgets) => widgets.define(origin));
    loading.catch(() => eachWaiting(fallBack));
    return loading;
  };

  const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting && ready()), {
    rootMargin: '400px',
  });

  const scan = () => {
    document.querySelectorAll<Tag>(`:is(${SCRIPT},[data-pf])[data-practice]`).forEach(place);
    eachWaiting((element) => {
      // The observer answers a frame later, so the first time a look at the layout is worth it.
      const isWanted =
        element.localName === BUTTON ||
        (timer == null && Math.abs(element.getClientRects()[0]?.top as number) < innerHeight);
      if (isWanted) {
        // A flow needs a second chunk, which then comes beside the first one, not after it.
        if (!/pf-b|calc/.test(element.outerHTML)) load(origin, true).catch(() => {});
        void ready();
      } else near.observe(element);
    });
    timer = 0;
  };
  // In the head there is no body yet; this calls again when it comes.
  const observer = new MutationObserver(() => {
    timer ||= setTimeout(scan, 50);
  });

  const onLink = (event: Event & Partial<MouseEvent>) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-pf-open]');
    if (!link) return;
    const isPressed = event.type === 'click';
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ready()
      .then((loaded) => loaded.followLink(link, isPressed))
      .catch(() => isPressed && location.assign(link.href));
  };
  ['click', 'pointerover', 'focusin'].forEach((type) => {
    document.addEventListener(type, onLink, off);
  });

  const pf: Queue = (command, argument) =>
    ready().then((loaded) =>
      loaded.run(command, argument, () => {
        off.abort();
        clearTimeout(timer as never);
        observer.disconnect();
        near.disconnect();
        delete self.PF;
      }),
    );
  pf.v = PF_VERSION;
  self.PF = pf;
  earlier?.q?.forEach((call) => void pf(...call));

  observer.observe(document, { childList: true, subtree: true });
  scan();
  if (/pf-debug/.test(location as never)) pf('doctor');
}
