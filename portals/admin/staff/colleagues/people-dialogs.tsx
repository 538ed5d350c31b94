import { permissionsOfRole } from '@domain/staff/administration';
import { PERMISSIONS, type Permission, rolePermissions } from '@domain/staff/permissions';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Checkbox } from '@portals/ui/choices';
import { TickList } from '@portals/ui/tick-list';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useListedPractices } from '../listed-practices';
import { roleWords } from '../role-words';
import type { StaffPerson } from '../staff.store';
import { permit, remove, type Shown, setPractices, setTags } from './people.actions';
import type { Colleague } from './people.store';
import { permissionWords } from './permission-words';
import { practiceTicks } from './practice-ticks';

export type PersonDialogProps = { person: Frozen<StaffPerson>; of: Colleague; shown: Shown; onClose: () => void };

const permissionSchema = z.object({
  isOfRole: z.boolean(),
  permissions: z.optional(z.array(z.enum(PERMISSIONS, 'Choose permissions from the list'))),
});

/** What somebody may do: as their role, or a list of their own. What the giver lacks cannot be ticked (decision 21). */
export function PermissionsDialog({ person, of, shown, onClose }: PersonDialogProps) {
  const [isOfRole, setOfRole] = useState(!of.hasOwnPermissions);
  const form = useForm({
    schema: permissionSchema,
    initial: { isOfRole },
    submit: async ({ isOfRole: asRole, permissions = [] }) => {
      if (!asRole && permissions.length === 0) throw new Error('Choose at least one permission or delete the user.');
      await permit(of, asRole ? [] : permissions, shown);
      onClose();
    },
  });
  const possible = permissionsOfRole(of.role);
  const groups = [...new Set(possible.map((one) => permissionWords[one][0]))];
  const tick = (one: Permission) => ({
    value: one,
    label: permissionWords[one][1],
    disabled: !person.permissions.includes(one),
  });
  const lacks = rolePermissions[of.role].some((one) => !person.permissions.includes(one));
  return (
    <FormDialog title={`${of.name}’s permissions`} act="Save" pendingText="Saving" form={form} onClose={onClose}>
      <p>Takes effect immediately, even if they’re logged in now.</p>
      <Checkbox {...form.field('isOfRole')} disabled={lacks} onChange={(event) => setOfRole(event.target.checked)}>
        Same as every “{roleWords[of.role]}”
      </Checkbox>
      {!isOfRole &&
        groups.map((group) => (
          <TickList
            key={group}
            label={group}
            ticks={possible.filter((one) => permissionWords[one][0] === group).map(tick)}
            chosen={of.permissions}
            {...form.field('permissions')}
            id={`permissions-${group}`}
          />
        ))}
    </FormDialog>
  );
}

const practicesSchema = z.object({ practices: z.optional(z.array(z.string())) });

/** Where somebody works. Practices that the giver does not see are not shown, and stay. */
export function PracticesDialog({ of, shown, onClose }: PersonDialogProps) {
  const practices = useListedPractices();
  const form = useForm({
    schema: practicesSchema,
    submit: async ({ practices = [] }) => {
      await setPractices(of, practices, shown);
      onClose();
    },
  });
  return (
    <FormDialog title={`${of.name}’s practices`} act="Save" pendingText="Saving" form={form} onClose={onClose}>
      <TickList
        label="Practices"
        ticks={practiceTicks(practices, of.practices)}
        chosen={of.practices.map(({ _id }) => _id)}
        {...form.field('practices')}
      />
    </FormDialog>
  );
}

const tagsSchema = z.object({ salesRep: z.boolean(), successManager: z.boolean() });

/** What somebody of the platform is for practices. */
export function TagsDialog({ of, shown, onClose }: PersonDialogProps) {
  const form = useForm({
    schema: tagsSchema,
    initial: { salesRep: of.salesRep, successManager: of.successManager },
    submit: async (tags) => {
      await setTags(of, tags, shown);
      onClose();
    },
  });
  return (
    <FormDialog title={`${of.name}’s tags`} act="Save" pendingText="Saving" form={form} onClose={onClose}>
      <Checkbox {...form.field('salesRep')}>Sales representative</Checkbox>
      <Checkbox {...form.field('successManager')}>Success manager</Checkbox>
    </FormDialog>
  );
}

export type DeleteDialogProps = Omit<PersonDialogProps, 'person'> & { practice: { id: string; name: string } | null };

/** Says what ends, before it does. */
export function DeleteDialog({ of, shown, practice, onClose }: DeleteDialogProps) {
  return (
    <ActDialog
      title={practice ? `Remove ${of.name} from ${practice.name}?` : `Delete ${of.name}?`}
      act={practice ? 'Remove user' : 'Delete user'}
      look="danger-fill"
      pendingText={practice ? 'Removing' : 'Deleting'}
      keep="Keep user"
      run={() => remove(of, practice, shown)}
      onClose={onClose}
    >
      <p>
        {practice
          ? `They lose access to ${practice.name}. Their access to other practices doesn’t change.`
          : 'We log them out everywhere, and they can’t log in again. Their history stays on record. You can add them back later.'}
      </p>
    </ActDialog>
  );
}
