import type { KeyboardEvent } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Lets the arrow keys walk from a search field through what it found and back, on the element around both. Tab keeps
 * working as everywhere; Home and End stay the field's.
 */
export function walkWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], li > button, [data-found]'),
  ];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
