import type { ReactNode } from 'react';
import type { WidgetAttributes } from '../attributes';
import type { CloseReason } from '../bridge/messages';
import type { WidgetHost } from '../elements/widget-element';
import { FlowFrame } from '../frame/flow-frame';
import type { Flow } from '../frame/flow-page';
import { FLOW_TITLES, FrameView } from '../frame/frame-view';
import { adopt } from '../styles';
import { dialogStyles } from './dialog.styles';
import { Modal } from './modal';

export type FrameDialogOptions = {
  host: WidgetHost;
  flow: Flow;
  attributes: WidgetAttributes;
  amountCents: () => number | undefined;
};

/** A flow of ours in a modal dialog over the practice's page. The frame survives closing, so that reopening loads nothing. */
export class FrameDialog {
  readonly modal: Modal;
  readonly #frame: FlowFrame;
  #reason: CloseReason = 'user';

  readonly #options: FrameDialogOptions;

  constructor(options: FrameDialogOptions) {
    this.#options = options;
    const { host, attributes } = options;
    adopt(host, dialogStyles);
    this.#frame = new FlowFrame({
      ...options,
      mode: 'dialog',
      onMessage: (message) => {
        if (message.type === 'escape') this.leave();
        else if (message.type === 'close') this.close(message.payload.reason);
        else if (message.type === 'focus-edge') host.shadowRoot?.querySelector<HTMLElement>('.x')?.focus();
        else if (message.type === 'ready' && this.modal.isOpen) {
          // A frame that was still loading when it was focused lost the focus with its document.
          this.#frame.session.focus();
          this.#frame.session.send({ type: 'open' });
        }
      },
    });
    this.modal = new Modal({
      hasBackButton: () => attributes['back-button'] !== 'off',
      onLeave: this.leave,
      onOpen: () => host.announce('open'),
      onClosed: () => {
        this.#frame.session.send({ type: 'visibility', payload: { visible: false } });
        host.redraw();
        host.announce('close', { reason: this.#reason });
      },
      onViewport: (payload) => this.#frame.session.send({ type: 'viewport', payload }),
    });
  }

  /** Loads the frame behind the closed dialog. */
  prepare(): void {
    this.#frame.session.start();
  }

  open(): void {
    this.prepare();
    this.#reason = 'user';
    this.#options.host.redraw();
    this.modal.open();
    const { session } = this.#frame;
    if (session.phase === 'connected') session.send({ type: 'open' });
    session.send({ type: 'visibility', payload: { visible: true } });
    session.focus();
  }

  close(reason: CloseReason = 'user'): void {
    this.#reason = reason;
    this.modal.close();
  }

  dispose(): void {
    this.modal.release();
    this.#frame.session.stop();
  }

  readonly leave = (): void => {
    void this.#frame.session.askClose().then((staysOpen) => {
      if (!staysOpen) this.close();
    });
  };

  draw(): ReactNode {
    const { modal } = this;
    const frame = this.#frame;
    const title = frame.title ?? FLOW_TITLES[this.#options.flow];
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the key for it.
      <dialog
        ref={modal.attach}
        part="dialog"
        aria-label={title}
        onCancel={modal.onCancel}
        onClose={modal.onClose}
        onClick={modal.onClick}
      >
        <button type="button" className="x" aria-label="Close" onClick={this.leave} />
        <FrameView session={frame.session} title={title} />
        {frame.tabUrl && (
          <p className="bar" role="status">
            <a className="go" href={frame.tabUrl} target="_blank" rel="noopener">
              Continue in a new tab
            </a>
          </p>
        )}
      </dialog>
    );
  }
}
