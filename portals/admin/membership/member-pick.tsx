import { walkWithArrows } from '@portals/ui/arrow-keys';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { PlusIcon } from '@portals/ui/icons';
import { Monogram } from '@portals/ui/monogram';
import { StatusMark } from '@portals/ui/status-mark';
import { SearchField } from '@portals/ui/table/filter-bar';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { memberStanding } from '../words/member-status';
import { searchMembers } from './plan.actions';
import { type FoundMember, planPage } from './plan.store';
import { contactOf, counted, nameOf } from './plan-words';

const Box = styled.section`
  --search-width: 100%;
  display: grid; gap: 10px; max-width: 560px; padding: 20px 24px 40px;
  @media (max-width: 767.98px) { padding: 16px 16px 40px; }
`;
const Found = styled.ul`
  display: grid; gap: 1px; margin: 0 -8px;
  button {
    display: flex; align-items: center; gap: 10px; width: 100%; min-height: 48px; padding: 6px 8px; border: 0; border-radius: 8px; background: none; color: var(--ink);
    text-align: left; cursor: pointer; font: inherit;
  }
  button:hover { background: var(--hover); }
  button > span:nth-child(2) { flex: 1; min-width: 0; }
  b { display: block; font-weight: 600; } small { display: block; font-size: 12.5px; line-height: 17px; color: var(--ink-3); overflow-wrap: anywhere; }
`;

export type MemberPickProps = {
  practiceId: string;
  onChoose: (member: FoundMember) => void;
  onNew: () => void;
};

/** Whom a plan is for: somebody of the practice, by name, number or address, or somebody new. */
export function MemberPick({ practiceId, onChoose, onNew }: MemberPickProps) {
  const { data, loading, error } = useSnapshot(planPage).found;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    void searchMembers(practiceId, '');
    box.current?.querySelector('input')?.focus();
  }, [practiceId]);
  return (
    <Box ref={box} aria-label="Choose a patient" onKeyDown={walkWithArrows}>
      <Heading>Choose a patient</Heading>
      <SearchField
        label="Name, phone, or email"
        value={data?.text ?? ''}
        onValue={(text) => void searchMembers(practiceId, text.slice(0, 80))}
      />
      {error && (
        <p role="alert">
          {error.message}{' '}
          <Button dense onClick={() => void searchMembers(practiceId, data?.text ?? '')}>
            Try again
          </Button>
        </p>
      )}
      {data && data.members.length > 0 && (
        <Found aria-label="Search results" aria-busy={loading}>
          {data.members.map((member) => {
            const { shape, word } = memberStanding(member.memberStatus);
            return (
              <li key={member._id}>
                <button type="button" onClick={() => onChoose(member)}>
                  <Monogram name={nameOf(member)} round size={30} />
                  <span>
                    <b>{nameOf(member)}</b>
                    <small>{contactOf(member)}</small>
                  </span>
                  <StatusMark shape={shape}>{word}</StatusMark>
                </button>
              </li>
            );
          })}
        </Found>
      )}
      <Note role="status">{foundText(data, loading)}</Note>
      <div>
        <Button icon={<PlusIcon size={16} />} onClick={onNew}>
          New patient
        </Button>
      </div>
    </Box>
  );
}

function foundText(data: { readonly text: string; readonly members: readonly unknown[] } | null, loading: boolean) {
  if (loading) return 'Searching…';
  if (!data) return '';
  if (data.members.length > 0) return counted(data.members.length, 'person', 'people');
  return data.text === ''
    ? 'No members at this practice yet.'
    : `No members match “${data.text}”. Select “New patient” to send a plan to someone new.`;
}
