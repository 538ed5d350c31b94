import { listState } from '@portals/list/list.store';

/** The way back to a list as it was left. @param list its address */
export function listAddress(id: string, list: string): string {
  const { lastSearch } = listState(id);
  return lastSearch ? `${list}?${lastSearch}` : list;
}
