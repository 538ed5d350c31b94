import { ActDialog } from '@portals/form/act-dialog';
import { archiveTable } from './credit-tables.actions';

export type ArchiveTableProps = { table: { _id: string; name: string }; refresh: () => void; onClose: () => void };

/** Says what archiving means, before it is done. */
export function ArchiveTable({ table, refresh, onClose }: ArchiveTableProps) {
  return (
    <ActDialog
      title={`Archive ${table.name}?`}
      act="Archive"
      pendingText="Archiving"
      keep="Cancel"
      run={() => archiveTable(table._id, refresh)}
      onClose={onClose}
    >
      <p>This removes it from the list and locks it. You can restore it from the archive anytime.</p>
    </ActDialog>
  );
}
