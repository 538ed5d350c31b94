import type { StaffRole } from '@domain/enums';
import { leaveTyped } from '@portals/state/leaving.store';
import { walkWithArrows } from '@portals/ui/arrow-keys';
import { Button } from '@portals/ui/button';
import { CheckIcon, ChevronDownIcon } from '@portals/ui/icons';
import { Popover } from '@portals/ui/popover';
import { PracticeIcon } from '@portals/ui/staff-icons';
import { type KeyboardEvent, useState } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import styled from 'styled-components';
import { homeOf } from '../guard';
import { useListedPractices } from '../staff/listed-practices';
import type { listedPractices } from '../staff/practices';
import { choosePractice } from '../staff/staff.actions';

const Only = styled.span`
  display: inline-flex; align-items: center; gap: 8px; padding: 0 8px; color: var(--ink-2); font-size: 13px; font-weight: 600;
`;
const Name = styled.span`
  max-width: 220px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  @media (max-width: 425px) { max-width: 130px; }
`;
const Find = styled.input`
  display: block; width: 100%; min-height: 34px; margin-bottom: 8px; padding: 0 10px; border: 0; border-radius: 8px; background: var(--surface); color: var(--ink);
  box-shadow: inset 0 0 0 1px var(--line-control); font-size: 14px;
  @media (pointer: coarse) { min-height: 44px; font-size: 16px; }
`;
const List = styled.div`
  display: grid; gap: 1px; max-height: min(420px, 60dvh); overflow: auto; width: 280px; max-width: 100%;
  button { display: flex; align-items: center; gap: 10px; min-height: 34px; padding: 4px 10px; border: 0; border-radius: 8px; background: none; color: var(--ink); text-align: left; cursor: pointer; }
  button > small { margin-left: auto; color: var(--ink-3); font-size: 12.5px; }
  button > svg { margin-left: auto; color: var(--primary-text); } button > small + svg { margin-left: 0; }
  button:hover { background: var(--hover); }
  button[aria-pressed='true'] { font-weight: 600; }
  p { padding: 8px 10px; color: var(--ink-2); }
  @media (pointer: coarse) { button { min-height: 44px; } }
`;
const findFrom = 8;

type Practice = { readonly _id: string; readonly PracticeName: string; readonly StateCode: string };
export type PracticePickerProps = {
  person: Parameters<typeof listedPractices>[1] & { readonly role: StaffRole };
  practiceId: string | null;
};

/** Which practice the lists show. With one practice there is nothing to pick, so its name stands there. */
export function PracticePicker({ person, practiceId }: PracticePickerProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isDetail = Object.keys(useMatches().at(-1)?.params ?? {}).length > 0;
  const practices: readonly Practice[] = useListedPractices();
  // One that was chosen on pages of the other kind still narrows what is shown here, so its name stands here.
  const chosen = person.practices.find((practice) => practice._id === practiceId);
  const [only] = practices;
  if (!only) return null;
  if (practices.length === 1) {
    return (
      <Only>
        <PracticeIcon size={15} />
        <Name>{only.PracticeName}</Name>
      </Only>
    );
  }

  function choose(id: string | null, close: () => void) {
    close();
    leaveTyped(() => turnTo(id));
  }
  function turnTo(id: string | null) {
    choosePractice(id);
    // A detail of the last practice is left; every other screen shows the one that is chosen.
    if (isDetail) return void navigate(homeOf(person));
    // Another practice is another list, which begins at its first page.
    const kept = new URLSearchParams(search);
    if (!kept.has('page')) return;
    kept.delete('page');
    void navigate({ pathname, search: kept.toString() });
  }
  return (
    <Popover
      label="Practice"
      trigger={(props) => (
        <Button dense icon={<PracticeIcon size={15} />} {...props}>
          <Name>{chosen?.PracticeName ?? 'All practices'}</Name>
          <ChevronDownIcon size={15} />
        </Button>
      )}
    >
      {(close) => <Choices practices={practices} chosenId={practiceId} onChoose={(id) => choose(id, close)} />}
    </Popover>
  );
}

function Choices({
  practices,
  chosenId,
  onChoose,
}: {
  practices: readonly Practice[];
  chosenId: string | null;
  onChoose: (id: string | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = practices.filter((practice) => practice.PracticeName.toLowerCase().includes(wanted));
  function press(event: KeyboardEvent) {
    const [first] = shown;
    if (event.key === 'Enter' && wanted && first) onChoose(first._id);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the buttons inside.
    <div onKeyDown={walkWithArrows}>
      {practices.length >= findFrom && (
        <Find
          type="search"
          aria-label="Search practices"
          placeholder="Search practices"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      )}
      <List role="group" aria-label="Practices">
        {!wanted && (
          <button type="button" data-found="" aria-pressed={chosenId === null} onClick={() => onChoose(null)}>
            All practices
            {chosenId === null && <CheckIcon size={16} />}
          </button>
        )}
        {shown.map((practice) => (
          <button
            key={practice._id}
            type="button"
            data-found=""
            aria-pressed={practice._id === chosenId}
            onClick={() => onChoose(practice._id)}
          >
            {practice.PracticeName}
            <small>{practice.StateCode}</small>
            {practice._id === chosenId && <CheckIcon size={16} />}
          </button>
        ))}
        {shown.length === 0 && <p>No results for “{typed.trim()}”</p>}
      </List>
    </div>
  );
}
