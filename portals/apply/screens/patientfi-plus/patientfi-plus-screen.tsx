import { site } from '@portals/client/site-configuration';
import { useAttempt } from '@portals/form/attempt';
import { civilDate } from '@portals/format/dates';
import { dayIn } from '@portals/format/today';
import { FlowTrouble } from '@portals/steps/flow-trouble';
import { Button } from '@portals/ui/button';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { copy as parts } from '../../parts/copy';
import { apply } from '../../stores/apply.store';
import { askForPlus } from '../../stores/decision.actions';
import { ApplicationDeniedScreen } from '../application-denied/application-denied-screen';
import { copy } from './copy';

const Offer = styled.section`
  padding: 18px; border-radius: var(--radius-card); background: var(--page);
  h3 { margin: 0; font-size: 17px; line-height: 24px; font-weight: 600; }
  p { margin: 6px 0 14px; font-size: 15.5px; line-height: 22px; color: var(--ink-2); }
  p:last-child { margin-bottom: 0; }
`;

/** A denial at a practice with a second way to pay, which the patient may ask for. */
export function PatientfiPlusScreen() {
  const { application, practice } = useSnapshot(apply);
  const asking = useAttempt(askForPlus);
  const brand = site.brands.financing.name;
  const name = practice.data?.PracticeName ?? parts.yours;
  const askedAt = application.data?.outcome?.patientfiPlusAskedAt;
  return (
    <ApplicationDeniedScreen
      offer={
        <Offer aria-live="polite">
          <h3>{copy.title(brand)}</h3>
          {askedAt ? (
            <p>{copy.asked(name, civilDate(dayIn(askedAt)))}</p>
          ) : (
            <>
              <p>{copy.text(brand, name)}</p>
              <Button
                look="secondary"
                pending={asking.pending}
                pendingText={copy.asking}
                onClick={() => void asking.run()}
              >
                {copy.ask(brand)}
              </Button>
            </>
          )}
          <FlowTrouble trouble={asking.trouble} onAgain={asking.again} />
        </Offer>
      }
    />
  );
}
