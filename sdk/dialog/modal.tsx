import type { ReactNode } from 'react';
import type { Attributes } from '../attributes';
import type { WidgetHost } from '../elements/widget-element';
import { frameWords } from '../frame/frame-words';
import { wordsOf } from '../language';
import { adopt } from '../styles';
import { closeOnBack } from './back-button';
import { dialogStyles } from './dialog.styles';
import { lockScroll } from './scroll-lock';

export type ModalOptions = {
  host: WidgetHost;
  attributes: () => Attributes;
  /** The reader asked to leave by Escape, the backdrop, the back button or the close button. */
  onLeave: () => void;
  onClosed?: () => void;
  /** Visible height, and how much of the window a keyboard covers. */
  onViewport?: (viewport: { height: number; keyboard: number }) => void;
};

/** A native modal dialog: inert page, top layer and focus return come from the platform; the rest is taken back on close. */
export type Modal = {
  isOpen(): boolean;
  open(): void;
  close(): void;
  /** Takes back the scroll lock, the history entry and the listeners, whatever happened to the element. */
  release(): void;
  draw(label: string, content: ReactNode, className?: string): ReactNode;
};

function watchViewport(tell: NonNullable<ModalOptions['onViewport']>): () => void {
  const view = window.visualViewport;
  const onResize = () => {
    if (!view) return;
    const height = Math.round(view.height);
    tell({ height, keyboard: Math.max(0, Math.round(innerHeight - height - view.offsetTop)) });
  };
  onResize();
  view?.addEventListener('resize', onResize);
  return () => view?.removeEventListener('resize', onResize);
}

/** Prepares a dialog in an element's shadow tree. */
export function modal({ host, attributes, onLeave, onClosed, onViewport }: ModalOptions): Modal {
  let dialog: HTMLDialogElement | null = null;
  let releases: (() => void)[] | undefined;
  adopt(host, dialogStyles);

  const attach = (element: HTMLDialogElement | null) => {
    dialog = element;
  };

  const release = () => {
    if (!releases) return;
    for (const undo of releases) undo();
    releases = undefined;
    onClosed?.();
    host.redraw();
    host.announce('close');
  };

  return {
    isOpen: () => !!releases,
    release,
    open() {
      if (releases || !dialog) return;
      dialog.showModal();
      releases = [lockScroll()];
      if (onViewport) releases.push(watchViewport(onViewport));
      if (attributes()['back-button'] !== 'off') releases.push(closeOnBack(onLeave));
      host.redraw();
      host.announce('open');
    },
    close() {
      if (!releases) return;
      dialog?.close();
      release();
    },
    draw: (label, content, className) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the key for it.
      <dialog
        ref={attach}
        part="dialog"
        className={className}
        aria-label={label}
        // Escape: the platform would close at once; the flow is asked first.
        onCancel={(event) => {
          event.preventDefault();
          onLeave();
        }}
        // The platform may close without asking (a second Escape). It tells of a closing later, when the dialog may be open again.
        onClose={() => {
          if (!dialog?.open) release();
        }}
        onClick={({ target }) => {
          if (target === dialog) onLeave();
        }}
      >
        <button type="button" className="x" aria-label={wordsOf('frame', frameWords).close} onClick={onLeave} />
        {content}
      </dialog>
    ),
  };
}
