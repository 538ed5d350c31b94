import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Menu = styled.div`
  position: fixed; inset: auto; margin: 0; border: 0; padding: 6px; min-width: 196px; max-width: min(320px, calc(100vw - 16px)); z-index: var(--z-context);
  border-radius: 12px; background: var(--raised); color: var(--ink); box-shadow: 0 0 0 1px var(--line), var(--shadow-3); font-size: 14px; line-height: 20px;
  hr { border: 0; border-top: 1px solid var(--line); margin: 6px 4px; }
`;
const Item = styled.button<{ $danger: boolean }>`
  display: flex; align-items: center; gap: 10px; width: 100%; min-height: 34px; padding: 4px 10px; border: 0; border-radius: 8px; background: none; text-align: left; cursor: pointer;
  color: ${(props) => (props.$danger ? 'var(--danger)' : 'var(--ink)')};
  > svg { color: ${(props) => (props.$danger ? 'var(--danger)' : 'var(--ink-3)')}; }
  &:hover, &:focus { background: ${(props) => (props.$danger ? 'var(--danger-tint)' : 'var(--primary-50)')}; outline: none; }
  &:disabled { color: var(--ink-disabled); cursor: not-allowed; }
  kbd { margin-left: auto; font: 500 11.5px/18px var(--font-ui); padding: 0 5px; border-radius: 5px; background: var(--sunken); color: var(--ink-2); box-shadow: inset 0 0 0 1px var(--line); }
  @media (pointer: coarse) { min-height: 44px; }
`;

export type MenuItem = {
  key: string;
  label: string;
  icon?: ReactNode;
  shortcut?: string;
  /** Danger items stand last, under a line. */
  danger?: boolean;
  disabled?: boolean;
  run: () => void;
};

type Place = { x: number; y: number };
const longPressMs = 500;

function MenuList({
  items,
  label,
  place,
  onClose,
}: {
  items: readonly MenuItem[];
  label: string;
  place: Place;
  onClose: () => void;
}) {
  const menu = useRef<HTMLDivElement>(null);
  const sorted = [...items.filter((item) => !item.danger), ...items.filter((item) => item.danger)];
  const firstDanger = sorted.find((item) => item.danger)?.key;

  useEffect(() => {
    const list = menu.current;
    if (!list) return;
    const returnTo = document.activeElement;
    list.showPopover();
    const box = list.getBoundingClientRect();
    list.style.left = `${Math.max(8, Math.min(place.x, window.innerWidth - box.width - 8))}px`;
    list.style.top = `${Math.max(8, Math.min(place.y, window.innerHeight - box.height - 8))}px`;
    list.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    return () => {
      if (returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true });
    };
  }, [place]);

  // A popover that closes by itself takes the release of the right button, which opened it, for a press beside it.
  useEffect(() => {
    const pressAway = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', pressAway, true);
    return () => document.removeEventListener('pointerdown', pressAway, true);
  }, [onClose]);

  function press(event: KeyboardEvent) {
    const buttons = [...(menu.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      buttons.at(next % buttons.length)?.focus();
    } else if (event.key === 'Tab') onClose();
    else if (event.key === 'Escape') {
      // Only the menu closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <Menu ref={menu} popover="manual" role="menu" aria-label={label} onKeyDown={press}>
      {sorted.map((item) => (
        <div key={item.key} role="none">
          {item.key === firstDanger && sorted.length > 1 && <hr />}
          <Item
            type="button"
            role="menuitem"
            $danger={item.danger ?? false}
            disabled={item.disabled}
            onClick={() => {
              onClose();
              item.run();
            }}
          >
            {item.icon}
            {item.label}
            {item.shortcut && <kbd>{item.shortcut}</kbd>}
          </Item>
        </div>
      ))}
    </Menu>
  );
}

/**
 * A menu on a thing: right click, long press, Shift F10 or the context key, and `openAt` for a ⋯ button.
 *
 * Spread `target` on the thing and render `menu` beside it.
 */
export function useContextMenu(items: readonly MenuItem[], label: string) {
  const [place, setPlace] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => setPlace(null), []);
  const openAt = useCallback((element: Element) => {
    const box = element.getBoundingClientRect();
    setPlace({ x: box.left, y: box.bottom + 4 });
  }, []);
  const cancel = () => clearTimeout(timer.current);
  const target = {
    onContextMenu: (event: {
      preventDefault: () => void;
      clientX: number;
      clientY: number;
      currentTarget: Element;
    }) => {
      event.preventDefault();
      // The context key and Shift F10 report no point of their own.
      if (event.clientX === 0 && event.clientY === 0) openAt(event.currentTarget);
      else setPlace({ x: event.clientX, y: event.clientY });
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      const { clientX, clientY } = event;
      timer.current = setTimeout(() => setPlace({ x: clientX, y: clientY }), longPressMs);
    },
    onPointerUp: cancel,
    onPointerMove: cancel,
    onPointerCancel: cancel,
  };
  const menu =
    place && items.length > 0 ? <MenuList items={items} label={label} place={place} onClose={close} /> : null;
  return { target, openAt, menu };
}
