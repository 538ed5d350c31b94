import { useTabThing } from '@portals/shell/tab-thing';
import { StaffHead } from '@portals/ui/staff-shell';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PracticeChoice } from '../frame/practice-choice';
import { loadNotes } from '../person/notes.actions';
import { NotesTab } from '../person/notes-tab';
import { useListedPractices } from '../staff/listed-practices';
import { zoneOfPractice } from '../staff/practices';
import { staff } from '../staff/staff.store';

const Ask = styled.div`padding: 20px 24px; @media (max-width: 767.98px) { padding: 16px; }`;

/** What the platform's staff wrote down about a practice (provider-admin §1, "View ... provider notes"). */
export function ProviderNotesScreen() {
  const { person, practiceId } = useSnapshot(staff);
  const practices = useListedPractices();
  const practice = practices.length === 1 ? practices[0] : practices.find(({ _id }) => _id === practiceId);
  const chosenId = practice?._id;
  useTabThing(practice?.PracticeName);
  useEffect(() => {
    if (chosenId) void loadNotes({ practiceManagementId: chosenId });
  }, [chosenId]);
  return (
    <>
      <StaffHead>
        <h1>{practice ? `Notes about ${practice.PracticeName}` : 'Provider notes'}</h1>
      </StaffHead>
      {practice ? (
        <NotesTab
          subject={{ practiceManagementId: practice._id }}
          name={practice.PracticeName}
          timeZone={zoneOfPractice(person, practice._id)}
          mayEdit={person?.permissions.includes('note.edit') ?? false}
        />
      ) : (
        <Ask>
          <PracticeChoice
            id="notes-practice"
            question="Choose a practice"
            why="Each practice has its own notes."
            practices={practices}
          />
        </Ask>
      )}
    </>
  );
}
