/**
 * Stage one of the SDK, the only part every visitor of a practice's site loads. It finds what the page asks for (script tags,
 * elements, own links), and fetches the rest when it is needed: at idle for a floating button, near the viewport for a widget in
 * the page, on hover for an own link. It keeps `window.PF` as a queue until then.
 */
export type Widgets = {
  define(origin: string): void;
  /** What commands and own links need, fetched with the first of them. */
  commands(): Promise<{
    /** Runs a command of `PF(command, argument)`. */
    run(call: { command: string; argument: unknown; origin: string; version: string; stop: () => void }): unknown;
    openLink(link: HTMLAnchorElement): void;
    prepareLink(link: HTMLAnchorElement): void;
  }>;
};

type Queue = { (command: string, argument?: unknown): unknown; q?: [string, unknown][]; v?: string };

const SCRIPT = 'script[src*="/sdk/v1/embed"]';
const LINK = 'a[data-pf-open]';

const each = (selector: string, run: (element: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(selector).forEach(run);

/** Elements of ours that wait for their code. */
const eachWaiting = (run: (element: HTMLElement) => void) =>
  each(':not(:defined)', (element) => {
    if (/^(pf-|privi-s)/.test(element.localName)) run(element);
  });

/** The element in the page for a `data-type`. */
const tagOf = (type: string) =>
  /^(generic-calculator|calculator(_apply)?)$/.test(type)
    ? `pf-${type.replace('_', '-')}`
    : type === 'privi-signup'
      ? type
      : 'pf-application';

/** Starts the SDK once per page. A second copy of the script only looks for new tags. */
export function start(version: string, load: (origin: string) => Promise<Widgets>): void {
  const page = window as unknown as { PF?: Queue };
  const earlier = page.PF;
  if (earlier?.v) {
    earlier('scan');
    return;
  }
  const script = document.querySelector<HTMLScriptElement>(SCRIPT);
  if (!script) return;
  const { origin } = new URL(script.src);
  const widgets = new Map<Element, HTMLElement>();
  const off = new AbortController();
  let loading: Promise<Widgets> | undefined;

  const ready = () => {
    loading ??= load(origin).then((loaded) => {
      loaded.define(origin);
      return loaded;
    });
    loading.catch(() => {
      eachWaiting(fallBack);
    });
    return loading;
  };

  const commands = async () => (await ready()).commands();

  /** Without the rest of the SDK there is still a link. */
  const fallBack = (element: HTMLElement) => {
    const practice = element.getAttribute('practice');
    if (element.firstChild || !practice) return;
    const link = document.createElement('a');
    const isSignup = /privi/.test(element.localName + element.getAttribute('type'));
    link.href = origin + (isSignup ? `/v2/privi/${practice}/signup` : `/v2/${practice}/apply`);
    link.textContent = 'See my options';
    if (element.localName === 'pf-button') link.style.cssText = 'position:fixed;right:16px;bottom:16px';
    element.append(link);
    element.dispatchEvent(new CustomEvent('pf:error', { detail: { code: 'chunk_failed' }, bubbles: true }));
  };

  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void ready();
    },
    { rootMargin: '400px' },
  );

  /** Makes the element a tag stands for; a floating one that a route change threw out with its surroundings comes back. */
  const place = (tag: HTMLElement) => {
    const { type = '', inline, button } = tag.dataset;
    const isInline = inline !== undefined || tag.localName !== 'script';
    const isButton = !isInline || button !== undefined;
    let element = widgets.get(tag);
    if (!element) {
      element = document.createElement(isButton ? 'pf-button' : tagOf(type));
      for (const { name, value } of tag.attributes) {
        if (name.startsWith('data-')) element.setAttribute(name.slice(5), value);
      }
      element.dataset.pfMade = '';
      widgets.set(tag, element);
    } else if (element.isConnected || !element.parentNode) return;
    if (!isInline) document.body.append(element);
    else if (tag.localName === 'script') tag.after(element);
    else tag.append(element);
  };

  let isWaiting = false;
  const scan = () => {
    isWaiting = false;
    // In the head there is no body yet; the observer calls again when it comes.
    if (!document.body) return;
    each(`${SCRIPT}[data-practice],[data-pf][data-practice]`, place);
    eachWaiting((element) => {
      if (element.localName !== 'pf-button') near.observe(element);
      else (window.requestIdleCallback ?? setTimeout)(ready, { timeout: 1000 } as never);
    });
  };
  const observer = new MutationObserver(() => {
    if (!isWaiting) setTimeout(scan, 50);
    isWaiting = true;
  });

  const onLink = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(LINK);
    if (!link) return;
    if (event.type !== 'click') {
      commands()
        .then((loaded) => loaded.prepareLink(link))
        .catch(() => {});
      return;
    }
    const { ctrlKey, metaKey, shiftKey, defaultPrevented } = event as MouseEvent;
    if (defaultPrevented || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    commands()
      .then((loaded) => loaded.openLink(link))
      .catch(() => location.assign(link.href));
  };
  for (const type of ['click', 'pointerover', 'focusin']) document.addEventListener(type, onLink, off);

  const stop = () => {
    off.abort();
    observer.disconnect();
    near.disconnect();
    delete page.PF;
  };
  const pf: Queue = (command, argument) =>
    command === 'scan' ? scan() : commands().then(({ run }) => run({ command, argument, origin, version, stop }));
  pf.v = version;
  page.PF = pf;
  for (const call of earlier?.q ?? []) pf(...call);

  observer.observe(document.documentElement, { childList: true, subtree: true });
  scan();
  if (/[?&]pf-debug/.test(location.search)) pf('doctor');
}
