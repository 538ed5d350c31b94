import type { ReactNode } from 'react';
import { type Attributes, BUTTON_DEFAULTS } from '../attributes';
import type { WidgetDialog } from '../dialog/create-dialog';
import type { Widget, WidgetHost } from '../elements/widget-element';
import { type Flow, flowPage } from '../frame/flow-page';
import { origin } from '../origin';
import { warn } from '../warn';
import { buttonLabel, copyOf } from './button-copy';
import { ButtonView } from './button-view';

const INTENT_DELAY_MS = 60;

/** `pf-button`: a button, floating or in the page, and the dialog it opens. */
export class ButtonWidget implements Widget {
  #attributes: Attributes = {};
  #dialog: WidgetDialog | undefined;
  #loading: Promise<WidgetDialog> | undefined;
  #key = '';
  #intent = 0;

  readonly #host: WidgetHost;

  constructor(host: WidgetHost) {
    this.#host = host;
  }

  update(attributes: Attributes): void {
    this.#attributes = attributes;
    const { practice, type } = attributes;
    const key = `${practice} ${type}`;
    if (key === this.#key) return;
    this.#forget();
    this.#key = key;
    if (!practice) {
      warn('no widget is drawn, because the practice is missing or misspelled.');
      this.#host.announce('error', { code: 'practice_missing' });
      return;
    }
    addEventListener('hashchange', this.#onHash);
    queueMicrotask(() => {
      this.#host.announce('ready');
      this.#onHash();
    });
  }

  /** Opens the dialog. Without the dialog's chunk the flow opens as a page of its own. */
  readonly open = (): void => {
    clearTimeout(this.#intent);
    this.#load()?.then(
      (dialog) => dialog.open(),
      () => location.assign(this.#page()),
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
        this.#load()?.then(
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
    const { practice, type, label, inline } = this.#attributes;
    if (!practice) return null;
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

  #flow(): Flow {
    return this.#attributes.type === 'privi-signup' ? 'signup' : 'application';
  }

  #page(): string {
    return flowPage(origin(), this.#flow(), this.#attributes.practice ?? '');
  }

  /** Fetches the dialog at the first sign of intent; undefined without a practice. */
  #load(): Promise<WidgetDialog> | undefined {
    const { practice, type } = this.#attributes;
    if (!practice) return undefined;
    const key = this.#key;
    this.#loading ??= import('../dialog/create-dialog')
      .then(({ createDialog }) =>
        createDialog({
          host: this.#host,
          flow: this.#flow(),
          title: copyOf(type).frameTitle,
          attributes: { ...this.#attributes, practice },
          amountCents: () => this.#attributes.amount,
        }),
      )
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
