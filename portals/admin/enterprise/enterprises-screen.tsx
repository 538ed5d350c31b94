import { ListScreen } from '@portals/list/list-screen';
import { Button } from '@portals/ui/button';
import { PlusIcon } from '@portals/ui/icons';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useListPlace } from '../staff/list-place';
import { staff } from '../staff/staff.store';
import { congratulationsOf } from './after-saving';
import { copy } from './copy';
import { EnterpriseForm } from './enterprise-form';
import { type Enterprise, enterprisesView } from './enterprises-view';

type Open = { of: Enterprise; refresh: () => void } | { of: null };

/** Practices that belong together under one name (provider-admin §2 enterprises list). */
export function EnterprisesScreen() {
  const { person } = useSnapshot(staff);
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const mayEdit = person?.role === 'Admin' && person.permissions.includes('enterprise.edit');
  const view = useMemo(
    () => enterprisesView(mayEdit ? (of, refresh) => setOpen({ of, refresh }) : undefined),
    [mayEdit],
  );
  const acts = mayEdit && (
    <Button dense look="primary" icon={<PlusIcon size={15} />} onClick={() => setOpen({ of: null })}>
      {copy.add}
    </Button>
  );
  return (
    <>
      <ListScreen view={view} place={useListPlace()} acts={acts} />
      {open && (
        <EnterpriseForm
          of={open.of}
          onSaved={(saved) => void navigate(congratulationsOf(person?.brand, saved))}
          onStale={() => open.of && open.refresh()}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
