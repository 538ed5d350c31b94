import type { KeyboardEvent } from 'react';

/** Focus goes to the visit above or below, or to the nearest one in a column beside it that has any. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  event.preventDefault();
  const { currentTarget: from, key } = event;
  const all = [...document.querySelectorAll<HTMLElement>('button[data-visit]')].filter(
    ({ offsetParent }) => offsetParent !== null,
  );
  const column = from.parentElement;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const own = all.filter(({ parentElement }) => parentElement === column);
    own[own.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    return;
  }
  const columns = [...new Set(all.map(({ parentElement }) => parentElement))];
  const beside = columns[columns.indexOf(column) + (key === 'ArrowRight' ? 1 : -1)];
  const away = ({ offsetTop }: HTMLElement) => Math.abs(offsetTop - from.offsetTop);
  const near = all.filter(({ parentElement }) => parentElement === beside);
  near.sort((one, other) => away(one) - away(other))[0]?.focus();
}
