/**
 * Stage one of the SDK, the only part every visitor of a practice's site loads. It finds what the page asks for (script tags,
 * elements, own links), and fetches the rest when it is needed: at once for a button, near the viewport for a widget in
 * the page or an own link. The frame of a flow in view begins here, before the code that takes it over. `window.PF` is a queue
 * until that code is there.
 */
export type Widgets = {
  /** Defines the elements that are in the page, and hears own links; again when others have come. */
  define(origin: string): Promise<void>;
  /** Runs a command of `PF(command, argument)`; `stop` ends the loader. */
  run(command: string, argument: unknown, stop: () => void): unknown;
};

type Queue = { (command: string, argument?: unknown): unknown; q?: [string, unknown][]; v?: string };
/** A script tag or a placeholder. */
type Tag = HTMLElement & { src?: string };

const SCRIPT = '[src*="/sdk/v1/embed"]';

const make = (name: string, properties?: object) => Object.assign(document.createElement(name), properties);
const each = (selector: string, run: (element: Tag) => void) => document.querySelectorAll<Tag>(selector).forEach(run);

/** What may need code of ours: elements that have none yet, others' among them, and own links. */
const WAITING = ':not(:defined),a[data-pf-open]';

/** So much time has the first question of a flow before the rest of the SDK, which it does not need, comes. */
const QUESTION_MS = 300;

/** Stands for the flow until its widget names it: the words of a link without it, and the name of a begun frame. */
const LINK_TEXT = 'See my options';

/** The link's words where the tag or element itself asks for Spanish; the other Spanish words could not be loaded either. */
const SPANISH_LINK_TEXT = 'Ver mis opciones';

/** What was made for each tag; nothing else holds it, so that it goes with the loader. */
const made = new Map<Tag, HTMLElement>();

/**
 * Sees to it that a tag has the element it stands for, also when the page, or a part of it, was written anew. The element knows its
 * tag, and with that takes the place of what stood for tags that are gone.
 */
const place = (tag: Tag): void => {
  const isScript = tag.src;
  const isFloating = isScript && (tag.getAttribute('data-inline') ?? 'false') === 'false';
  let element = made.get(tag);
  if (element?.isConnected || !document.body) return;
  if (!element) {
    element = make(isFloating || tag.hasAttribute('data-button') ? 'pf-button' : 'pf-inline', { pfTag: tag });
    made.set(tag, element);
    for (const { name, value } of tag.attributes) {
      if (/^data-/.test(name)) element.setAttribute(name.slice(5), value);
    }
    element.setAttribute('data-pf-made', '');
  }
  if (isFloating) document.body.append(element);
  else if (isScript) tag.after(element);
  else tag.append(element);
};

declare const PF_VERSION: string;
declare const self: { PF?: Queue };

/**
 * Starts the SDK once per page. A second copy of the script leaves its tag to the first one.
 * @param load fetches the code of the elements.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the whole loader; parts of it would cost bytes in every practice’s page.
export function start(load: (origin: string) => Promise<Widgets>): void {
  const earlier = self.PF;
  const script = document.querySelector<HTMLScriptElement>(SCRIPT);
  if (earlier?.v || !script) return;
  const origin = script.src.split('/sdk/v1')[0] as string;
  let loading: Promise<Widgets> | undefined;
  let near: IntersectionObserver | undefined;
  let timer: unknown;

  /** A flow's own page, for an element that names a practice. */
  const pageOf = (element: HTMLElement) => {
    const practice = element.getAttribute('practice');
    return (
      practice &&
      origin + (/privi-s/.test(element.outerHTML) ? `/v2/privi/${practice}/signup` : `/v2/${practice}/apply`)
    );
  };

  /** Without the rest of the SDK there is still a link. */
  const fallBack = (element: HTMLElement) => {
    const href = !element.firstChild && pageOf(element);
    if (!href) return;
    element.append(
      make('a', {
        href,
        text: /^es/.test(element.lang) ? SPANISH_LINK_TEXT : LINK_TEXT,
        style: /pf-b/.test(element.localName) && 'position:fixed;bottom:0',
      }),
    );
    element.dispatchEvent(new CustomEvent('pf:error', { detail: { code: 'chunk_failed' }, bubbles: true }));
  };

  const ready = () => {
    loading ??= load(origin);
    loading.then((widgets) => widgets.define(origin)).catch(() => each(WAITING, fallBack));
    return loading;
  };

  const scan = () => {
    // The observer answers a frame later, so the first time, when no timer has called, a look at the layout is worth it.
    const isFirst = !timer;
    timer = 0;
    each(`:is(${SCRIPT},[data-pf])[data-practice]`, place);
    each(WAITING, (element) => {
      if (!/^(a$|pf-|privi-)/.test(element.localName)) return;
      if (/pf-b/.test(element.localName) || (isFirst && (element.getClientRects()[0]?.top as number) < innerHeight)) {
        const page = !/^<a|pf-b|calcu/.test(element.outerHTML) && pageOf(element);
        // Pages without https have no randomUUID; there the widget begins the frame.
        const nonce = page && crypto.randomUUID?.();
        if (nonce) {
          element.attachShadow({ mode: 'open' }).append(
            make('iframe', {
              title: LINK_TEXT,
              src: `${page}?embed=1&v=1&o=${location.origin}#${nonce}`,
              referrerPolicy: 'strict-origin',
              allow: 'payment; clipboard-write',
              style: 'display:block;border:0;width:100%;height:720px',
            }),
          );
          timer ||= setTimeout(scan, QUESTION_MS);
        } else void ready();
      } else {
        near ??= new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting && ready()), {
          rootMargin: '400px',
        });
        near.observe(element);
      }
    });
  };
  // In the head there is no body yet; this calls again when it comes.
  const observer = new MutationObserver(() => {
    timer ||= setTimeout(scan, 50);
  });

  const pf: Queue = (command, argument) =>
    ready().then((loaded) =>
      loaded.run(command, argument, () => {
        clearTimeout(timer as never);
        observer.disconnect();
        near?.disconnect();
        delete self.PF;
      }),
    );
  pf.v = PF_VERSION;
  self.PF = pf;
  earlier?.q?.map((call) => pf(...call));

  // What the first look adds itself needs no second one.
  scan();
  observer.observe(document, { childList: true, subtree: true });
  if (/pf-debug/.test(location as never)) pf('doctor');
}
