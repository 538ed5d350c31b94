import type { Frozen } from '@portals/state/frozen';
import { Note } from '@portals/ui/card';
import { ComboBox } from '@portals/ui/combo-box';
import { StaffHead } from '@portals/ui/staff-shell';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { staff } from '../../staff/staff.store';
import { Area } from '../area';
import { Body } from '../settings-page';
import { loadEnterprise, loadEnterprises } from './enterprise.actions';
import { type EnterpriseOptions, options } from './options.store';

export type EnterprisePageProps = {
  title: string;
  acts?: (of: Frozen<EnterpriseOptions>) => ReactNode;
  children: (of: Frozen<EnterpriseOptions>, may: { edit: boolean }) => ReactNode;
};

/** What stands around the billing of one enterprise: its choice where somebody sees several. */
export function EnterprisePage({ title, acts, children }: EnterprisePageProps) {
  const { person } = useSnapshot(staff);
  const [search] = useSearchParams();
  const own = person?.role === 'EnterpriseAdmin' ? person.enterpriseId : null;
  const chosen = own ?? search.get('enterprise');
  const { data, error } = useSnapshot(options.enterprise);
  useEffect(() => {
    if (chosen) void loadEnterprise(chosen);
  }, [chosen]);
  const of = data && data.ownerId === chosen ? data : null;
  const edit = person?.permissions.includes('membership.edit') ?? false;
  return (
    <>
      <StaffHead>
        <h1>{title}</h1>
        {of && acts?.(of)}
      </StaffHead>
      <Body>
        {chosen ? (
          <Area isThere={of !== null} error={error} retry={() => loadEnterprise(chosen)} what="payment options">
            {of && children(of, { edit })}
          </Area>
        ) : (
          <Choice />
        )}
      </Body>
    </>
  );
}

function Choice() {
  const [, setSearch] = useSearchParams();
  const { data, error } = useSnapshot(options.enterprises);
  useEffect(() => void loadEnterprises(), []);
  return (
    <Area isThere={data !== null} error={error} retry={loadEnterprises} what="enterprises">
      {data?.length === 0 ? (
        <Note>No enterprises yet.</Note>
      ) : (
        <div style={{ maxWidth: 360 }}>
          <ComboBox
            id="billing-enterprise"
            name="enterprise"
            label="Enterprise"
            options={(data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
            onValue={(enterprise) => enterprise && setSearch({ enterprise })}
          />
        </div>
      )}
    </Area>
  );
}
