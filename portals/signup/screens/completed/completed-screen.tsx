import { FlowPage } from '@portals/steps/flow-page';
import { BackToPractice, Questions, Section } from '@portals/steps/outcome-parts';
import { useSurroundings } from '@portals/steps/surroundings';
import { Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { StatusMark } from '@portals/ui/status-mark';
import { useSnapshot } from 'valtio';
import { store } from '../../stores/signup.store';

/** Registered: what the practice does next. */
export function CompletedScreen() {
  const { data } = useSnapshot(store).signup;
  const { practice } = useSurroundings();
  const name = practice?.name ?? 'your practice';
  const first = data?.user.firstname;
  const hasPlan = data?.hasRequestedTreatments ?? false;
  return (
    <FlowPage
      title="You’re registered"
      footer={
        <>
          <BackToPractice />
          <Questions />
        </>
      }
    >
      <StatusMark shape="approved">Approved</StatusMark>
      <Ask>{first ? `You’re registered, ${first}` : 'You’re registered'}</Ask>
      <Why>
        {hasPlan
          ? `${name} has a plan for you. You pay nothing until you accept it.`
          : `You can join the membership program of ${name}. You pay nothing until you accept a plan.`}
      </Why>
      <Section>What happens next</Section>
      <Numbered>
        {hasPlan ? (
          <li>
            <b>Look at your plan with {name}</b>
            With each treatment, its price and the monthly payment.
          </li>
        ) : (
          <>
            <li>
              <b>Choose treatments with {name}</b>
              At your next visit or on the phone.
            </li>
            <li>
              <b>Get your plan from {name}</b>
              With each treatment, its price and the monthly payment.
            </li>
          </>
        )}
        <li>
          <b>Accept it and start</b>
          Your membership begins then, not before.
        </li>
      </Numbered>
    </FlowPage>
  );
}
