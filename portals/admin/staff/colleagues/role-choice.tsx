import type { StaffRole } from '@domain/enums';
import { rolesToGive } from '@domain/staff/administration';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Select, type SelectProps } from '@portals/ui/select';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { roleWords } from '../role-words';
import type { StaffPerson } from '../staff.store';
import { loadRoles } from './people.actions';
import { people } from './people.store';
import { permissionWords } from './permission-words';

const Acts = styled.details`
  margin-top: 8px; font-size: 13px; line-height: 19px; color: var(--ink-2);
  summary { cursor: pointer; min-height: 24px; }
  p { margin-top: 4px; }
`;

export type RoleChoiceProps = {
  person: Frozen<StaffPerson>;
  /** What is chosen now; empty for none. */
  role: string;
  onRole: (role: string) => void;
  field: Omit<SelectProps, 'label' | 'options'>;
};

/** The roles that somebody may give, and what the chosen one may do, as the server has them. */
export function RoleChoice({ person, role, onRole, field }: RoleChoiceProps) {
  const { data, error } = useSnapshot(people).roles;
  useEffect(() => void loadRoles(), []);
  const given: readonly StaffRole[] = rolesToGive(person);
  const known = data ? data.map((one) => one.role) : given.filter((one) => one === role);
  const permissions = data?.find((one) => one.role === role)?.permissions ?? [];
  const groups = [...new Set(permissions.map((one) => permissionWords[one][0]))];
  return (
    <>
      {error && (
        <Banner severity="error" actions={<Button onClick={() => void loadRoles()}>Try again</Button>}>
          {error.message}
        </Banner>
      )}
      <Select
        // A list that arrives later begins with the role that somebody has.
        key={known.length}
        label="Role"
        placeholder={data || error ? 'Choose a role' : 'Loading roles'}
        options={known.filter((one) => given.includes(one)).map((one) => ({ value: one, label: roleWords[one] }))}
        {...field}
        onChange={(event) => onRole(event.target.value)}
      />
      {permissions.length > 0 && (
        <Acts>
          <summary>{permissions.length === 1 ? 'Permissions (1)' : `Permissions (${permissions.length})`}</summary>
          {groups.map((group) => (
            <p key={group}>
              <b>{group}: </b>
              {permissions
                .filter((one) => permissionWords[one][0] === group)
                .map((one) => permissionWords[one][1])
                .join(', ')}
            </p>
          ))}
        </Acts>
      )}
    </>
  );
}
