import type { ReactNode } from 'react';
import type { WidgetAttributes } from '../attributes';
import type { FrameDialog } from '../dialog/frame-dialog';
import type { Widget, WidgetHost } from '../elements/widget-element';
import { flowPage } from '../frame/flow-page';
import { origin } from '../origin';
import { CalculatorPane } from './pane';

type Type = 'calculator' | 'generic-calculator' | 'calculator_apply';

/** `pf-calculator`, `pf-generic-calculator`, `pf-calculator-apply`: the calculator in the page; the last one opens the application. */
class CalculatorWidget implements Widget {
  #pane: CalculatorPane | undefined;
  #dialog: FrameDialog | undefined;
  #practice: string | undefined;
  #amountCents: number | undefined;

  readonly #host: WidgetHost;
  readonly #type: Type;

  constructor(host: WidgetHost, type: Type) {
    this.#host = host;
    this.#type = type;
  }

  update(attributes: WidgetAttributes): void {
    const { practice } = attributes;
    if (practice === this.#practice) return;
    this.dispose();
    this.#practice = practice;
    const options = { ...attributes, practice, type: this.#type };
    this.#pane = new CalculatorPane({
      host: this.#host,
      attributes: options,
      onApply: this.#type === 'calculator_apply' ? (amountCents) => void this.#apply(amountCents, options) : undefined,
    });
  }

  dispose(): void {
    this.#pane?.dispose();
    this.#dialog?.dispose();
    this.#pane = undefined;
    this.#dialog = undefined;
  }

  draw(): ReactNode {
    return (
      this.#pane && (
        <div className="w">
          {this.#pane.draw()}
          {this.#dialog?.draw()}
        </div>
      )
    );
  }

  /** Switches to the application with the amount; without the dialog's chunk to its page. */
  async #apply(amountCents: number, attributes: WidgetAttributes): Promise<void> {
    this.#amountCents = amountCents;
    try {
      const { FrameDialog } = await import('../dialog/frame-dialog');
      this.#dialog ??= new FrameDialog({
        host: this.#host,
        flow: 'application',
        attributes,
        amountCents: () => this.#amountCents,
      });
      this.#dialog.open();
    } catch {
      location.assign(flowPage(origin(), 'application', attributes.practice));
    }
  }
}

export const create = (host: WidgetHost, type: Type): Widget => new CalculatorWidget(host, type);
