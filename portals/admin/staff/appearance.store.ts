import { proxy, subscribe } from 'valtio/vanilla';
import { type Appearance, type Mode, readAppearance, writeAppearance } from './appearance-cookie';

/** How this device shows the staff portals. It outlives the session, so it lives in a cookie and not in storage. */
export const appearance = proxy<Appearance>(readAppearance());

subscribe(appearance, () => writeAppearance(appearance));

/** The mode to show now. */
export function modeOf({ mode }: { readonly mode: Mode | null }): Mode {
  if (mode) return mode;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Turns the colours round. */
export function switchMode(): void {
  appearance.mode = modeOf(appearance) === 'dark' ? 'light' : 'dark';
}
