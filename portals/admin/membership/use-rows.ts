import { useEffect, useRef, useState } from 'react';
import { type DraftRow, moved, rowOfTreatment, type Sold } from './plan-draft';

/**
 * Adds, moves and takes out rows, tells what was done, and moves the focus along: to a new row, with one that was moved, and to the one
 * that took the place of one that is gone.
 */
export function useRows(rows: readonly DraftRow[], show: (next: readonly DraftRow[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ key: string; act: string } | null>(null);
  const [gone, setGone] = useState<{ row: DraftRow; at: number } | null>(null);
  const [said, setSaid] = useState('');
  const order = rows.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once the rows are on the page.
  useEffect(() => {
    if (wanted.current) focusRow(list.current, wanted.current);
    wanted.current = null;
  }, [order]);

  function add(sold: Sold | undefined) {
    if (!sold) return;
    const row = rowOfTreatment(sold);
    wanted.current = { key: row.key, act: '' };
    setGone(null);
    setSaid(`${sold.name} added.`);
    show([...rows, row]);
  }
  function take(at: number) {
    const row = rows[at];
    if (!row) return;
    const next = rows[at + 1] ?? rows[at - 1];
    wanted.current = next ? { key: next.key, act: '' } : null;
    setGone({ row, at });
    setSaid(`${row.name} removed.`);
    show(rows.filter((_, index) => index !== at));
  }
  function putBack() {
    if (!gone) return;
    wanted.current = { key: gone.row.key, act: '' };
    setGone(null);
    setSaid(`${gone.row.name} restored.`);
    show([...rows.slice(0, gone.at), gone.row, ...rows.slice(gone.at)]);
  }
  function move(at: number, step: -1 | 1) {
    const row = rows[at];
    const next = moved(rows, at, step);
    if (!row || next === rows) return;
    wanted.current = { key: row.key, act: step < 0 ? 'up' : 'down' };
    setSaid(`${row.name} moved to position ${at + step + 1} of ${rows.length}.`);
    show(next);
  }
  return { list, gone, said, add, take, move, putBack };
}

function focusRow(list: HTMLOListElement | null, { key, act }: { key: string; act: string }): void {
  const row = [...(list?.children ?? [])].find((one) => one instanceof HTMLElement && one.dataset.key === key);
  const controls = [...(row?.querySelectorAll<HTMLElement>('input:not([type=hidden]), button:not(:disabled)') ?? [])];
  const target =
    controls.find(({ dataset }) => dataset.act === act) ?? controls.find(({ tagName }) => tagName === 'INPUT');
  target?.focus();
}
