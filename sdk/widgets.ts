import { baseStyles } from './base.styles';
import { buttonStyles } from './buttons/button.styles';
import { ButtonWidget } from './buttons/button-widget';
import { LazyWidget } from './elements/lazy-widget';
import { type Widget, type WidgetHost, widgetElement } from './elements/widget-element';
import { setOrigin } from './origin';

export const commands = () => import('./commands');

type Kinds<Kind> = { create(host: WidgetHost, kind: Kind): Widget };
const lazy =
  <Kind>(load: () => Promise<Kinds<Kind>>, kind: Kind) =>
  (host: WidgetHost) =>
    new LazyWidget(host, async () => (await load()).create(host, kind));

const flow = () => import('./frame/inline-flow-widget');
const calculator = () => import('./calculator/calculator-widget');

const ELEMENTS: Record<string, (host: WidgetHost) => Widget> = {
  'pf-button': (host) => new ButtonWidget(host),
  'pf-application': lazy(flow, 'application'),
  'privi-signup': lazy(flow, 'signup'),
  'pf-calculator': lazy(calculator, 'calculator'),
  'pf-generic-calculator': lazy(calculator, 'generic-calculator'),
  'pf-calculator-apply': lazy(calculator, 'calculator_apply'),
};

/** Defines our elements; a second copy of the script finds them defined and leaves them alone. */
export function define(appOrigin: string): void {
  setOrigin(appOrigin);
  for (const name in ELEMENTS) {
    const create = ELEMENTS[name];
    if (create && !customElements.get(name)) {
      customElements.define(name, widgetElement(create, baseStyles + buttonStyles));
    }
  }
}
