import { closeOnBack } from './back-button';
import { lockScroll } from './scroll-lock';

export type ModalOptions = {
  hasBackButton: () => boolean;
  /** The reader asked to leave by Escape, the backdrop, the back button or the close button. */
  onLeave: () => void;
  onOpen: () => void;
  onClosed: () => void;
  /** Visible height, and how much of the window a keyboard covers. */
  onViewport: (viewport: { height: number; keyboard: number }) => void;
};

/** A native modal dialog: inert page, top layer and focus return come from the platform; the rest is taken back on close. */
export class Modal {
  isOpen = false;
  #dialog: HTMLDialogElement | null = null;
  #releases: (() => void)[] = [];

  readonly #options: ModalOptions;

  constructor(options: ModalOptions) {
    this.#options = options;
  }

  readonly attach = (dialog: HTMLDialogElement | null): void => {
    this.#dialog = dialog;
  };

  open(): void {
    if (this.isOpen || !this.#dialog) return;
    this.isOpen = true;
    this.#dialog.showModal();
    this.#releases = [lockScroll(), this.#watchViewport()];
    if (this.#options.hasBackButton() && matchMedia('(pointer:coarse)').matches) {
      this.#releases.push(closeOnBack(this.#options.onLeave));
    }
    this.#options.onOpen();
  }

  close(): void {
    this.#dialog?.close();
    this.release();
  }

  /** Escape: the platform would close at once; the flow is asked first. */
  readonly onCancel = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    this.#options.onLeave();
  };

  /** The platform may close without asking (a second Escape). */
  readonly onClose = (): void => this.release();

  readonly onClick = (event: { target: EventTarget | null }): void => {
    if (event.target === this.#dialog) this.#options.onLeave();
  };

  /** Takes back the scroll lock, the history entry and the listeners, whatever happened to the element. */
  release(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const release of this.#releases) release();
    this.#releases = [];
    this.#options.onClosed();
  }

  #watchViewport(): () => void {
    const view = window.visualViewport;
    const tell = () => {
      if (!view) return;
      const height = Math.round(view.height);
      this.#options.onViewport({ height, keyboard: Math.max(0, Math.round(innerHeight - height - view.offsetTop)) });
    };
    tell();
    view?.addEventListener('resize', tell);
    return () => view?.removeEventListener('resize', tell);
  }
}
