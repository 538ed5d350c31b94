import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { Tag } from '@portals/ui/tag';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { usd } from '../words/amounts';
import { Section, SettingsFrame } from './settings-frame';
import { AddDialog, ChangeDialog, RemoveDialog } from './treatment-dialogs';
import { loadTreatments } from './treatments.actions';
import { type Treatment, treatments } from './treatments.store';

type Shown = Frozen<Treatment>;

const List = styled.ul`
  border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 46px; padding: 6px 6px 6px 14px; }
  li + li { border-top: 1px solid var(--line); }
  li > b { flex: 1 1 180px; font-weight: 500; overflow-wrap: anywhere; }
  li > span { color: var(--ink-2); font-variant-numeric: tabular-nums lining-nums; }
`;

/** What a practice does and asks for it (provider-admin §2 treatment settings; §6: the Admin's alone). */
export function TreatmentSettingsScreen() {
  return (
    <SettingsFrame title="Treatment settings" places={[]}>
      {(practiceId) => <TreatmentsSection key={practiceId} practiceId={practiceId} />}
    </SettingsFrame>
  );
}

type Open = { act: 'edit' | 'remove'; of: Shown } | { act: 'add' };

function TreatmentsSection({ practiceId }: { practiceId: string }) {
  const { data, error } = useSnapshot(treatments).list;
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => void loadTreatments(practiceId), [practiceId]);
  const close = () => setOpen(null);
  const retry = (
    <Button dense onClick={() => void loadTreatments(practiceId)}>
      Try again
    </Button>
  );
  if (error && !data)
    return (
      <Banner severity="error" actions={retry}>
        {error.message}
      </Banner>
    );
  if (!data) return <Skeleton lines={5} label="Loading treatments" />;
  return (
    <Section aria-labelledby="treatments-title">
      <div>
        <Heading id="treatments-title">Treatments</Heading>
        <Note>Staff choose from these names when they request a transaction. The patient sees the names chosen.</Note>
      </div>
      {data.length === 0 ? (
        <Note>No treatments yet. Until you add some, staff type the name.</Note>
      ) : (
        <List aria-label="Treatments">
          {data.map((one) => (
            <li key={one._id}>
              <b>{one.procedure}</b>
              {one.allerganTreatment && <Tag>Allergan</Tag>}
              <span>{usd(one.total_price)}</span>
              <Button dense onClick={() => setOpen({ act: 'edit', of: one })} aria-label={`Edit ${one.procedure}`}>
                Edit
              </Button>
              <Button
                dense
                look="quiet"
                onClick={() => setOpen({ act: 'remove', of: one })}
                aria-label={`Remove ${one.procedure}`}
              >
                Remove
              </Button>
            </li>
          ))}
        </List>
      )}
      <div>
        <Button dense look="primary" onClick={() => setOpen({ act: 'add' })}>
          Add treatment
        </Button>
      </div>
      {open?.act === 'add' && <AddDialog practiceId={practiceId} onClose={close} />}
      {open?.act === 'edit' && <ChangeDialog of={open.of} onClose={close} />}
      {open?.act === 'remove' && <RemoveDialog practiceId={practiceId} of={open.of} onClose={close} />}
    </Section>
  );
}
