import type { KeyboardEvent } from 'react';

const isText = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type !== 'checkbox';

/** Whether an arrow leaves a cell: in a text it does so at its ends alone. */
function leaves(element: HTMLInputElement, key: string): boolean {
  if (!isText(element) || key === 'ArrowUp' || key === 'ArrowDown') return true;
  const { selectionStart, selectionEnd, value } = element;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return key === 'ArrowLeft' ? selectionEnd === 0 : selectionStart === value.length;
}

/** Arrows go from cell to cell, which say by `data-row` and `data-column` where they are; folded and hidden ones are passed over. */
export function goInSheet(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!/^Arrow/.test(key) || !(target instanceof HTMLInputElement) || target.dataset.row === undefined) return;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || !leaves(target, key)) return;
  const [row, column] = [Number(target.dataset.row), Number(target.dataset.column)];
  const cells = [...currentTarget.querySelectorAll<HTMLInputElement>('[data-row]')]
    .filter((cell) => !cell.disabled && cell.offsetParent !== null)
    .map((cell) => ({ cell, row: Number(cell.dataset.row), column: Number(cell.dataset.column) }));
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const beyond = cells.filter((one) =>
    isAcross ? one.row === row && (one.column - column) * step > 0 : (one.row - row) * step > 0,
  );
  const [next] = beyond.sort((one, other) => {
    if (isAcross) return (one.column - other.column) * step;
    return (one.row - other.row) * step || Math.abs(one.column - column) - Math.abs(other.column - column);
  });
  if (!next) return;
  event.preventDefault();
  next.cell.focus();
  if (isText(next.cell)) next.cell.select();
}
