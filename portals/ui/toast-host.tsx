import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { copy } from './copy';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon, XIcon } from './first-icons';

const shrink = keyframes`from { transform: scaleX(1); } to { transform: scaleX(0); }`;
const arrive = keyframes`from { transform: translateY(10px); opacity: 0; }`;

const Stack = styled.div`
  position: fixed; left: 24px; bottom: 24px; z-index: var(--z-toast); display: grid; gap: 10px; width: min(420px, calc(100vw - 32px)); margin: 0; padding: 0; border: 0;
  background: none; overflow: visible; inset: auto auto 24px 24px;
  @media (max-width: 820px) { inset: max(12px, env(safe-area-inset-top)) 16px auto 16px; width: auto; }
  @media print { display: none; }
`;
const Card = styled.div<{ $severity: string }>`
  position: relative; overflow: hidden; display: flex; align-items: flex-start; gap: 11px; padding: 12px 14px; border-radius: 12px; box-shadow: var(--shadow-2);
  background: #1B2226; color: #FFFFFF; font-size: 14px; line-height: 20px; animation: ${arrive} var(--time-2) var(--ease-out);
  > svg { color: ${(props) => (props.$severity === 'error' ? '#F7A6BC' : props.$severity === 'warning' ? '#F0C67E' : '#9FD6B5')}; }
  p { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  button { border: 0; background: none; color: #FFFFFF; cursor: pointer; font-weight: 600; padding: 0 4px; min-height: 24px; min-width: 24px; display: grid; place-items: center; text-decoration: underline; text-underline-offset: 3px; }
  button:focus-visible { outline: 2px solid #FFFFFF; outline-offset: 2px; }
  button:last-of-type { color: #C9D0D3; margin: -3px -6px; min-width: 28px; min-height: 28px; }
  @media (forced-colors: active) { border: 1px solid; }
`;
const Bar = styled.span<{ $durationMs: number; $isPaused: boolean }>`
  position: absolute; left: 0; right: 0; bottom: 0; height: 3px; background: rgb(255 255 255 / 0.45); transform-origin: left;
  animation: ${shrink} ${(props) => props.$durationMs}ms linear forwards;
  animation-play-state: ${(props) => (props.$isPaused ? 'paused' : 'running')};
  @media (prefers-reduced-motion: reduce) { display: none; }
`;

export type ToastItem = {
  id: number;
  text: string;
  severity: 'error' | 'success' | 'info' | 'warning';
  durationMs: number | null;
  undo?: (() => void) | undefined;
};
const glyphs = { error: AlertIcon, success: SuccessIcon, info: InfoIcon, warning: WarningIcon };

/** A moment, so that what reads the page knows the region by then. */
const SAID_AFTER_MS = 50;

/** Counts down only while nobody points at it, focus is elsewhere and the tab is in view. */
function useTimeLeft(durationMs: number | null, isPaused: boolean, onEnd: () => void) {
  const left = useRef(durationMs);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (left.current === null || isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}

function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const change = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return isHidden;
}

function ToastCard({ toast, onClose }: { toast: ToastItem; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false);
  // A live region says what changes in it, and not what it comes with.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const isPaused = useHiddenTab() || isHeld || !isThere;
  useTimeLeft(toast.durationMs, isPaused, onClose);
  const Glyph = glyphs[toast.severity];
  return (
    <Card
      $severity={toast.severity}
      role={toast.severity === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Glyph size={19} />
      <p>{isThere && toast.text}</p>
      {toast.undo && (
        <button
          type="button"
          onClick={() => {
            toast.undo?.();
            onClose();
          }}
        >
          {copy.undo}
        </button>
      )}
      <button type="button" aria-label={copy.close} onClick={onClose}>
        <XIcon size={17} />
      </button>
      {toast.durationMs !== null && <Bar $durationMs={toast.durationMs} $isPaused={isPaused} />}
    </Card>
  );
}

/** An open dialog makes everything around it deaf, so toasts lie in the one on top while there is one. */
const homeOfToasts = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** A place for toasts that moves without being drawn anew, so that their time goes on. */
function useMovedPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const move = () => {
      const home = homeOfToasts();
      if (place.parentElement !== home || !place.isConnected) home.append(place);
      const stack = place.querySelector<HTMLElement>('[popover]');
      if (stack && !stack.matches(':popover-open')) stack.showPopover?.();
    };
    move();
    const watch = new MutationObserver(move);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => {
      watch.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}

/** The key that leads to the newest toast from anywhere, as it leads from one part of a window to the next. */
const TOAST_KEY = 'F6';

function useToastKey(stack: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const button = stack.current?.querySelector<HTMLElement>(':scope > :last-child button');
      if (event.key !== TOAST_KEY || !button) return;
      event.preventDefault();
      button.focus();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [stack]);
}

/** All toasts, above dialogs (a manual popover is in the top layer). */
export function ToastHost({ toasts, onClose }: { toasts: readonly ToastItem[]; onClose: (id: number) => void }) {
  const stack = useRef<HTMLDivElement>(null);
  const place = useMovedPlace();
  useToastKey(stack);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const host = stack.current;
    if (!host || !('showPopover' in host)) return;
    // The top layer is a stack: showing the toasts again puts them above what was opened in between.
    const raise = () => {
      if (!host.isConnected) return;
      if (host.matches(':popover-open')) host.hidePopover();
      if (newest !== undefined) host.showPopover();
    };
    const dialogOpened = (event: Event) => {
      if (event.target instanceof HTMLDialogElement && event.target.open) raise();
    };
    raise();
    document.addEventListener('toggle', dialogOpened, true);
    return () => document.removeEventListener('toggle', dialogOpened, true);
  }, [newest]);
  return createPortal(
    <Stack ref={stack} popover="manual" aria-keyshortcuts={TOAST_KEY}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
    </Stack>,
    place,
  );
}
