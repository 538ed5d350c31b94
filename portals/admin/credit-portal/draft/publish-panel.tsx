import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { civilDate, moment } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { CardTitle, Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Select } from '@portals/ui/select';
import { StatusMark } from '@portals/ui/status-mark';
import { TextArea } from '@portals/ui/text-area';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { reason } from '../reason-field';
import { approve, decline, discard, propose, withdraw } from './draft.actions';
import type { Draft, ProfileDraft } from './draft.store';
import { Checks } from './what-if-style';

/** What is agreed on needs room and a keyboard: a phone reads. */
const AtDesk = styled.div`display: grid; gap: 14px; @media (max-width: 767.98px) { display: none; }`;
const OnPhone = styled.p`color: var(--ink-2); @media (min-width: 768px) { display: none; }`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: 8px; > button { flex: 1 1 auto; }`;

type PanelProps = { of: ProfileDraft; draft: Draft };

/** What publishing needs, and the way there: asking a second person, or being that person. */
export function PublishPanel({ of, draft }: PanelProps) {
  const next = of.profile.version + 1;
  return (
    <>
      <CardTitle>Publish as version {next}</CardTitle>
      <WhatItNeeds draft={draft} />
      <OnPhone>To publish, use a larger screen.</OnPhone>
      {of.canEdit && (
        <AtDesk>
          {draft.status === 'OPEN' && <Ask of={of} draft={draft} />}
          {draft.status !== 'OPEN' && <Proposed of={of} draft={draft} />}
        </AtDesk>
      )}
      <Note>
        This report is saved with version {next}. You can restore version {of.profile.version} later.
      </Note>
    </>
  );
}

function WhatItNeeds({ draft }: { draft: Draft }) {
  const { blocks, faults, cautions } = draft;
  return (
    <Checks aria-label="Publishing requirements" aria-live="polite">
      {blocks.length === 0 && (
        <Check shape="approved">Ready to publish. Cells, military cap, fair lending, and replay all pass.</Check>
      )}
      {blocks.map((why) => (
        <Check key={why} shape="denied">
          {why}
        </Check>
      ))}
      {faults.map(({ message }) => (
        <Check key={message} shape="denied">
          {message}
        </Check>
      ))}
      {cautions.map(({ message }) => (
        <Check key={message} shape="review">
          {message}
        </Check>
      ))}
    </Checks>
  );
}

function Check({ shape, children }: { shape: 'approved' | 'denied' | 'review'; children: React.ReactNode }) {
  return (
    <li>
      <StatusMark shape={shape}>{''}</StatusMark>
      <span>{children}</span>
    </li>
  );
}

const schema = z.object({
  effectiveOn: z.string().check(z.minLength(1, 'Choose a date')),
  reason: reason(),
  askedId: z.optional(z.string()),
});

/** Reason, day and colleague. */
function Ask({ of, draft }: PanelProps) {
  const [discarding, setDiscarding] = useState(false);
  const [first] = of.secondPeople;
  const form = useForm({
    schema,
    initial: { effectiveOn: of.today, askedId: first?._id ?? '' },
    submit: ({ effectiveOn, reason: why, askedId }) => propose({ effectiveOn, reason: why, askedId: askedId || null }),
  });
  const isBlocked = draft.blocks.length > 0;
  const act = of.needsSecondPerson ? 'Request approval' : `Publish version ${of.profile.version + 1}`;
  return (
    <>
      <form {...form.props} style={{ display: 'grid', gap: 4 }}>
        <ErrorSummary {...form.summary} />
        <TextField
          label="Effective date"
          type="date"
          min={of.today}
          hint={`Applications decided earlier keep version ${of.profile.version}.`}
          {...form.field('effectiveOn')}
        />
        <TextArea
          label="Reason"
          hint="Saved with the version and in the audit trail."
          rows={4}
          maxLength={300}
          {...form.field('reason')}
        />
        {of.needsSecondPerson && (
          <Select
            label="Approver"
            options={of.secondPeople.map(({ _id, name }) => ({ value: _id, label: name }))}
            {...form.field('askedId')}
          />
        )}
        <Button type="submit" look="primary" disabled={isBlocked} pending={form.pending} pendingText="Submitting">
          {act}
        </Button>
      </form>
      <Button dense look="quiet" onClick={() => setDiscarding(true)}>
        Discard draft
      </Button>
      {discarding && (
        <ActDialog
          title={`Discard the ${of.profile.name} draft?`}
          act="Discard draft"
          pendingText="Discarding"
          keep="Cancel"
          look="danger-fill"
          run={discard}
          onClose={() => setDiscarding(false)}
        >
          <p>This discards {draft.count} changes. You can restore them until someone starts another draft.</p>
        </ActDialog>
      )}
    </>
  );
}

/** What a colleague proposed, or oneself did. */
function Proposed({ of, draft }: PanelProps) {
  const [asked, setAsked] = useState<'approve' | 'decline' | 'withdraw' | null>(null);
  const { proposal } = draft;
  if (!proposal) return null;
  const close = () => setAsked(null);
  const next = of.profile.version + 1;
  const waits = draft.status === 'SCHEDULED';
  const mayPublish = draft.status === 'PROPOSED' && !proposal.isOwn;
  return (
    <>
      <p>
        <b>{proposal.by}</b> requested approval <time dateTime={proposal.at}>{moment(proposal.at)}</time>, effective{' '}
        <b>{civilDate(proposal.effectiveOn)}</b>
        {proposal.approvedBy && (
          <>
            , approved by <b>{proposal.approvedBy}</b>
          </>
        )}
        .
      </p>
      <p>“{proposal.reason}”</p>
      {waits && <Note>It’ll publish at the start of that day.</Note>}
      {draft.status === 'PROPOSED' && proposal.isOwn && (
        <Note>Awaiting approval from {proposal.asked ?? 'a colleague'}.</Note>
      )}
      <Buttons>
        {mayPublish && (
          <Button look="primary" disabled={draft.blocks.length > 0} onClick={() => setAsked('approve')}>
            Publish version {next}
          </Button>
        )}
        {mayPublish && (
          <Button dense onClick={() => setAsked('decline')}>
            Decline
          </Button>
        )}
        {(waits || proposal.isOwn) && (
          <Button dense onClick={() => setAsked('withdraw')}>
            Withdraw
          </Button>
        )}
      </Buttons>
      {asked === 'approve' && (
        <ActDialog
          title={`Publish version ${next} of ${of.profile.name}?`}
          act={`Publish version ${next}`}
          pendingText="Publishing"
          run={approve}
          onClose={close}
        >
          <p>
            {proposal.effectiveOn <= of.today
              ? 'Takes effect immediately'
              : `Takes effect ${civilDate(proposal.effectiveOn)}`}
            {of.profile.alsoIn.length > 0 && `, also for ${of.profile.alsoIn.join(', ')}`}. Applications decided earlier
            keep their version.
          </p>
        </ActDialog>
      )}
      {asked === 'withdraw' && (
        <ActDialog
          title="Withdraw this proposal?"
          act="Withdraw"
          pendingText="Withdrawing"
          run={withdraw}
          onClose={close}
        >
          <p>This reopens the draft so you can change it.</p>
        </ActDialog>
      )}
      {asked === 'decline' && <Decline onClose={close} />}
    </>
  );
}

const why = z.object({ note: reason() });

function Decline({ onClose }: { onClose: () => void }) {
  const form = useForm({
    schema: why,
    submit: async ({ note }) => {
      await decline(note);
      onClose();
    },
  });
  return (
    <FormDialog title="Decline this draft?" act="Decline" pendingText="Declining" form={form} onClose={onClose}>
      <p style={{ marginBottom: 14 }}>This reopens the draft and saves your reason in its history.</p>
      <TextField label="Reason" autoComplete="off" maxLength={300} {...form.field('note')} />
    </FormDialog>
  );
}
