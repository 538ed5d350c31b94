import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Sheet = styled.div`
  position: fixed; inset: auto; margin: 0; border: 0; padding: 14px; min-width: 240px; max-width: min(420px, calc(100vw - 16px)); border-radius: var(--radius-card);
  background: var(--raised); color: var(--ink); box-shadow: 0 0 0 1px var(--line), var(--shadow-3); font-size: var(--body-text); line-height: var(--body-line); overflow: auto;
  max-height: calc(100dvh - 16px);
`;
const Anchor = styled.span`display: inline-flex;`;

export type PopoverProps = {
  label: string;
  /** The button; spread the given props on it. */
  trigger: (props: { onClick: () => void; 'aria-expanded': boolean; 'aria-haspopup': 'dialog' }) => ReactNode;
  children: (close: () => void) => ReactNode;
};

/** A small panel under its button, in the top layer. It closes on Escape and on a press outside. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.hidePopover();

  useEffect(() => {
    const panel = sheet.current;
    const button = anchor.current?.getBoundingClientRect();
    if (!isOpen || !panel || !button) return;
    panel.showPopover();
    const box = panel.getBoundingClientRect();
    panel.style.left = `${Math.max(8, Math.min(button.left, window.innerWidth - box.width - 8))}px`;
    const isRoomBelow = button.bottom + 6 + box.height <= window.innerHeight;
    panel.style.top = `${isRoomBelow ? button.bottom + 6 : Math.max(8, button.top - 6 - box.height)}px`;
    panel.querySelector<HTMLElement>('input:not([type=hidden]), select, button')?.focus();
  }, [isOpen]);

  return (
    <>
      <Anchor ref={anchor}>
        {trigger({ onClick: () => setOpen(!isOpen), 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' })}
      </Anchor>
      {isOpen && (
        <Sheet
          ref={sheet}
          popover="auto"
          role="dialog"
          aria-label={label}
          onToggle={(event) => event.newState === 'closed' && setOpen(false)}
        >
          {children(close)}
        </Sheet>
      )}
    </>
  );
}
