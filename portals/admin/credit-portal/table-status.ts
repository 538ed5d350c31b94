import type { StatusShape } from '@portals/ui/status-mark';
import type { CreditTable } from './table-kind';

type Table = Pick<CreditTable, 'archived' | 'usedBy'>;

/** What a table is at the moment, in a word and a shape. */
export function tableStatus(table: Table): { shape: StatusShape; words: string } {
  const { archived, usedBy } = table;
  if (archived) return { shape: 'denied', words: 'Archived' };
  if (usedBy.length > 0) return { shape: 'approved', words: `In effect for ${usedBy.join(', ')}` };
  const isOff = 'enabled' in table && table.enabled === false;
  return isOff ? { shape: 'denied', words: 'Turned off' } : { shape: 'incomplete', words: 'Not in use' };
}
