import type { ReactNode } from 'react';
import { BUTTON_DEFAULTS, type WidgetAttributes } from '../attributes';
import type { WidgetDialog } from '../dialog/create-dialog';
import type { Widget, WidgetHost } from '../elements/widget-element';
import { flowOf, flowPage } from '../frame/flow-page';
import { origin } from '../origin';
import { buttonLabel, copyOf } from './button-copy';
import { ButtonView } from './button-view';

const INTENT_DELAY_MS = 60;

/** `pf-button`: a button, floating or in the page, and the dialog it opens. */
export class ButtonWidget implements Widget {
  #attributes: WidgetAttributes = { practice: '' };
  #dialog: WidgetDialog | undefined;
  #loading: Promise<WidgetDialog> | undefined;
  #key = '';
  #intent = 0;

  readonly #host: WidgetHost;

  constructor(host: WidgetHost) {
    this.#host = host;
  }

  update(attributes: WidgetAttributes): void {
    this.#attributes = attributes;
    const { practice, type } = attributes;
    const key = `${practice} ${type}`;
    if (key === this.#key) return;
    this.#forget();
    this.#key = key;
    addEventListener('hashchange', this.#onHash);
    queueMicrotask(() => {
      this.#host.announce('ready');
      this.#onHash();
    });
  }

  /** Opens the dialog. Without the dialog's chunk the flow opens as a page of its own. */
  readonly open = (): void => {
    const { practice, type } = this.#attributes;
    clearTimeout(this.#intent);
    this.#load().then(
      (dialog) => dialog.open(),
      () => location.assign(flowPage(origin(), flowOf(type), practice)),
    );
  };

  close(): void {
    this.#dialog?.close();
  }

  /** Hover and focus prepare the frame, after a moment, and not for readers who save data. */
  readonly prepare = (): void => {
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
    if (connection?.saveData) return;
    clearTimeout(this.#intent);
    this.#intent = window.setTimeout(
      () =>
        this.#load().then(
          (dialog) => dialog.prepare(),
          () => {},
        ),
      INTENT_DELAY_MS,
    );
  };

  dispose(): void {
    clearTimeout(this.#intent);
    removeEventListener('hashchange', this.#onHash);
    this.#forget();
  }

  draw(): ReactNode {
    const { type, label, inline } = this.#attributes;
    const { button, position, size } = { ...BUTTON_DEFAULTS, ...this.#attributes };
    const copy = copyOf(type);
    const isPlain = this.#host.hasAttribute('launcher');
    return (
      <div className={`w ${type === 'privi-signup' ? 'signup' : ''}`}>
        {!isPlain && (
          <div
            className={`${inline ? 'i' : `f ${position}`} ${button} ${size} ${this.#dialog?.modal.isOpen ? 'off' : ''}`}
          >
            <ButtonView
              design={button}
              label={buttonLabel(copy, button, label)}
              promise={copy.promise}
              onOpen={this.open}
              onIntent={this.prepare}
              onIntentEnd={() => clearTimeout(this.#intent)}
            />
          </div>
        )}
        {this.#dialog?.draw()}
      </div>
    );
  }

  /** Fetches the dialog at the first sign of intent. */
  #load(): Promise<WidgetDialog> {
    const key = this.#key;
    const attributes = this.#attributes;
    this.#loading ??= import('../dialog/create-dialog')
      .then(({ createDialog }) => createDialog(this.#host, attributes, () => this.#attributes.amount))
      .then((dialog) => {
        if (key === this.#key) this.#dialog = dialog;
        this.#host.redraw();
        return dialog;
      });
    return this.#loading;
  }

  #forget(): void {
    this.#key += ' ';
    this.#dialog?.dispose();
    this.#dialog = undefined;
    this.#loading = undefined;
  }

  readonly #onHash = (): void => {
    const name = this.#attributes['open-on'];
    if (name && location.hash === `#${name}`) this.open();
  };
}
