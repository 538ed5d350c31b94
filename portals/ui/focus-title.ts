/** Gives a heading the focus, so that it is read out; it is no stop of Tab. */
export function focusTitle(title: HTMLElement | null): void {
  if (!title) return;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
