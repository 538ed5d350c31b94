import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { copy } from './copy';
import { XIcon } from './first-icons';
import { IconButton } from './icon-button';

const appear = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const rise = keyframes`from { transform: translateY(100%); }`;
const slide = keyframes`from { transform: translateX(100%); }`;

const Frame = styled.dialog<{ $wide: boolean }>`
  width: min(${(props) => (props.$wide ? '720px' : '480px')}, calc(100vw - 40px)); max-height: 90dvh; padding: 0; border: 0; border-radius: var(--radius-sheet);
  background: var(--raised); color: var(--ink); box-shadow: 0 0 0 1px var(--line), var(--shadow-3); overscroll-behavior: contain;
  font-size: var(--body-text); line-height: var(--body-line);
  &[open] { display: flex; flex-direction: column; animation: ${appear} var(--time-2) var(--ease-out); }
  &::backdrop { background: var(--scrim); }
  &[data-side] {
    width: min(480px, 100vw); height: 100dvh; max-height: none; margin: 0 0 0 auto; border-radius: var(--radius-sheet) 0 0 var(--radius-sheet);
    animation: ${slide} var(--time-3) var(--ease-out);
  }
  @media (max-width: 820px) {
    &, &[data-side] { width: 100vw; max-width: none; height: fit-content; max-height: 92dvh; margin: auto 0 0; border-radius: var(--radius-sheet) var(--radius-sheet) 0 0; padding-bottom: env(safe-area-inset-bottom); animation: ${rise} var(--time-3) var(--ease-out); }
  }
  @media (forced-colors: active) { border: 2px solid; }
`;
const Head = styled.div`
  display: flex; align-items: flex-start; gap: 12px; padding: 22px 16px 0 24px;
  h2:focus { outline: none; }
  h2 { flex: 1; font: 600 22px/27px var(--font-voice); letter-spacing: -0.01em; text-wrap: balance; padding-top: 4px; }
`;
const Body = styled.div`
  padding: 14px 24px 18px; overflow: auto; flex: 1; min-height: 0;
`;
const Foot = styled.div`
  display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; padding: 0 24px 20px;
  @media (max-width: 820px) { flex-direction: column-reverse; > * { width: 100%; } }
`;

export type ModalProps = {
  open: boolean;
  /** The act: "Refund $1,500 to Ana Reyes?". */
  title: string;
  onClose: () => void;
  /** Effects of the act, then the fields it needs. */
  children: ReactNode;
  /** Keep button first, act button last. */
  footer?: ReactNode;
  wide?: boolean;
  /** Something would be lost or is under way: Escape, the scrim and the close button do not close, but call `onRefused`. */
  dirty?: boolean;
  onRefused?: () => void;
  /** On the right side at full height, for explanations, filters and notes. */
  side?: boolean;
};

/**
 * The first answer to give, else the title: never a button, or the Enter that opened the dialog, held or pressed twice, would
 * press it.
 */
function focusFirst(frame: HTMLDialogElement): void {
  const answer = frame.querySelector<HTMLElement>('input:not([type=hidden], :disabled), select, textarea, [autofocus]');
  (answer ?? frame.querySelector<HTMLElement>('h2'))?.focus();
}

/** What opened a dialog may be gone once it has done its work: then the page's title has the focus, and not nothing. */
function keepFocusOnPage(): void {
  setTimeout(() => {
    const title = document.querySelector('h1');
    if (document.activeElement !== document.body || !title) return;
    if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
    title.focus({ preventScroll: true });
  });
}

/** A dialog that keeps the focus; a sheet from below on narrow screens. Focus returns to what opened it. */
export function Modal({
  open,
  title,
  onClose,
  children,
  footer,
  wide = false,
  dirty = false,
  onRefused,
  side = false,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** It was closed from here: the browser tells of it a moment later, when it may be open again. */
  const isToldOf = useRef(false);
  useEffect(() => {
    const frame = dialog.current;
    if (!frame) return;
    if (open && !frame.open) {
      frame.showModal();
      focusFirst(frame);
    }
    if (!open && frame.open) {
      isToldOf.current = true;
      frame.close();
      keepFocusOnPage();
    }
  }, [open]);
  // One that is taken away while it is open gives the focus back too, which a browser does on closing alone.
  useLayoutEffect(() => {
    const frame = dialog.current;
    return () => {
      if (!frame?.open) return;
      frame.close();
      keepFocusOnPage();
    };
  }, []);

  const leave = () => (dirty ? onRefused?.() : onClose());
  function pressScrim(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== dialog.current) return;
    const box = dialog.current.getBoundingClientRect();
    const isInside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!isInside) leave();
  }
  return (
    <Frame
      ref={dialog}
      $wide={wide}
      data-side={side ? '' : undefined}
      aria-labelledby={titleId}
      onMouseDown={pressScrim}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A browser closes it without asking when Escape is pressed again and again: what was typed stays on the screen.
      onClose={() => {
        const frame = dialog.current;
        const isKnown = isToldOf.current;
        isToldOf.current = false;
        if (isKnown || !open || !frame || frame.open) return;
        if (dirty) frame.showModal();
        leave();
      }}
    >
      {open && (
        <>
          <Head>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={copy.close} onClick={leave}>
              <XIcon />
            </IconButton>
          </Head>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </>
      )}
    </Frame>
  );
}

/** A panel at the right side: "How we worked this out", filters on phones, notes. */
export function Drawer(props: Omit<ModalProps, 'side' | 'wide'>) {
  return <Modal {...props} side />;
}
