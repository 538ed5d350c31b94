import { proxy } from 'valtio/vanilla';
import { wasSeen } from './press';

/** Sentences of the full-screen wait: at once, after 5 seconds, after 15 seconds. */
export type VeilWords = readonly [first: string, after5s: string, after15s: string];

/** The full-screen wait, for finish, identity and payment calls only. */
export const veil = proxy<{ words: VeilWords | null }>({ words: null });

/** Covers the screen while `run` is under way and returns what it returns. */
export async function underVeil<T>(words: VeilWords, run: () => Promise<T>): Promise<T> {
  // It would be taken for a cover of the press that it follows.
  await wasSeen();
  veil.words = words;
  try {
    return await run();
  } finally {
    veil.words = null;
  }
}
