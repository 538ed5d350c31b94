const FIELDS = 'main :is(input, select, textarea, button, a)';

/**
 * The question takes the focus when the frame is opened, so that it is read out. Not from somebody who is at a field already: on a
 * slow phone the practice's page says late that it opened the frame, and what is being typed goes on where it began.
 */
export function focusQuestion(): void {
  if (document.activeElement?.matches(FIELDS)) return;
  document.querySelector<HTMLElement>('main h1')?.focus();
}
