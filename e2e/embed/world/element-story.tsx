import { Component, type ReactNode } from 'react';
import type { WidgetAttributes } from '../../../sdk/attributes';
import { type WidgetHost, widgetElement } from '../../../sdk/elements/widget-element';

/** What the page says at each step of an element's life: bundled once with the SDK's own react and once with @preact/compat. */
const said: string[] = [];

class Counter extends Component<{ label: string | undefined }, { count: number }> {
  override state: { count: number } = { count: 0 };
  override componentDidMount(): void {
    said.push('mounted');
  }
  override componentWillUnmount(): void {
    said.push('unmounted');
  }
  override render(): ReactNode {
    return (
      <button type="button" onClick={() => this.setState({ count: this.state.count + 1 })}>
        {this.props.label ?? 'no label'} {this.state.count}
      </button>
    );
  }
}

const widgetOf = (host: WidgetHost) => {
  let attributes: WidgetAttributes;
  host.announce('ready');
  return {
    update(given: WidgetAttributes) {
      attributes = given;
    },
    draw: () => <Counter label={attributes.label} />,
    dispose: () => said.push('disposed'),
  };
};

/** Takes one element through its life and tells what could be seen and heard. */
export async function elementStory(): Promise<string[]> {
  const element = document.createElement('x-story');
  const see = (step: string) => said.push(`${step}: ${element.shadowRoot?.textContent ?? 'nothing'}`);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  addEventListener('pf:ready', () => said.push('pf:ready'));

  element.setAttribute('practice', 'bright-smile');
  element.setAttribute('label', 'First');
  customElements.define('x-story', widgetElement(widgetOf, 'button{color:red}'));
  customElements.upgrade(element);
  see('not in the page');

  document.body.append(element);
  await settle();
  see('mounted');
  element.shadowRoot?.querySelector('button')?.click();
  await settle();
  see('pressed');
  element.setAttribute('label', 'Second');
  await settle();
  see('changed, the count stays');
  element.removeAttribute('label');
  await settle();
  see('attribute removed');

  const box = document.createElement('div');
  document.body.append(box);
  const before = element.shadowRoot?.querySelector('button');
  box.append(element);
  await settle();
  see('moved');
  said.push(`the same button: ${before === element.shadowRoot?.querySelector('button')}`);

  element.setAttribute('practice', '<none>');
  await settle();
  see('practice spoilt');
  element.setAttribute('practice', 'bright-smile');
  await settle();
  see('practice back');
  element.remove();
  await settle();
  see('removed');
  document.body.append(element);
  await settle();
  see('again in the page');
  return said;
}

declare const window: Window & { elementStory: typeof elementStory };
window.elementStory = elementStory;
