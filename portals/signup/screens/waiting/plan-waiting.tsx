import { FlowPage } from '@portals/steps/flow-page';
import { BackToPractice, Questions, Section } from '@portals/steps/outcome-parts';
import { useSurroundings } from '@portals/steps/surroundings';
import { Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { EmailLink } from './email-link';

/** A registered member without requested treatments: the practice builds the plan (membership §4 step 9). */
export function PlanWaiting() {
  const { practice } = useSurroundings();
  const name = practice?.name ?? 'Your practice';
  return (
    <FlowPage
      title="Waiting for your plan"
      footer={
        <>
          <BackToPractice />
          <Questions />
        </>
      }
    >
      <Ask>{name} is preparing your plan</Ask>
      <Why>You’re registered. You pay nothing until you accept a plan.</Why>
      <EmailLink />
      <Section>What happens next</Section>
      <Numbered>
        <li>
          <b>{name} chooses treatments with you</b>
          At your next visit or on the phone.
        </li>
        <li>
          <b>You get your plan from {name}</b>
          With each treatment, its price and the monthly payment.
        </li>
        <li>
          <b>You accept it, or you don’t</b>
          The membership starts when you accept the plan.
        </li>
      </Numbered>
    </FlowPage>
  );
}
