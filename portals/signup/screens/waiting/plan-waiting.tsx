import { FlowPage } from '@portals/steps/flow-page';
import { BackToPractice, Questions, Section } from '@portals/steps/outcome-parts';
import { useSurroundings } from '@portals/steps/surroundings';
import { Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { copy } from '../outcome-copy';
import { EmailLink } from './email-link';

/** A registered member without requested treatments: the practice builds the plan (membership §4 step 9). */
export function PlanWaiting() {
  const { practice } = useSurroundings();
  const name = practice?.name ?? copy.yours;
  return (
    <FlowPage
      title={copy.waiting}
      footer={
        <>
          <BackToPractice />
          <Questions />
        </>
      }
    >
      <Ask>{copy.preparing(name)}</Ask>
      <Why>{copy.nothingYet}</Why>
      <EmailLink />
      <Section>{copy.next}</Section>
      <Numbered>
        <li>
          <b>{copy.chooses(name)}</b>
          {copy.atVisit}
        </li>
        <li>
          <b>{copy.youGet(name)}</b>
          {copy.withEach}
        </li>
        <li>
          <b>{copy.orNot}</b>
          {copy.starts}
        </li>
      </Numbered>
    </FlowPage>
  );
}
