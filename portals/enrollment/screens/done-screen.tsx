import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { isFramed } from '@portals/state/browser-storage';
import { FlowPage } from '@portals/steps/flow-page';
import { BackToPractice, Questions, Section } from '@portals/steps/outcome-parts';
import { useSurroundings } from '@portals/steps/surroundings';
import { Button } from '@portals/ui/button';
import { Note, Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { DownloadIcon } from '@portals/ui/icons';
import { useSnapshot } from 'valtio';
import { saveAgreement } from '../stores/enrollment.actions';
import { store } from '../stores/enrollment.store';
import { copy } from './copy';

const words = copy.done;

/** Everything is signed: what happens now, and the copy of what was signed. */
export function DoneScreen() {
  const { data } = useSnapshot(store.enrollment);
  const { leaveDevice } = useSurroundings();
  const saving = useAttempt(saveAgreement);
  if (!data) return null;
  const { authorization, businessInformation, primaryContact } = data;
  return (
    <FlowPage
      title={words.title}
      footer={
        <>
          <Button
            look="primary"
            big
            icon={<DownloadIcon size={19} />}
            pending={saving.pending}
            pendingText={words.saving}
            onClick={() => void saving.run()}
          >
            {words.save}
          </Button>
          {isFramed() ? (
            <BackToPractice />
          ) : (
            <Button look="text" wide onClick={leaveDevice}>
              {words.leave}
            </Button>
          )}
          <Questions />
        </>
      }
    >
      <TroubleBanner trouble={saving.trouble} />
      <Ask>{words.ask}</Ask>
      <Why>{words.why(businessInformation.providerName)}</Why>
      <Note>{words.signed(authorization.authorizedSigner, authorization.signerJobTitle, authorization.signedAt)}</Note>
      <Note>{words.copyMailed(primaryContact.email)}</Note>
      <Section>{words.next}</Section>
      <Numbered>
        {words.steps.map(([what, why]) => (
          <li key={what}>
            <b>{what}</b>
            {why}
          </li>
        ))}
      </Numbered>
    </FlowPage>
  );
}
