/**
 * Stage one of the SDK, the only part every visitor of a practice's site loads. It finds what the page asks for (script tags,
 * elements, own links), and fetches the rest when it is needed: at idle for a floating button, near the viewport for a widget in
 * the page, on hover for an own link. It keeps `window.PF` as a queue until then.
 */
export type Widgets = {
  /** Defines the elements. @returns what fetches what commands and own links need. */
  define(origin: string): () => Promise<Commands>;
};

type Commands = {
  /** Runs a command of `PF(command, argument)`; `stop` ends the loader. */
  run(command: string, argument: unknown, stop: () => void): unknown;
  /** Opens the dialog an own link stands for, or prepares it. */
  followLink(link: HTMLAnchorElement, isPressed: boolean): void;
};

type Queue = { (command: string, argument?: unknown): unknown; q?: [string, unknown][]; v?: string };
/** A script tag or a placeholder. */
type Tag = HTMLElement & { src?: string };

const SCRIPT = '[src*="/sdk/v1/embed"]';
const BUTTON = 'pf-button';

const each = (selector: string, run: (element: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(selector).forEach(run);

/** Elements of ours that wait for their code. */
const eachWaiting = (run: (element: HTMLElement) => void) =>
  each(':not(:defined)', (element) => {
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
      if (name.startsWith('data-')) element.setAttribute(name.slice(5), value);
    }
    element.dataset.pfMade = '';
  }
  if (isFloating) document.body.append(element);
  else if (isScript) tag.after(element);
  else tag.append(element);
}

declare const PF_VERSION: string;

/** Starts the SDK once per page. A second copy of the script leaves its tag to the first one. */
export function start(load: (origin: string) => Promise<Widgets>): void {
  const page = window as Window & { PF?: Queue };
  const earlier = page.PF;
  const script = document.querySelector<HTMLScriptElement>(SCRIPT);
  if (earlier?.v || !script) return;
  const { origin } = new URL(script.src);
  const off = new AbortController();
  let loading: Promise<() => Promise<Commands>> | undefined;
  let timer: unknown;

  /** Without the rest of the SDK there is still a link. */
  const fallBack = (element: HTMLElement) => {
    const tagName = element.localName;
    const practice = element.getAttribute('practice');
    if (element.firstChild || !practice) return;
    const isSignup = /privi-s/.test(tagName + element.getAttribute('type'));
    element.append(
      Object.assign(document.createElement('a'), {
        href: `${origin}/v2/${isSignup ? `privi/${practice}/signup` : `${practice}/apply`}`,
        textContent: 'See my options',
        style: tagName === BUTTON && 'position:fixed;right:9px;bottom:9px',
      }),
    );
    element.dispatchEvent(new CustomEvent('pf:error', { detail: { code: 'chunk_failed' }, bubbles: true }));
  };

  const ready = () => {
    loading ??= load(origin).then((widgets) => widgets.define(origin));
    loading.catch(() => eachWaiting(fallBack));
    return loading;
  };

  const commands = () => ready().then((fetchCommands) => fetchCommands());

  const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting && ready()), {
    rootMargin: '400px',
  });

  const scan = () => {
    timer = 0;
    each(`:is(${SCRIPT},[data-pf])[data-practice]`, place);
    eachWaiting((element) => {
      if (element.localName !== BUTTON) near.observe(element);
      else (page.requestIdleCallback ?? setTimeout)(ready, { timeout: 1000 } as never);
    });
  };
  // In the head there is no body yet; this calls again when it comes.
  const observer = new MutationObserver(() => {
    if (!timer) timer = setTimeout(scan, 50);
  });

  const onLink = (event: Event & Partial<MouseEvent>) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-pf-open]');
    if (!link) return;
    const isPressed = event.type === 'click';
    if (isPressed) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
    }
    commands()
      .then((loaded) => loaded.followLink(link, isPressed))
      .catch(() => isPressed && location.assign(link.href));
  };
  for (const type of ['click', 'pointerover', 'focusin']) document.addEventListener(type, onLink, off);

  const pf: Queue = async (command, argument) =>
    (await commands()).run(command, argument, () => {
      off.abort();
      observer.disconnect();
      near.disconnect();
      delete page.PF;
    });
  pf.v = PF_VERSION;
  page.PF = pf;
  for (const call of earlier?.q ?? []) pf(...call);

  observer.observe(document, { childList: true, subtree: true });
  scan();
  if (/pf-debug/.test(location.search)) pf('doctor');
}
