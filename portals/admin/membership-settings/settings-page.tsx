import { Note } from '@portals/ui/card';
import { StaffHead } from '@portals/ui/staff-shell';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PracticeChoice } from '../frame/practice-choice';
import { useMembershipPractice } from '../staff/membership-practice';

export const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 22px; padding: 18px 24px 48px; align-content: start;
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;

export type SettingsPageProps = {
  title: string;
  /** Beside the title. */
  acts?: ReactNode;
  children: (practice: { practiceId: string; mayEdit: boolean }) => ReactNode;
};

/** What stands around the settings of one practice's memberships: its choice where somebody sees several. */
export function SettingsPage({ title, acts, children }: SettingsPageProps) {
  const { practices, practiceId, mayEdit } = useMembershipPractice();
  return (
    <>
      <StaffHead>
        <h1>{title}</h1>
        {practiceId && acts}
      </StaffHead>
      {practiceId ? (
        children({ practiceId, mayEdit })
      ) : (
        <Body>
          {practices.length === 0 ? (
            <Note>None of your practices offers memberships yet.</Note>
          ) : (
            <PracticeChoice
              id="membership-practice"
              question="Choose a practice"
              why="Each practice has its own settings. A change at one doesn’t affect the others."
              practices={practices}
            />
          )}
        </Body>
      )}
    </>
  );
}
