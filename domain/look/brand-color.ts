import { deriveTheme } from './derive-theme';
import { contrast } from './oklch';

/** What a practice wears that asked for no look of its own. */
export const DEFAULT_PRIMARY = { name: 'coral', color: '#FF7A64' } as const;

const WHITE = '#FFFFFF';
/** Below it a button cannot be told from the page around it. */
const SEEN_ON_WHITE = 1.25;

/** How a brand color is worn: a button as it is with letters that can be read on it, and words in the nearest shade that can. */
export type WornColor = { button: string; onButton: string; text: string };

/** Letters on the button, and words on white, have a contrast of 4.5 to 1 at least. */
export function wornColor(primary: string | null): WornColor {
  const { fill, onFill, text } = deriveTheme(primary ?? DEFAULT_PRIMARY.color);
  return { button: fill, onButton: onFill, text };
}

/** The nearest color that can be seen on a white page, where this one cannot; undefined where it can. */
export function nearestReadable(primary: string): string | undefined {
  return contrast(primary, WHITE) >= SEEN_ON_WHITE ? undefined : deriveTheme(primary).text;
}
