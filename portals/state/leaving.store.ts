import { proxy } from 'valtio/vanilla';
import { forgetAlong } from './persist';

export type Leaving = {
  /** The ids of forms with answers that were not sent yet; the topmost form is the last one. */
  holders: readonly string[];
  /** Continues the navigation that waits for the answer; null when none waits. */
  go: (() => void) | null;
};

export const leaving = proxy<Leaving>({ holders: [], go: null });

/** Runs a navigation that loses what was typed: at once when nothing was typed, otherwise after asking the person. */
export function leaveTyped(go: () => void): void {
  if (leaving.holders.length === 0) go();
  else leaving.go = go;
}

/**
 * Marks a form as having answers that were not sent. While there is one, the browser asks before the tab is closed or reloaded.
 * Returns a function that removes the mark.
 */
export function holdTyped(id: string): () => void {
  hold([...leaving.holders, id]);
  return () => letGo(id);
}

/** Removes the mark of one form, because its answers were sent or discarded. */
export function letGo(id: string): void {
  hold(leaving.holders.filter((holder) => holder !== id));
}

/** Cancels the navigation that waits, so that the person stays at the form. */
export function keepTyping(): void {
  leaving.go = null;
}

/** Removes every mark when the session is over, because the answers could not be sent anymore. */
export function giveUpTyped(): void {
  hold([]);
}

function hold(holders: readonly string[]): void {
  const wasHeld = leaving.holders.length > 0;
  const isHeld = holders.length > 0;
  leaving.holders = holders;
  if (!isHeld) leaving.go = null;
  if (isHeld && !wasHeld) window.addEventListener('beforeunload', ask);
  if (!isHeld && wasHeld) window.removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

forgetAlong('leaving', giveUpTyped);
