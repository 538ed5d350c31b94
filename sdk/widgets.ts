import type { Attributes } from './attributes';
import { baseStyles } from './base.styles';
import { buttonStyles } from './buttons/button.styles';
import { buttonWidget } from './buttons/button-widget';
import { lazyWidget } from './elements/lazy-widget';
import { type Widget, type WidgetHost, widgetElement } from './elements/widget-element';
import { flowOf, flowPage } from './frame/flow-page';
import { fetchWords } from './language';
import { setOrigin } from './origin';

type CreateWidget = (host: WidgetHost) => Widget;

type Shown = Attributes['type'] | 'application';

/** A flow or a calculator, each in a chunk of its own. */
const fetched = (host: WidgetHost, type: Shown): Widget =>
  lazyWidget(
    host,
    async () =>
      type?.includes('calculator')
        ? (await import('./calculator/calculator-widget')).calculatorWidget(host, type as Attributes['type'])
        : (await import('./frame/inline-flow-widget')).inlineFlowWidget(host, flowOf(type)),
    (practice) => flowPage(flowOf(type), practice),
  );

/** A widget that stands in the page: what its element's name says, else its type, as in what the loader makes of a tag. */
const inlineWidget =
  (named?: Shown): CreateWidget =>
  (host) => {
    let inner: Widget | undefined;
    let shown: Shown;
    const dispose = () => inner?.dispose();
    return {
      dispose,
      draw: () => inner?.draw(),
      update(attributes) {
        const type = named ?? attributes.type;
        if (!inner || type !== shown) {
          dispose();
          shown = type;
          inner = fetched(host, type);
        }
        inner.update(attributes);
      },
    };
  };

const BUTTON = 'pf-button';

const ELEMENTS: Record<string, CreateWidget> = {
  [BUTTON]: buttonWidget,
  'pf-inline': inlineWidget(),
  'pf-application': inlineWidget('application'),
  'privi-signup': inlineWidget('privi-signup'),
  'pf-calculator': inlineWidget('calculator'),
  'pf-generic-calculator': inlineWidget('generic-calculator'),
  'pf-calculator-apply': inlineWidget('calculator_apply'),
};

/** A button appears when the page has nothing more urgent to do; Safari knows no idle time. */
const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run, { timeout: 1000 } as never);

function defineElement(name: string): void {
  const create = ELEMENTS[name];
  if (create && !customElements.get(name)) {
    customElements.define(name, widgetElement(create, baseStyles + buttonStyles));
  }
}

/** Commands and own links have a chunk of their own, which the first of them fetches. They work on buttons and wait for no idle time. */
const fetchCommands = () => {
  defineElement(BUTTON);
  return import('./commands');
};

const OWN_LINK = 'a[data-pf-open]';

/** Own links open their dialog, or prepare it at the first sign of intent; with a key that asks for a new tab they stay links. */
const onLink = (event: Event & Partial<MouseEvent>) => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(OWN_LINK);
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isPressed = event.type === 'click';
  event.preventDefault();
  fetchCommands()
    .then(({ followLink }) => followLink(link, isPressed))
    .catch(() => isPressed && location.assign(link.href));
};
const LINK_EVENTS = ['click', 'pointerover', 'focusin'];

/**
 * Defines the elements that are in the page, a second copy of the script finds them defined and leaves them alone, and hears own
 * links once there is one. The loader calls again when others have come: what a page does not use costs it nothing.
 */
export async function define(appOrigin: string): Promise<void> {
  setOrigin(appOrigin);
  await fetchWords();
  for (const { localName } of document.querySelectorAll(':not(:defined)')) {
    if (localName === BUTTON) whenIdle(() => defineElement(BUTTON));
    else defineElement(localName);
  }
  if (document.querySelector(OWN_LINK)) for (const type of LINK_EVENTS) document.addEventListener(type, onLink);
}

/** Runs a command of `PF(command, argument)`. @param stop ends the loader. */
export async function run(command: string, argument: unknown, stop: () => void): Promise<unknown> {
  // Elements that the site puts into shadow roots of its own, where nobody looks for them.
  if (command === 'load') Object.keys(ELEMENTS).forEach(defineElement);
  const commands = await fetchCommands();
  return commands.run(command, argument, () => {
    for (const type of LINK_EVENTS) document.removeEventListener(type, onLink);
    stop();
  });
}
