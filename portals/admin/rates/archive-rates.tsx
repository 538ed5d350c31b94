import { ActDialog } from '@portals/form/act-dialog';
import { archiveRates } from './rates.actions';

export type ArchiveRatesProps = { table: { _id: string; name: string }; refresh: () => void; onClose: () => void };

/** Says what archiving means, before it is done. */
export function ArchiveRates({ table, refresh, onClose }: ArchiveRatesProps) {
  return (
    <ActDialog
      title={`Archive ${table.name}?`}
      act="Archive"
      pendingText="Archiving"
      keep="Keep it"
      run={() => archiveRates(table._id, refresh)}
      onClose={onClose}
    >
      <p>It leaves the list and can’t be changed. Nothing is lost: you can take it out of the archive at any time.</p>
    </ActDialog>
  );
}
