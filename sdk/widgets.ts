import type { Attributes } from './attributes';
import { baseStyles } from './base.styles';
import { buttonStyles } from './buttons/button.styles';
import { buttonWidget } from './buttons/button-widget';
import { lazyWidget } from './elements/lazy-widget';
import { type Widget, type WidgetHost, widgetElement } from './elements/widget-element';
import { flowOf } from './frame/flow-page';
import type { Commands } from './loader';
import { setOrigin } from './origin';

type CreateWidget = (host: WidgetHost) => Widget;

type Shown = Attributes['type'] | 'application';

/** A flow or a calculator, each in a chunk of its own. */
const fetched = (host: WidgetHost, type: Shown): Widget =>
  lazyWidget(host, async () =>
    type?.includes('calculator')
      ? (await import('./calculator/calculator-widget')).calculatorWidget(host, type as Attributes['type'])
      : (await import('./frame/inline-flow-widget')).inlineFlowWidget(host, flowOf(type)),
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
    run: (...call) => fetchCommands().then(({ run }) => run(...call)),
    followLink: (...link) => fetchCommands().then(({ followLink }) => followLink(...link)),
  };
}
