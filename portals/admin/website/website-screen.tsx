import { paths, portalBase } from '@contract/paths';
import { Builder } from '@portals/embed-builder/builder';
import { Banner } from '@portals/ui/banner';
import { Button, ButtonLink } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { ExternalIcon } from '@portals/ui/icons';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PracticeChoice } from '../frame/practice-choice';
import { useListedPractices } from '../staff/listed-practices';
import { staff } from '../staff/staff.store';
import { CheckCard } from './check-card';
import { SitesCard } from './sites-card';
import { loadSites } from './website.actions';
import { website } from './website.store';

const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; padding: 18px 24px 48px; align-content: start;
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;
const Section = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; scroll-margin-top: 16px;`;

/** A practice's websites: where its widgets may be shown, the snippet to copy, and a look at a page (decision 39). */
export function WebsiteScreen() {
  const { practiceId } = useSnapshot(staff);
  const practices = useListedPractices();
  const chosenId = practices.length === 1 ? practices[0]?._id : practices.find(({ _id }) => _id === practiceId)?._id;
  useEffect(() => {
    if (chosenId) void loadSites(chosenId);
  }, [chosenId]);
  return (
    <>
      <StaffHead>
        <h1>Website</h1>
        <ButtonLink
          dense
          icon={<ExternalIcon size={15} />}
          href={`${portalBase}${paths.embedGuide.href()}`}
          target="_blank"
          rel="noreferrer"
        >
          Developer page
        </ButtonLink>
      </StaffHead>
      <Body>
        {chosenId ? (
          <PracticeWebsite practiceId={chosenId} />
        ) : (
          <PracticeChoice
            id="website-practice"
            question="Choose a practice"
            why="Each practice has its own websites and snippet."
            practices={practices}
          />
        )}
      </Body>
    </>
  );
}

function PracticeWebsite({ practiceId }: { practiceId: string }) {
  const { data, error } = useSnapshot(website).list;
  if (!data || data.practiceId !== practiceId) {
    if (!error) return <Skeleton lines={6} label="Loading websites" />;
    const retry = (
      <Button dense onClick={() => void loadSites(practiceId)}>
        Try again
      </Button>
    );
    return (
      <Banner severity="error" actions={retry}>
        {error.message}
      </Banner>
    );
  }
  return (
    <>
      <SitesCard list={data} />
      <CheckCard key={practiceId} list={data} />
      <Section id="builder">
        <div>
          <Heading>Build your snippet</Heading>
          <Note>Choose what patients see, then copy the snippet into your website.</Note>
        </div>
        <Builder key={practiceId} practice={data.slug} enrollments={data.enrollments} />
      </Section>
    </>
  );
}
