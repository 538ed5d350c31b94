import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PracticeChoice } from '../frame/practice-choice';
import { useListedPractices } from '../staff/listed-practices';
import { staff } from '../staff/staff.store';
import { loadDetails } from './settings.actions';
import { settings } from './settings.store';

const Body = styled.div`
  display: grid; grid-template-columns: 168px minmax(0, 1fr); gap: 24px 36px; padding: 18px 24px 48px; align-items: start;
  &:not(:has(> nav)) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;
const Places = styled.nav`
  position: sticky; top: 12px;
  ul { display: grid; gap: 2px; }
  a { display: block; padding: 6px 10px; border-radius: 8px; color: var(--ink-2); font-weight: 500; text-decoration: none; }
  a:hover { background: var(--sunken); color: var(--ink); }
  @media (max-width: 900px) { position: static; ul { display: flex; flex-wrap: wrap; } }
`;
const Parts = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 36px;`;
export const Section = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; max-width: 760px; scroll-margin-top: 16px;`;

export type SettingsFrameProps = {
  title: string;
  /** Sections of the page, which the list at the left leads to. */
  places: readonly { id: string; label: string }[];
  children: (practiceId: string) => ReactNode;
};

/** What stands around the settings of one practice: its choice where somebody sees several, and its sections. */
export function SettingsFrame({ title, places, children }: SettingsFrameProps) {
  const { practiceId } = useSnapshot(staff);
  const { data, error } = useSnapshot(settings).details;
  const practices = useListedPractices();
  const chosenId = practices.length === 1 ? practices[0]?._id : practices.find(({ _id }) => _id === practiceId)?._id;
  useEffect(() => {
    if (chosenId) void loadDetails(chosenId);
  }, [chosenId]);
  const isThere = chosenId !== undefined && data?._id === chosenId;
  const retry = (
    <Button dense onClick={() => void loadDetails(chosenId ?? '')}>
      Try again
    </Button>
  );
  return (
    <>
      <StaffHead>
        <h1>{title}</h1>
      </StaffHead>
      <Body>
        {isThere && places.length > 1 && (
          <Places aria-label="Sections">
            <ul>
              {places.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </Places>
        )}
        <Parts>
          {!chosenId && (
            <PracticeChoice
              id="settings-practice"
              question="Choose a practice"
              why="Each practice has its own settings. A change at one doesn’t affect the others."
              practices={practices}
            />
          )}
          {chosenId && !isThere && !error && <Skeleton lines={6} label="Loading practice" />}
          {chosenId && error && (
            <Banner severity="error" actions={retry}>
              {error.message}
            </Banner>
          )}
          {isThere && children(chosenId)}
        </Parts>
      </Body>
    </>
  );
}
