import { FlowPage } from '@portals/steps/flow-page';
import { BackToPractice, Questions, Section } from '@portals/steps/outcome-parts';
import { useSurroundings } from '@portals/steps/surroundings';
import { Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { StatusMark } from '@portals/ui/status-mark';
import { useSnapshot } from 'valtio';
import { store } from '../../stores/signup.store';
import { copy } from '../outcome-copy';

/** Registered: what the practice does next. */
export function CompletedScreen() {
  const { data } = useSnapshot(store).signup;
  const { practice } = useSurroundings();
  const name = practice?.name ?? copy.yoursWithin;
  const first = data?.user.firstname;
  const hasPlan = data?.hasRequestedTreatments ?? false;
  return (
    <FlowPage
      title={copy.registered}
      footer={
        <>
          <BackToPractice />
          <Questions />
        </>
      }
    >
      <StatusMark shape="approved">{copy.approved}</StatusMark>
      <Ask>{first ? copy.registeredName(first) : copy.registered}</Ask>
      <Why>{hasPlan ? copy.hasPlan(name) : copy.mayJoin(name)}</Why>
      <Section>{copy.next}</Section>
      <Numbered>
        {hasPlan ? (
          <li>
            <b>{copy.look(name)}</b>
            {copy.withEach}
          </li>
        ) : (
          <>
            <li>
              <b>{copy.choose(name)}</b>
              {copy.atVisit}
            </li>
            <li>
              <b>{copy.get(name)}</b>
              {copy.withEach}
            </li>
          </>
        )}
        <li>
          <b>{copy.accept}</b>
          {copy.begins}
        </li>
      </Numbered>
    </FlowPage>
  );
}
