import type { PersonState } from '@domain/person-state/person-state';
import { useAttempt } from '@portals/form/attempt';
import { FormDialog } from '@portals/form/form-dialog';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useForm } from '@portals/form/use-form';
import { todayIn } from '@portals/format/today';
import { Button } from '@portals/ui/button';
import { DownloadIcon } from '@portals/ui/icons';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { practiceMoment } from '../words/practice-time';
import { Facts, Quiet, Title } from './layout';
import { RecordState } from './record-state';
import { newRequestKey } from './request-key';
import type { RestrictionPerson } from './restriction.actions';
import { endState, savePaper } from './state.actions';
import { caseWords, type ShownState, shortDay, speakerWords, stateWords } from './state-words';

const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px;`;
const One = styled.div`
  padding: 12px 0; border-top: 1px solid var(--line);
  h3 { font-size: 14px; line-height: 20px; font-weight: 600; margin-bottom: 6px; }
`;

type PanelProps = { person: RestrictionPerson; timeZone: string };

/** Deaths, bankruptcies, requests for no contact and who speaks for a person: what is in force, its paper, and each way out. */
export function StatesPanel({ person, timeZone }: PanelProps) {
  const [isAdding, setAdding] = useState(false);
  const [ended, setEnded] = useState<PersonState | null>(null);
  const { standing } = person;
  const saving = useAttempt((id: string) => savePaper(person, id));
  if (!standing) return null;
  return (
    <section>
      <Title>Legal records</Title>
      {standing.states.length === 0 && <Quiet>No death, bankruptcy, or representative on record.</Quiet>}
      <TroubleBanner trouble={saving.trouble} />
      {standing.states.map((one) => (
        <One key={one._id}>
          <h3>{stateWords[one.state].label}</h3>
          <StateFacts one={one} timeZone={timeZone} />
          <Acts>
            <Button
              dense
              icon={<DownloadIcon size={15} />}
              pending={saving.pending}
              onClick={() => void saving.run(one._id)}
            >
              Download paper
            </Button>
            <Button dense onClick={() => setEnded(one.state)}>
              End record
            </Button>
          </Acts>
        </One>
      ))}
      <Acts>
        <Button dense onClick={() => setAdding(true)}>
          Add legal record
        </Button>
      </Acts>
      {isAdding && <RecordState person={person} today={todayIn(timeZone)} onClose={() => setAdding(false)} />}
      {ended && <EndState person={person} state={ended} onClose={() => setEnded(null)} />}
    </section>
  );
}

function StateFacts({ one, timeZone }: { one: ShownState; timeZone: string }) {
  const rows = [
    [stateWords[one.state].day, shortDay(one.on)],
    ['Case', caseWords(one)],
    ['Speaks for them', speakerWords(one)],
    ['Note', one.note],
    ['Added', `${one.userName}, ${practiceMoment(one.at, timeZone)}`],
  ] as const;
  return (
    <Facts>
      {rows.flatMap(([label, value]) =>
        value === null
          ? []
          : [
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>,
            ],
      )}
    </Facts>
  );
}

const schema = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, { error: 'Enter a reason' }), z.maxLength(500, 'Use 500 characters or fewer')),
});

type EndProps = { person: RestrictionPerson; state: PersonState; onClose: () => void };

/** Says what goes on, and asks why it ends. */
function EndState({ person, state, onClose }: EndProps) {
  const [requestKey] = useState(newRequestKey);
  const form = useForm({
    schema,
    submit: async ({ reason }) => {
      await endState(person, { state, reason }, requestKey);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`End “${stateWords[state].label}” for ${person.name}?`}
      act="End record"
      pendingText="Ending"
      form={form}
      onClose={onClose}
    >
      <p>
        What only this record stopped resumes. Payments that came due while it was on record get one new due date, at
        least 21 days away, and we email the borrower the amount and the date.
      </p>
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
