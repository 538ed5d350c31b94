import { paths, portalBase } from '@contract/paths';
import { FlowPage } from '@portals/steps/flow-page';
import { BackToPractice, Questions, Section } from '@portals/steps/outcome-parts';
import { useSurroundings } from '@portals/steps/surroundings';
import { ButtonLink } from '@portals/ui/button';
import { Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { StatusMark } from '@portals/ui/status-mark';
import { useSnapshot } from 'valtio';
import { store } from '../../stores/signup.store';

/** Registered: what the practice does next, and where a plan that waits is accepted. */
export function CompletedScreen() {
  const { data } = useSnapshot(store).signup;
  const { practice, isEmbedded, email } = useSurroundings();
  const name = practice?.name ?? 'your practice';
  const first = data?.user.firstname;
  const hasPlan = data?.hasRequestedTreatments ?? false;
  const tab = isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <FlowPage
      title="You’re registered"
      footer={
        <>
          {hasPlan ? (
            <ButtonLink look="primary" big href={`${portalBase}${paths.member.login.href()}`} {...tab}>
              See my plan
            </ButtonLink>
          ) : (
            <BackToPractice />
          )}
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
            <b>Look at your plan</b>
            Log in with the same email or phone to see each treatment and its price.
          </li>
        ) : (
          <>
            <li>
              <b>Choose treatments with {name}</b>
              At your next visit or on the phone.
            </li>
            <li>
              <b>Get your plan</b>
              {email ? `We email it to ${email}.` : 'We send it to you.'}
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
