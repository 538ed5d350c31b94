import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Button } from '@portals/ui/button';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { practiceMoment } from '../words/practice-time';
import { Quiet, Title } from './layout';
import { newRequestKey } from './request-key';
import { changeRestriction, type RestrictionAct, type RestrictionPerson } from './restriction.actions';
import { changeWords, isInForce, restrictionWords } from './restriction-words';

const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px;`;
const Changes = styled.ul`
  margin-top: 12px; max-width: 68ch;
  li { padding: 8px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
  b { font-weight: 600; }
  small { display: block; font-size: 12.5px; line-height: 18px; color: var(--ink-3); }
`;

const always: readonly RestrictionAct[] = ['HOLD', 'FRAUD', 'ARCHIVE'];
/** What is to be set, or taken back. */
export type ChosenRestriction = { act: RestrictionAct; undo: boolean };

type PanelProps = { person: RestrictionPerson; timeZone: string; acts?: readonly RestrictionAct[] };

/** Hold, fraud flag and archive of a person: what is in force, who set it why, and each way back. `acts` are offered here. */
export function RestrictionPanel({ person, timeZone, acts = always }: PanelProps) {
  const [chosen, setChosen] = useState<ChosenRestriction | null>(null);
  const { standing } = person;
  if (!standing) return null;
  return (
    <section>
      <Title>Restrictions</Title>
      {standing.changes.length === 0 && <Quiet>No restrictions.</Quiet>}
      {standing.changes.length > 0 && (
        <Changes aria-label="Restriction history">
          {standing.changes.map(({ kind, reason, userName, at }) => (
            <li key={`${kind}-${at}`}>
              <b>{changeWords[kind]}</b>: {reason}
              <small>
                {userName}, {practiceMoment(at, timeZone)}
              </small>
            </li>
          ))}
        </Changes>
      )}
      <Acts>
        {[...acts, ...(person.fraudAlerts ? (['ALERTS'] as const) : [])].map((act) => {
          const undo = isInForce(act, standing);
          return (
            <Button key={act} dense onClick={() => setChosen({ act, undo })}>
              {restrictionWords[act][undo ? 1 : 0].act}
            </Button>
          );
        })}
      </Acts>
      {chosen && <RestrictionDialog person={person} chosen={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

const schema = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, { error: 'Enter a reason' }), z.maxLength(500, 'Use 500 characters or fewer')),
});

type DialogProps = { person: RestrictionPerson; chosen: ChosenRestriction; onClose: () => void };

/** Says what the act means, and asks why it is done. */
export function RestrictionDialog({ person, chosen: { act, undo }, onClose }: DialogProps) {
  const [requestKey] = useState(newRequestKey);
  const words = restrictionWords[act][undo ? 1 : 0];
  const form = useForm({
    schema,
    submit: async ({ reason }) => {
      await changeRestriction(person, { act, undo, reason }, requestKey);
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.title(person.name)}
      act={words.act}
      pendingText={words.pending}
      form={form}
      onClose={onClose}
    >
      <p>{words.says}</p>
      <TextField
        label="Reason"
        hint="Only platform staff can see this."
        maxLength={500}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
