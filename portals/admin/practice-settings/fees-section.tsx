import { ActDialog } from '@portals/form/act-dialog';
import { useAttempt } from '@portals/form/attempt';
import { FormDialog } from '@portals/form/form-dialog';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useForm } from '@portals/form/use-form';
import { todayIn } from '@portals/format/today';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { LegalText } from '@portals/ui/legal-text';
import { Skeleton } from '@portals/ui/skeleton';
import { Tag } from '@portals/ui/tag';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { practiceMoment } from '../words/practice-time';
import { loadFees, saveFees, sendFees, signFees } from './fees.actions';
import { type FeeSchedule, type Fees, fees } from './fees.store';
import { Section } from './settings-frame';

const Acts = styled.p`display: flex; flex-wrap: wrap; gap: 10px;`;
const Paper = styled.section`max-height: 420px; overflow: auto; padding: 4px 16px 16px; border: 1px solid var(--line); border-radius: 11px;`;
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const at = (instant: string) => practiceMoment(instant, zone, todayIn(zone));

/** What the practice pays: the schedule of fees as it was sent, to be read, signed and kept (decision 87). */
export function FeesSection({ practiceId }: { practiceId: string }) {
  const { data, error } = useSnapshot(fees).of;
  useEffect(() => void loadFees(practiceId), [practiceId]);
  const of = data?.practiceId === practiceId ? (data as Frozen<Fees>) : null;
  return (
    <Section id="fees" aria-labelledby="fees-title">
      <div>
        <Heading id="fees-title">Schedule of fees</Heading>
        <Note>Every fee the practice pays. We don’t invoice any before it’s signed.</Note>
      </div>
      {error && !of && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void loadFees(practiceId)}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {!of && !error && <Skeleton lines={3} label="Loading schedule of fees" />}
      {of && <Schedules of={of} practiceId={practiceId} />}
    </Section>
  );
}

function Schedules({ of, practiceId }: { of: Frozen<Fees>; practiceId: string }) {
  const [asked, setAsked] = useState<'sign' | 'send' | null>(null);
  const waiting = of.feeSchedules.find(({ status }) => status === 'PENDING');
  const inForce = of.feeSchedules.find(({ status }) => status === 'SIGNED' || status === 'BEFORE');
  return (
    <>
      {!waiting && !inForce && <p>No schedule of fees yet.</p>}
      {inForce && <InForce of={inForce} />}
      {waiting && (
        <>
          <p>
            <Tag>Not signed</Tag> Sent {at(waiting.sentAt)} by {waiting.sentBy}.
          </p>
          <Text of={waiting} />
        </>
      )}
      <Acts>
        {waiting && of.canSign && (
          <Button dense look="primary" onClick={() => setAsked('sign')}>
            Sign schedule of fees
          </Button>
        )}
        {of.canSend && (
          <Button dense onClick={() => setAsked('send')}>
            Send schedule of fees
          </Button>
        )}
      </Acts>
      {waiting && !of.canSign && <Note>An administrator of the practice can sign it.</Note>}
      {asked === 'sign' && waiting && <Sign of={waiting} onClose={() => setAsked(null)} />}
      {asked === 'send' && (
        <ActDialog
          title="Send the schedule of fees?"
          act="Send schedule of fees"
          pendingText="Sending"
          run={() => sendFees(practiceId)}
          onClose={() => setAsked(null)}
        >
          <p>
            It’s made from the practice’s rates and fees today. We email everyone who can sign it. Until then, what was
            agreed before stays in effect.
          </p>
        </ActDialog>
      )}
    </>
  );
}

function InForce({ of }: { of: Frozen<FeeSchedule> }) {
  if (of.signature === null) return <p>Fees were agreed when the practice joined.</p>;
  const { name, title, at: signedAt } = of.signature;
  return (
    <>
      <p>
        <Tag>Signed</Tag> {at(signedAt)} by {name}, {title}.
      </p>
      <Text of={of} />
    </>
  );
}

function Text({ of }: { of: Frozen<FeeSchedule> }) {
  const saving = useAttempt(() => saveFees(of));
  if (!of.document) return null;
  return (
    <>
      <TroubleBanner trouble={saving.trouble} onAgain={saving.again} />
      <Paper tabIndex={0} aria-label={`Text of ${of.document.title.toLowerCase()}`}>
        <LegalText sections={of.document.sections} />
      </Paper>
      <div>
        <Button dense pending={saving.pending} pendingText="Preparing" onClick={() => void saving.run()}>
          Download PDF
        </Button>
      </div>
    </>
  );
}

const schema = z.object({
  signerName: z.string().check(z.trim(), z.minLength(2, 'Enter your name')),
  signerTitle: z.string().check(z.trim(), z.minLength(2, 'Enter your title')),
});

function Sign({ of, onClose }: { of: Frozen<FeeSchedule>; onClose: () => void }) {
  const form = useForm({
    schema,
    submit: async (signer) => {
      await signFees(of, signer);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Sign the schedule of fees?"
      act="Sign schedule of fees"
      pendingText="Signing"
      form={form as never}
      onClose={onClose}
    >
      <p>By typing your name, you sign for the practice. The fees in it apply from today.</p>
      <TextField label="Your name" autoComplete="name" {...form.field('signerName')} />
      <TextField label="Your title" autoComplete="organization-title" {...form.field('signerTitle')} />
    </FormDialog>
  );
}
