import { proxy } from 'valtio/vanilla';
import { forgetAlong } from './persist';

export type Leaving = {
  /** Forms whose answers are not sent, the topmost last. */
  holders: readonly string[];
  /** What waits until they are given up. */
  go: (() => void) | null;
};

export const leaving = proxy<Leaving>({ holders: [], go: null });

/** Does something that loses what was typed: at once when nothing was, else after a question. */
export function leaveTyped(go: () => void): void {
  if (leaving.holders.length === 0) go();
  else leaving.go = go;
}

/** Notes a form whose answers would be lost; the browser asks before the tab is closed or loaded anew. Returns how to let go. */
export function holdTyped(id: string): () => void {
  hold([...leaving.holders, id]);
  return () => letGo(id);
}

/** The answers of one form are given up. */
export function letGo(id: string): void {
  hold(leaving.holders.filter((holder) => holder !== id));
}

/** What waited is not done. */
export function keepTyping(): void {
  leaving.go = null;
}

/** Nothing is held anymore: the session is over, and nobody could send it. */
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
