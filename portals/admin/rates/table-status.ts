import type { StatusShape } from '@portals/ui/status-mark';

type Table = { readonly archived: boolean; readonly enabled: boolean; readonly usedBy: readonly string[] };

/** What a table is at the moment, in a word and a shape. */
export function tableStatus({ archived, enabled, usedBy }: Table): { shape: StatusShape; words: string } {
  if (archived) return { shape: 'denied', words: 'Archived' };
  if (usedBy.length > 0) return { shape: 'approved', words: `In force for ${usedBy.join(', ')}` };
  return enabled ? { shape: 'incomplete', words: 'Not in use' } : { shape: 'denied', words: 'Switched off' };
}
