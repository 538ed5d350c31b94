import type { ReactNode } from 'react';
import { amountCentsOf } from '../amount';
import type { WidgetAttributes } from '../attributes';
import type { WidgetHost } from '../elements/widget-element';
import { flowPage } from '../frame/flow-page';
import { origin } from '../origin';
import { fetchProfile } from '../practice-profile';
import { warn } from '../warn';
import { type Island, mountCalculator } from './island';

export type PaneOptions = {
  host: WidgetHost;
  attributes: WidgetAttributes;
  /** Opens the application; given for `calculator_apply` only. */
  onApply?: ((amountCents: number) => void) | undefined;
};

/** Fetches the practice's products and shows the calculator; an unknown practice shows nothing. */
export class CalculatorPane {
  #state: 'loading' | 'shown' | 'unknown' | 'failed' = 'loading';
  #island: Island | undefined;
  #container: HTMLElement | null = null;
  #isGone = false;

  readonly #options: PaneOptions;

  constructor(options: PaneOptions) {
    this.#options = options;
    const { host, attributes, onApply } = options;
    const { practice, type, amount } = attributes;
    fetchProfile(origin(), practice).then(
      (profile) => {
        if (this.#isGone) return;
        this.#state = profile ? 'shown' : 'unknown';
        host.redraw();
        if (!profile) {
          warn(`the practice "${practice}" is not known, so nothing is shown.`);
          host.announce('error', { code: 'practice_unknown' });
        } else if (this.#container) {
          const kind = type === 'generic-calculator' ? 'generic' : 'practice';
          this.#island = mountCalculator(host, this.#container, {
            profile,
            kind,
            amountCents: amountCentsOf(amount),
            onApply: profile.applications ? onApply : undefined,
          });
          host.announce('ready');
        }
      },
      () => {
        if (this.#isGone) return;
        this.#state = 'failed';
        host.redraw();
        host.announce('error', { code: 'profile_failed' });
      },
    );
  }

  dispose(): void {
    this.#isGone = true;
    this.#island?.remove();
  }

  draw(): ReactNode {
    if (this.#state === 'unknown') return null;
    if (this.#state === 'failed') {
      return <a href={flowPage(origin(), 'application', this.#options.attributes.practice)}>See my options</a>;
    }
    return <div ref={this.#attach} />;
  }

  readonly #attach = (container: HTMLElement | null): void => {
    this.#container = container;
  };
}
