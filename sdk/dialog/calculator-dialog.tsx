import type { ReactNode } from 'react';
import type { CalculatorPane, PaneOptions } from '../calculator/pane';
import { adopt } from '../styles';
import { dialogStyles } from './dialog.styles';
import { FrameDialog, type FrameDialogOptions } from './frame-dialog';
import { Modal } from './modal';

type Options = FrameDialogOptions & { Pane: new (options: PaneOptions) => CalculatorPane };

/** The calculator in a dialog; `calculator_apply` switches from it to the application, with the amount. */
export class CalculatorDialog {
  readonly modal: Modal;
  readonly #application: FrameDialog | undefined;
  #pane: CalculatorPane | undefined;
  #amountCents: number | undefined;

  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    const { host, attributes } = options;
    adopt(host, dialogStyles);
    this.modal = new Modal({
      hasBackButton: () => attributes['back-button'] !== 'off',
      onLeave: () => this.close(),
      onOpen: () => host.announce('open'),
      onClosed: () => {
        host.redraw();
        host.announce('close', { reason: 'user' });
      },
      onViewport: () => {},
    });
    if (attributes.type === 'calculator_apply') {
      this.#application = new FrameDialog({
        ...options,
        amountCents: () => this.#amountCents,
      });
    }
  }

  prepare(): void {
    this.#pane ??= new this.#options.Pane({
      host: this.#options.host,
      attributes: this.#options.attributes,
      onApply: this.#application && ((amountCents) => this.#apply(amountCents)),
    });
  }

  open(): void {
    this.prepare();
    this.#options.host.redraw();
    this.modal.open();
  }

  close(): void {
    this.modal.close();
    this.#application?.close();
  }

  dispose(): void {
    this.modal.release();
    this.#pane?.dispose();
    this.#application?.dispose();
  }

  draw(): ReactNode {
    const { modal } = this;
    return (
      <>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the key for it. */}
        <dialog
          ref={modal.attach}
          part="dialog"
          className="wide"
          aria-label="Payment calculator"
          onCancel={modal.onCancel}
          onClose={modal.onClose}
          onClick={modal.onClick}
        >
          <button type="button" className="x" aria-label="Close" onClick={() => this.close()} />
          {this.#pane?.draw()}
        </dialog>
        {this.#application?.draw()}
      </>
    );
  }

  #apply(amountCents: number): void {
    this.#amountCents = amountCents;
    this.modal.close();
    this.#application?.open();
  }
}
