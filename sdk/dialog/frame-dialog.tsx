import type { ReactNode } from 'react';
import type { Attributes } from '../attributes';
import type { WidgetHost } from '../elements/widget-element';
import { flowFrame } from '../frame/flow-frame';
import type { Flow } from '../frame/flow-page';
import { modal } from './modal';

/** What a button or the calculator opens over the practice's page. */
export type WidgetDialog = {
  isOpen(): boolean;
  /** Loads what the dialog shows, behind the closed dialog. */
  prepare(): void;
  open(): void;
  close(): void;
  dispose(): void;
  draw(): ReactNode;
};

/**
 * A flow of ours in a modal dialog. The frame survives closing, so that reopening loads nothing.
 * @param amountCents the amount to carry over, asked at the handshake.
 */
// biome-ignore lint/complexity/useMaxParams: an object for the names would cost bytes in every practice’s page.
export function frameDialog(
  host: WidgetHost,
  flow: Flow,
  practice: string,
  attributes: () => Attributes,
  amountCents: () => number | undefined,
): WidgetDialog {
  const leave = async () => {
    if (!(await session.askClose())) close();
  };
  const frame = flowFrame({
    host,
    flow,
    practice,
    attributes,
    amountCents,
    mode: 'dialog',
    onMessage(message) {
      if (message.type === 'escape') void leave();
      else if (message.type === 'close') close();
      else if (message.type === 'ready' && isOpen()) handOver();
    },
  });
  const { session } = frame;
  /**
   * Moves the focus into the frame. Not before it is connected: in Chromium, a frame of another site that is focused while its
   * document comes can believe that it has the focus when the page has it, and then no key reaches it, whatever is clicked.
   */
  const handOver = () => {
    session.focus();
    session.send({ type: 'open' });
  };
  const tellVisible = (visible: boolean) => session.send({ type: 'visibility', payload: { visible } });
  const { isOpen, open, close, release, draw } = modal({
    host,
    attributes,
    onLeave: leave,
    onClosed: () => tellVisible(false),
    onViewport: (payload) => session.send({ type: 'viewport', payload }),
  });

  return {
    isOpen,
    close,
    prepare: session.start,
    open() {
      // Who asks again must not take the focus from the field that is being filled in.
      if (isOpen()) return;
      session.start();
      host.redraw();
      open();
      tellVisible(true);
      if (session.phase === 'connected') handOver();
    },
    dispose() {
      release();
      session.stop();
    },
    draw: () => draw(frame.title, frame.draw()),
  };
}
