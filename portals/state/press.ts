import { isFramed } from './browser-storage';

/** How long a judged press stands for what follows from it. */
const LASTS_MS = 10_000;

let judged: { at: number; seen: Promise<boolean> } | null = null;

function judge(): Promise<boolean> {
  // Without this part of the program nobody knows what is seen, and nothing that binds leaves.
  const seen = import('./sight').then(({ isInPlainSight }) => isInPlainSight()).catch(() => false);
  judged = { at: performance.now(), seen };
  return seen;
}

/**
 * Every press of a form or a button that sets something going is told here first, before anything of ours lies over the frame: a page
 * around it may have covered, faded or moved it to have it pressed by mistake. Does nothing on a page of our own.
 */
export function pressed(): void {
  if (isFramed()) void judge();
}

/** Whether the press that leads to a call was made in plain sight; a call without one is judged by what is seen now. */
export function wasSeen(): Promise<boolean> {
  if (!isFramed()) return Promise.resolve(true);
  return judged && performance.now() - judged.at < LASTS_MS ? judged.seen : judge();
}
