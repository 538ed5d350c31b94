import { email } from '@portals/steps/email-rule';
import { FlowPage } from '@portals/steps/flow-page';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { useGo } from '../go';
import { askForLink } from '../stores/enrollment.actions';
import { store } from '../stores/enrollment.store';
import { copy } from './copy';
import { EmailField } from './fields';
import { useEnrollmentForm } from './use-enrollment-form';

const words = copy.goOn;
const schema = z.object({ email: email() });

/** Asks for a link to go on with an enrollment that another browser began, or whose link is over. */
export function GoOnScreen() {
  const { linkFault } = useSnapshot(store);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const go = useGo();
  useEffect(
    () => () => {
      store.linkFault = null;
    },
    [],
  );
  const form = useEnrollmentForm(
    {
      schema,
      async submit(given) {
        await askForLink(given.email);
        setSentTo(given.email);
      },
    },
    null,
  );
  return (
    <FlowPage
      title={words.title}
      form={form.props}
      trouble={form.trouble}
      onAgain={form.again}
      onBack={() => go('start')}
      footer={
        <>
          <Button look="primary" big type="submit" pending={form.pending} pendingText={words.sending}>
            {words.send}
          </Button>
          <Button look="text" wide onClick={() => go('business-information')}>
            {words.anew}
          </Button>
        </>
      }
    >
      <ErrorSummary {...form.summary} />
      <Ask>{words.ask}</Ask>
      <Why>{words.why}</Why>
      <div aria-live="polite">
        {sentTo !== null ? (
          <Banner severity="success">{words.sent(sentTo)}</Banner>
        ) : (
          linkFault !== null && <Banner severity="warning">{linkFault}</Banner>
        )}
      </div>
      <EmailField field={form.field} at="email" label={words.email} />
    </FlowPage>
  );
}
