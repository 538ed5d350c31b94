import type { KeyboardEvent } from 'react';

/**
 * Lets the arrow keys, Home and End walk from row to row: to its link, which Enter opens, or to the button of its menu where
 * it has none. In a menu, a field or a dialog of a row the keys are theirs.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const from = event.target as HTMLElement;
  if (from.closest('[role="menu"], [role="dialog"], input, select, textarea')) return;
  const rows = [...event.currentTarget.children];
  const at = rows.findIndex((row) => row.contains(from));
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const next = rows[moves[event.key] ?? -1]?.querySelector<HTMLElement>('td > a, [data-row-menu]');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
