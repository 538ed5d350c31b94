import type { Attributes } from './attributes';
import { baseStyles } from './base.styles';
import { buttonStyles } from './buttons/button.styles';
import { buttonWidget } from './buttons/button-widget';
import { lazyWidget } from './elements/lazy-widget';
import { type Widget, type WidgetHost, widgetElement } from './elements/widget-element';
import { type Flow, flowOf } from './frame/flow-page';
import type { Commands } from './loader';
import { setOrigin } from './origin';

type CreateWidget = (host: WidgetHost) => Widget;

const flow =
  (type: Flow): CreateWidget =>
  (host) =>
    lazyWidget(host, async () => (await import('./frame/inline-flow-widget')).inlineFlowWidget(host, type));
const calculator =
  (type: Attributes['type']): CreateWidget =>
  (host) =>
    lazyWidget(host, async () => (await import('./calculator/calculator-widget')).calculatorWidget(host, type));

/** What the loader makes of a tag that stands in the page: any of the others, as `type` says. */
const inlineWidget: CreateWidget = (host) => {
  let inner: Widget | undefined;
  let shown: Attributes['type'];
  const dispose = () => inner?.dispose();
  return {
    dispose,
    draw: () => inner?.draw(),
    update(attributes) {
      const { type } = attributes;
      if (!inner || type !== shown) {
        dispose();
        shown = type;
        inner = (type?.includes('calculator') ? calculator(type) : flow(flowOf(type)))(host);
      }
      inner.update(attributes);
    },
  };
};

const BUTTON = 'pf-button';

const ELEMENTS: Record<string, CreateWidget> = {
  [BUTTON]: buttonWidget,
  'pf-inline': inlineWidget,
  'pf-application': flow('application'),
  'privi-signup': flow('signup'),
  'pf-calculator': calculator('calculator'),
  'pf-generic-calculator': calculator('generic-calculator'),
  'pf-calculator-apply': calculator('calculator_apply'),
};

/** A button appears when the page has nothing more urgent to do; Safari knows no idle time. */
const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run, { timeout: 1000 } as never);

/** Commands and own links have a chunk of their own, which the first of them fetches. They work on buttons. */
const fetchCommands = () => customElements.whenDefined(BUTTON).then(() => import('./commands'));

/**
 * Defines our elements; a second copy of the script finds them defined and leaves them alone.
 * @returns what answers commands and own links.
 */
export function define(appOrigin: string): Commands {
  setOrigin(appOrigin);
  for (const [name, create] of Object.entries(ELEMENTS)) {
    const defineOne = () => {
      if (!customElements.get(name)) customElements.define(name, widgetElement(create, baseStyles + buttonStyles));
    };
    if (name === BUTTON) whenIdle(defineOne);
    else defineOne();
  }
  return {
    run: async (...call) => (await fetchCommands()).run(...call),
    followLink: async (...link) => (await fetchCommands()).followLink(...link),
  };
}
