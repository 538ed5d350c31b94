import { searchEverything } from '@contract/search/calls';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { palette } from './palette.store';

/** Rows of a kind: what does not fit is one step further, on the search screen. */
const ROWS = 5;

export function openPalette(): void {
  palette.isOpen = true;
}

/** Closes it and forgets what was found: it names patients. */
export function closePalette(): void {
  palette.isOpen = false;
  resetResource(palette.found);
}

export function setMembersOnly(isMembersOnly: boolean): void {
  palette.isMembersOnly = isMembersOnly;
}

/** Looks for people and numbers. One letter alone finds nobody in particular. */
export async function find(text: string): Promise<void> {
  if (text.length < 2) return resetResource(palette.found);
  const query = {
    textSearch: text,
    limit: String(ROWS),
    ...(palette.isMembersOnly && { priviOnly: 'true' as const }),
  };
  await load(palette.found, async (signal) => ({ text, ...(await call(searchEverything, { query }, { signal })) }));
}
