import { leaveTyped } from '@portals/state/leaving.store';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { SearchIcon } from '@portals/ui/icons';
import { Modal } from '@portals/ui/modal';
import type { StaffGroup } from '@portals/ui/staff-shell';
import { StatusMark } from '@portals/ui/status-mark';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { homeOf } from '../../guard';
import { useListedPractices } from '../../staff/listed-practices';
import { membershipPractices } from '../../staff/practices';
import { choosePractice } from '../../staff/staff.actions';
import type { StaffPerson } from '../../staff/staff.store';
import { foundGroups } from '../../words/found-words';
import { type Entry, type EntryGroup, entriesOf } from './entries';
import { closePalette, find, setMembersOnly } from './palette.actions';
import { palette } from './palette.store';

const Field = styled.label`
  display: flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 12px; border-radius: 10px; box-shadow: inset 0 0 0 1px var(--line-control); color: var(--ink-3);
  &:focus-within { box-shadow: inset 0 0 0 2px var(--focus); }
  input { flex: 1; min-width: 0; min-height: 44px; border: 0; outline: none; background: none; color: var(--ink); font-size: 16px; }
`;
const List = styled.div`
  margin: 10px -10px 0; max-height: min(440px, 56dvh); overflow: auto; overscroll-behavior: contain;
  p { padding: 10px 10px 4px; font-size: 12.5px; line-height: 16px; font-weight: 400; color: var(--ink-2); }
  [role='option'] { display: flex; align-items: center; gap: 10px; min-height: 40px; padding: 4px 10px; border-radius: 8px; cursor: pointer; scroll-margin: 28px; }
  [role='option'] > b { font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  [role='option'] > small { flex: 1; font-size: 13px; color: var(--ink-2); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  [aria-selected='true'] { background: var(--primary-50); box-shadow: inset 0 0 0 1px var(--primary-300); }
  @media (forced-colors: active) { [aria-selected='true'] { outline: 2px solid Highlight; } }
`;
const Foot = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 6px 16px; margin-top: 12px; color: var(--ink-2); font-size: 13px;`;

/** How long nobody types before the server is asked. */
const PAUSE_MS = 150;

type PaletteProps = { person: StaffPerson; places: readonly StaffGroup[] };

/** Ctrl K or ⌘ K from anywhere: places, practices, people and numbers, with the keyboard alone. */
export function CommandPalette(props: PaletteProps) {
  const { isOpen } = useSnapshot(palette);
  return (
    <Modal open={isOpen} title="Search" wide onClose={closePalette}>
      <Finder {...props} />
    </Modal>
  );
}

function Finder({ person, places }: PaletteProps) {
  const { found, isMembersOnly } = useSnapshot(palette);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const navigate = useNavigate();
  const practices = useListedPractices();
  const canNarrow = person.brand !== 'membership' && membershipPractices(person).length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the switch asks the same text anew.
  useEffect(() => {
    const timer = setTimeout(() => void find(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isMembersOnly]);

  const groups = entriesOf(text, { places, practices, found: found.data ? foundGroups(found.data) : [] });
  const isNobody = found.data?.text === text.trim() && !found.loading && foundGroups(found.data).length === 0;
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries[Math.min(at, entries.length - 1)];
  const point = (entry: Entry) => setAt(entries.indexOf(entry));
  function act({ act: wanted }: Entry) {
    closePalette();
    if ('to' in wanted) return void navigate(wanted.to);
    const { practiceId } = wanted;
    leaveTyped(() => {
      choosePractice(practiceId);
      void navigate(homeOf(person));
    });
  }
  function press(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, entries.length - 1) + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      act(chosen);
    }
  }
  return (
    <>
      <Field>
        <SearchIcon size={17} />
        <input
          type="text"
          role="combobox"
          aria-label="Search people, pages, and numbers"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(listId, chosen)}
          autoComplete="off"
          maxLength={100}
          placeholder="Name, email, number, or page"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </Field>
      <Options listId={listId} groups={groups} chosen={chosen} isBusy={found.loading} onPoint={point} onAct={act} />
      {isNobody && <Note>No results for “{text.trim()}”.</Note>}
      <Foot>
        {canNarrow && (
          <Checkbox
            id="members-only"
            name="members-only"
            checked={isMembersOnly}
            onChange={({ target }) => setMembersOnly(target.checked)}
          >
            Memberships only
          </Checkbox>
        )}
        <span>
          {found.error ? (
            <span role="alert">{found.error.message}</span>
          ) : (
            'Use the arrow keys to move and Enter to open.'
          )}
        </span>
      </Foot>
      <VisuallyHidden role="status">{text.trim() && !found.loading ? countWords(entries.length) : ''}</VisuallyHidden>
    </>
  );
}

type OptionsProps = {
  listId: string;
  groups: readonly EntryGroup[];
  chosen: Entry | undefined;
  isBusy: boolean;
  onPoint: (entry: Entry) => void;
  onAct: (entry: Entry) => void;
};

function Options({ listId, groups, chosen, isBusy, onPoint, onAct }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line was chosen, and it may lie outside of what is seen.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.id]);
  return (
    <List ref={list} id={listId} role="listbox" aria-label="Results" aria-busy={isBusy}>
      {groups.map(({ title, entries: inGroup }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox have no element of their own.
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true">{title}</p>
          {inGroup.map((entry) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen line.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
            <div
              key={entry.id}
              id={optionId(listId, entry)}
              role="option"
              aria-selected={entry === chosen}
              onClick={() => onAct(entry)}
              onMouseMove={() => onPoint(entry)}
            >
              <b>{entry.name}</b>
              <small>{entry.detail}</small>
              {entry.status && <StatusMark shape={entry.status.shape}>{entry.status.word}</StatusMark>}
            </div>
          ))}
        </div>
      ))}
    </List>
  );
}

const optionId = (listId: string, { id }: Entry) => `${listId}-${id}`;
const countWords = (count: number) => (count === 1 ? '1 result' : `${count} results`);
