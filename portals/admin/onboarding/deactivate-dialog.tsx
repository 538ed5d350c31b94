import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { RadioCards } from '@portals/ui/choices';
import { TextArea } from '@portals/ui/text-area';
import * as z from 'zod/mini';
import { deactivate } from './onboarding.actions';
import type { Details } from './onboarding.store';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason')),
  members: z._default(z.enum(['FINISH', 'END'], 'Choose what happens to the memberships'), 'FINISH'),
});
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** What closing a practice means, and what becomes of its members, before it is done (decision 97). */
export function DeactivateDialog({ details, onClose }: { details: Frozen<Details>; onClose: () => void }) {
  const { running, onboarding: of } = details;
  const form = useForm({
    schema,
    submit: async ({ reason, members }) => {
      await deactivate({ reason, members });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Deactivate ${of.practiceName}?`}
      act="Deactivate practice"
      pendingText="Deactivating"
      form={form as never}
      onClose={onClose}
    >
      {running && <Consequences of={running} />}
      {running !== null && running.activeMembers > 0 && (
        <RadioCards
          label={`${count(running.activeMembers, 'active membership')}`}
          {...form.field('members')}
          defaultValue="FINISH"
          options={[
            {
              value: 'FINISH',
              title: 'Finish their plan year',
              detail: 'The practice still treats its members. Payments continue, and no plan renews.',
            },
            {
              value: 'END',
              title: 'End today',
              detail:
                'Members pay for the treatments they received. We refund what they paid beyond that, with this month’s membership fee.',
            },
          ]}
        />
      )}
      <TextArea label="Reason" {...form.field('reason')} />
    </FormDialog>
  );
}

function Consequences({ of }: { of: Frozen<NonNullable<Details['running']>> }) {
  return (
    <ul>
      <li>No new applications, plans or transactions. Its links and website snippet stop working.</li>
      {of.plansWaiting > 0 && <li>{count(of.plansWaiting, 'unsigned plan')} will be withdrawn and kept as drafts.</li>}
      {of.openRequests > 0 && <li>{count(of.openRequests, 'pending transaction')} will be withdrawn.</li>}
      {of.openApplications > 0 && <li>{count(of.openApplications, 'application')} in review will still be decided.</li>}
      {of.openLoans > 0 && <li>{count(of.openLoans, 'loan')} will continue.</li>}
      {of.yearsAgreed > 0 && <li>{count(of.yearsAgreed, 'renewal')} will not begin.</li>}
      {of.invoicesOpen > 0 && <li>{count(of.invoicesOpen, 'invoice')} must still be paid.</li>}
      <li>We still send deposits due to the practice. The platform fee ends with this month.</li>
      <li>{count(of.users, 'person', 'people')} can still log in.</li>
    </ul>
  );
}
