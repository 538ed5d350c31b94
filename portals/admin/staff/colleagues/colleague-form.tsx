import type { StaffRole } from '@domain/enums';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Checkbox } from '@portals/ui/choices';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { TickList } from '@portals/ui/tick-list';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { personName } from '../../words/name-rules';
import { useListedPractices } from '../listed-practices';
import type { StaffPerson } from '../staff.store';
import { add, edit, loadEnterprises, type Shown } from './people.actions';
import { type Colleague, people } from './people.store';
import { practiceTicks } from './practice-ticks';
import { RoleChoice } from './role-choice';

const schema = z.object({
  firstName: personName('first name', 'Enter a first name'),
  lastName: personName('last name', 'Enter a last name'),
  email: z
    .string()
    .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address like name@example.com')),
  phone: z.string().check(z.trim()),
  role: z.string().check(z.minLength(1, 'Choose a role')),
  practices: z.optional(z.array(z.string())),
  enterprise: z.optional(z.string()),
  personOfContact: z.optional(z.boolean()),
});

const worksAtPractices = (role: string) => role !== '' && role !== 'Admin' && role !== 'EnterpriseAdmin';

export type ColleagueFormProps = {
  person: Frozen<StaffPerson>;
  /** Who is changed; null for somebody new. */
  of: Colleague | null;
  shown: Shown;
  onClose: () => void;
};

/** Asks who somebody is, what role they have and where they work. */
export function ColleagueForm({ person, of, shown, onClose }: ColleagueFormProps) {
  const [requestKey] = useState(() => crypto.randomUUID() as string);
  const [role, setRole] = useState<string>(of?.role ?? (shown.tab === 'platform' ? 'Admin' : ''));
  const enterprises = useSnapshot(people.enterprises).data ?? [];
  const isOfEnterprise = role === 'EnterpriseAdmin';
  useEffect(() => {
    if (isOfEnterprise) void loadEnterprises();
  }, [isOfEnterprise]);
  const form = useForm({
    schema,
    initial: initialOf(of, role),
    submit: async ({ role: chosen, practices = [], enterprise = '', personOfContact = false, ...who }) => {
      const body = { ...who, role: chosen as StaffRole, practices };
      if (of) await edit(of, { ...body, enterpriseId: enterprise, personOfContact }, shown);
      else await add({ ...body, enterprise }, requestKey, shown);
      onClose();
    },
  });
  const practices = useListedPractices();
  const only = practices.length === 1 ? practices[0] : undefined;
  const chosen =
    of?.practices.map(({ _id }) => _id) ?? (only ? [only._id] : shown.practiceId ? [shown.practiceId] : []);
  return (
    <FormDialog
      title={of ? `Edit ${of.name}` : 'Add user'}
      act={of ? 'Save' : 'Add user'}
      pendingText={of ? 'Saving' : 'Adding'}
      form={form}
      onClose={onClose}
    >
      <TextField label="First name" autoComplete="off" {...form.field('firstName')} />
      <TextField label="Last name" autoComplete="off" {...form.field('lastName')} />
      <TextField
        label="Email address"
        hint={of ? 'They use it to log in.' : 'We’ll email them a link to create a password.'}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <TextField label="Phone" type="tel" optional autoComplete="off" {...form.field('phone')} />
      <RoleChoice person={person} role={role} onRole={setRole} field={form.field('role')} />
      {worksAtPractices(role) && (
        <TickList
          label="Practices"
          ticks={practiceTicks(practices, of?.practices ?? [])}
          chosen={chosen}
          {...form.field('practices')}
        />
      )}
      {isOfEnterprise && (
        <Select
          key={enterprises.length}
          label="Enterprise"
          placeholder="Choose an enterprise"
          options={enterprises.map(({ _id, name: label }) => ({ value: _id, label }))}
          {...form.field('enterprise')}
        />
      )}
      {of && worksAtPractices(role) && (
        <Checkbox {...form.field('personOfContact')}>Main contact for the practice</Checkbox>
      )}
    </FormDialog>
  );
}

function initialOf(of: Colleague | null, role: string) {
  return {
    firstName: of?.firstName,
    lastName: of?.lastName,
    email: of?.email,
    phone: of?.phone ?? '',
    role,
    enterprise: of?.enterpriseId ?? '',
    personOfContact: of?.personOfContact,
  };
}
