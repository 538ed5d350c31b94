import { baseStyles } from './base.styles';
import { buttonStyles } from './buttons/button.styles';
import { ButtonWidget } from './buttons/button-widget';
import { widgetElement } from './elements/widget-element';
import { setOrigin } from './origin';

export { openLink, prepareLink, run } from './commands';

const styles = baseStyles + buttonStyles;

/** Defines our elements; a second copy of the script finds them defined and leaves them alone. */
export function define(appOrigin: string): void {
  setOrigin(appOrigin);
  if (!customElements.get('pf-button'))
    customElements.define(
      'pf-button',
      widgetElement((host) => new ButtonWidget(host), styles),
    );
}
