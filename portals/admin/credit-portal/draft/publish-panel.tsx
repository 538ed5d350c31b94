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
      <OnPhone>Publishing is done at a desk. Here you can read.</OnPhone>
      {of.canEdit && (
        <AtDesk>
          {draft.status === 'OPEN' && <Ask of={of} draft={draft} />}
          {draft.status !== 'OPEN' && <Proposed of={of} draft={draft} />}
        </AtDesk>
      )}
      <Note>
        This report stays with version {next}, as you see it. Version {of.profile.version} can be brought back.
      </Note>
    </>
  );
}

function WhatItNeeds({ draft }: { draft: Draft }) {
  const { blocks, faults, cautions } = draft;
  return (
    <Checks aria-label="What publishing needs" aria-live="polite">
      {blocks.length === 0 && (
        <Check shape="approved">
          Nothing stands against it: cells, military cap, fair lending and the replay are right.
        </Check>
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
  effectiveOn: z.string().check(z.minLength(1, 'Choose a day')),
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
  const act = of.needsSecondPerson ? 'Ask to publish' : `Publish version ${of.profile.version + 1}`;
  return (
    <>
      <form {...form.props} style={{ display: 'grid', gap: 4 }}>
        <ErrorSummary {...form.summary} />
        <TextField
          label="In force from"
          type="date"
          min={of.today}
          hint={`Applications decided before keep version ${of.profile.version}.`}
          {...form.field('effectiveOn')}
        />
        <TextArea
          label="Reason"
          hint="Kept with the version and in the audit trail."
          rows={4}
          maxLength={300}
          {...form.field('reason')}
        />
        {of.needsSecondPerson && (
          <Select
            label="Second person"
            options={of.secondPeople.map(({ _id, name }) => ({ value: _id, label: name }))}
            {...form.field('askedId')}
          />
        )}
        <Button type="submit" look="primary" disabled={isBlocked} pending={form.pending} pendingText="Asking">
          {act}
        </Button>
      </form>
      <Button dense look="quiet" onClick={() => setDiscarding(true)}>
        Discard the draft
      </Button>
      {discarding && (
        <ActDialog
          title={`Discard the draft of ${of.profile.name}?`}
          act="Discard"
          pendingText="Discarding"
          keep="Keep it"
          look="danger-fill"
          run={discard}
          onClose={() => setDiscarding(false)}
        >
          <p>Its {draft.count} changes leave the screens. You can bring it back until another draft is begun.</p>
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
        <b>{proposal.by}</b> asked on <time dateTime={proposal.at}>{moment(proposal.at)}</time>, in force from{' '}
        <b>{civilDate(proposal.effectiveOn)}</b>
        {proposal.approvedBy && (
          <>
            , approved by <b>{proposal.approvedBy}</b>
          </>
        )}
        .
      </p>
      <p>“{proposal.reason}”</p>
      {waits && <Note>It is published at the beginning of its day.</Note>}
      {draft.status === 'PROPOSED' && proposal.isOwn && (
        <Note>{proposal.asked ?? 'A colleague'} has to publish it.</Note>
      )}
      <Buttons>
        {mayPublish && (
          <Button look="primary" disabled={draft.blocks.length > 0} onClick={() => setAsked('approve')}>
            Publish version {next}
          </Button>
        )}
        {mayPublish && (
          <Button dense onClick={() => setAsked('decline')}>
            Turn it down
          </Button>
        )}
        {(waits || proposal.isOwn) && (
          <Button dense onClick={() => setAsked('withdraw')}>
            Take it back
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
              ? 'It is in force at once'
              : `It is in force from ${civilDate(proposal.effectiveOn)}`}
            {of.profile.alsoIn.length > 0 && `, also for ${of.profile.alsoIn.join(', ')}`}. Applications decided before
            keep their version.
          </p>
        </ActDialog>
      )}
      {asked === 'withdraw' && (
        <ActDialog
          title="Take the proposal back?"
          act="Take it back"
          pendingText="Taking back"
          run={withdraw}
          onClose={close}
        >
          <p>The draft is open again and can be changed.</p>
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
    <FormDialog title="Turn it down?" act="Turn it down" pendingText="Turning down" form={form} onClose={onClose}>
      <p style={{ marginBottom: 14 }}>The draft is open again, and its history keeps your reason.</p>
      <TextField label="Reason" autoComplete="off" maxLength={300} {...form.field('note')} />
    </FormDialog>
  );
}
