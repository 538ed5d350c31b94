import { ActDialog } from '@portals/form/act-dialog';
import { ListScreen } from '@portals/list/list-screen';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { BookDialog } from '../staff/book-visit';
import { useListPlace } from '../staff/list-place';
import { RemoveDate } from '../staff/remove-date';
import { staff } from '../staff/staff.store';
import { clearRequest, markDone } from '../staff/visit.actions';
import type { Agreement } from './agreement-words';
import { type AgreementAct, agreementsView } from './agreements-view';

type Open = { act: AgreementAct; row: Agreement; refresh: () => void };

/** Treatments of running plans with the dates that are agreed on for them (membership §2 provider agreements). */
export function AgreementsScreen() {
  const { person } = useSnapshot(staff);
  const place = useListPlace();
  const [open, setOpen] = useState<Open | null>(null);
  const maySell = person?.permissions.includes('membership.sell') ?? false;
  const view = useMemo(
    () => agreementsView(maySell ? (act, row, refresh) => setOpen({ act, row, refresh }) : undefined),
    [maySell],
  );
  return (
    <>
      <ListScreen view={view} place={place} />
      {open && <Act open={open} timezone={place.zoneOf(open.row.location._id)} onClose={() => setOpen(null)} />}
    </>
  );
}

function Act({ open, timezone, onClose }: { open: Open; timezone: string; onClose: () => void }) {
  const { act, row } = open;
  const visit = { ...row, membershipId: row.membership, memberName: row.name };
  const again = async () => open.refresh();
  if (act === 'book')
    return (
      <BookDialog
        visit={visit}
        others={[]}
        practiceId={row.location._id}
        timezone={timezone}
        again={again}
        onClose={onClose}
      />
    );
  if (act === 'remove')
    return <RemoveDate visit={visit} others={[]} timezone={timezone} again={again} onClose={onClose} />;
  if (act === 'done')
    return (
      <ActDialog
        title={`Mark ${row.name}’s ${row.treatment} as done?`}
        act="Mark as done"
        pendingText="Marking"
        run={(idempotencyKey) => markDone(visit, { again, idempotencyKey })}
        onClose={onClose}
      >
        <p>This counts toward the treatments used and the cost of canceling.</p>
      </ActDialog>
    );
  return (
    <ActDialog
      title={`Clear ${row.name}’s request?`}
      act="Clear request"
      pendingText="Clearing"
      run={(idempotencyKey) => clearRequest(visit, { again, idempotencyKey })}
      onClose={onClose}
    >
      <p>This removes the request from the list. The appointment doesn’t change until you move it.</p>
    </ActDialog>
  );
}
