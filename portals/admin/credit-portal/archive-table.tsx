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
      keep="Keep it"
      run={() => archiveTable(table._id, refresh)}
      onClose={onClose}
    >
      <p>It leaves the list and can’t be changed. Nothing is lost: you can take it out of the archive at any time.</p>
    </ActDialog>
  );
}
