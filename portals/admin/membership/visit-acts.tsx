import { instantOfLocal, localTime } from '@domain/calendar/local-time';
import { ApiError, toApiError } from '@portals/client/api-error';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Button } from '@portals/ui/button';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { loadSettings } from './plan.actions';
import { planPage } from './plan.store';
import type { ShownMembership } from './plan-draft';
import { firstNameOf } from './plan-words';
import { bookVisit, clearRequest, markDone, type ShownVisit } from './visit.actions';

const Acts = styled.span`display: inline-flex; flex-wrap: wrap; gap: 6px; justify-content: flex-end;`;

type VisitActsProps = { of: ShownMembership; visit: ShownVisit; zone: string };

/** What can be done with a visit, at its row; nothing with one that was given. */
export function VisitActs({ of, visit, zone }: VisitActsProps) {
  const [asking, setAsking] = useState<'book' | 'done' | 'clear' | null>(null);
  if (visit.doneAt !== null || of.status !== 'ACTIVE') return null;
  const close = () => setAsking(null);
  const hasDate = visit.scheduledDate !== null;
  return (
    <Acts>
      {visit.appointmentStatus === 'CONTACT_REQUESTED' && (
        <Button dense onClick={() => setAsking('clear')}>
          Called
        </Button>
      )}
      <Button dense onClick={() => setAsking('book')}>
        {hasDate ? 'Move' : 'Book'}
      </Button>
      {hasDate && (
        <Button dense onClick={() => setAsking('done')}>
          Mark as done
        </Button>
      )}
      {asking === 'book' && <BookDialog of={of} visit={visit} zone={zone} onClose={close} />}
      {asking === 'done' && (
        <ActDialog
          title={`Mark ${visit.treatment} as done?`}
          act="Mark as done"
          pendingText="Marking"
          run={(key) => markDone(of._id, visit, key)}
          onClose={close}
        >
          <p>It counts as given from now on, in what {firstNameOf(of)} has left and in what cancelling would cost.</p>
        </ActDialog>
      )}
      {asking === 'clear' && (
        <ActDialog
          title={`Was ${firstNameOf(of)} called?`}
          act="Clear the request"
          pendingText="Clearing"
          run={(key) => clearRequest(of._id, visit, key)}
          onClose={close}
        >
          <p>The request leaves the list. The date stays as it is until you move it.</p>
        </ActDialog>
      )}
    </Acts>
  );
}

const schema = z.object({
  scheduledDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, 'Choose a day and a time')),
  injector: z.string(),
});

function BookDialog({ of, visit, zone, onClose }: VisitActsProps & { onClose: () => void }) {
  const { data } = useSnapshot(planPage).settings;
  useEffect(() => void loadSettings(of.practiceId), [of.practiceId]);
  const form = useForm({
    schema,
    initial: { scheduledDate: visit.scheduledDate === null ? '' : localTime(visit.scheduledDate, zone) },
    async submit(answers) {
      const injector = answers.injector === '' ? null : answers.injector;
      const scheduledDate = instantOfLocal(answers.scheduledDate.slice(0, 16), zone, 'scheduledDate');
      try {
        await bookVisit(of._id, visit, { scheduledDate, injector });
      } catch (cause) {
        const { status, code, message, fields } = toApiError(cause);
        if (code !== 'INVALID_FIELDS') throw cause;
        // One visit is booked here, so its fields stand in the form without their place in the list.
        const own = fields.map((fault) => ({ ...fault, field: fault.field.replace(/^agreements\[0\]\./, '') }));
        throw new ApiError(status, { code, message, fields: own });
      }
      onClose();
    },
  });
  return (
    <FormDialog
      title={visit.scheduledDate === null ? `Book ${visit.treatment}` : `Move ${visit.treatment}`}
      act={visit.scheduledDate === null ? 'Book the visit' : 'Move the visit'}
      pendingText="Saving"
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Day and time"
        hint="By the clocks of the practice."
        type="datetime-local"
        {...form.field('scheduledDate')}
      />
      <Select
        key={data?.practiceId ?? 'none'}
        label="With"
        placeholder="Any injector"
        options={(data?.injectors ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        {...form.field('injector')}
        defaultValue={visit.injector?._id ?? ''}
      />
    </FormDialog>
  );
}
