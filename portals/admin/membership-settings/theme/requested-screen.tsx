import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { moment } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { StaffHead } from '@portals/ui/staff-shell';
import { TextArea } from '@portals/ui/text-area';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { Area } from '../area';
import { Body } from '../settings-page';
import { approvalCopy as copy } from './copy';
import { LookPair } from './look-pair';
import { decideLook, loadRequested } from './theme.actions';
import { type CustomTheme, themes } from './theme.store';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, copy.reasonMissing), z.maxLength(500, copy.reasonLong)),
});

/** Looks that practices ask for, each beside what is worn now, for whoever approves them. */
export function RequestedThemesScreen() {
  const { data, error } = useSnapshot(themes.requested);
  useEffect(() => void loadRequested(), []);
  return (
    <>
      <StaffHead>
        <h1>{copy.title}</h1>
      </StaffHead>
      <Body>
        <Area isThere={data !== null} error={error} retry={loadRequested} what="branding requests">
          {data?.length === 0 && <Note>{copy.none}</Note>}
          {data?.map((one) => (
            <Requested key={one.practicemanagement} of={one} />
          ))}
        </Area>
      </Body>
    </>
  );
}

function Requested({ of }: { of: Frozen<CustomTheme> }) {
  const [asks, setAsks] = useState<'approve' | 'decline' | null>(null);
  const close = () => setAsks(null);
  const { requestedTheme: requested, PracticeName: practice } = of;
  const id = `look-${of.practicemanagement}`;
  return (
    <Card aria-labelledby={id}>
      <Heading id={id}>{practice}</Heading>
      {requested && <Note>{copy.by(requested.requestedBy, moment(requested.requestedAt))}</Note>}
      <LookPair of={of} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 16 }}>
        <Button look="primary" aria-label={`${copy.approve} ${practice}`} onClick={() => setAsks('approve')}>
          {copy.approve}
        </Button>
        <Button aria-label={`${copy.decline} ${practice}`} onClick={() => setAsks('decline')}>
          {copy.decline}
        </Button>
      </div>
      {asks === 'approve' && (
        <ActDialog
          title={copy.approveTitle(practice)}
          act={copy.approve}
          pendingText={copy.approving}
          run={() => decideLook(of, { approved: true })}
          onClose={close}
        >
          <p>{copy.approveWhy}</p>
        </ActDialog>
      )}
      {asks === 'decline' && <Decline of={of} onClose={close} />}
    </Card>
  );
}

function Decline({ of, onClose }: { of: Frozen<CustomTheme>; onClose: () => void }) {
  const form = useForm({
    schema,
    submit: async ({ reason }) => {
      await decideLook(of, { approved: false, reason });
      onClose();
    },
  });
  return (
    <FormDialog
      title={copy.declineTitle(of.PracticeName)}
      act={copy.decline}
      pendingText={copy.declining}
      form={form}
      onClose={onClose}
    >
      <TextArea label={copy.reason} hint={copy.reasonHint} maxLength={500} rows={3} {...form.field('reason')} />
    </FormDialog>
  );
}
