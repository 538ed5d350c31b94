import { isPersonName } from '@domain/person-name';
import { troubleOf } from '@portals/form/attempt';
import { AgreementSheet } from '@portals/steps/agreement/agreement-sheet';
import { FlowPage } from '@portals/steps/flow-page';
import { needed } from '@portals/steps/rules';
import { copy as rules } from '@portals/steps/rules-copy';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Checkbox } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { Skeleton } from '@portals/ui/skeleton';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { useBack, useGo } from '../go';
import { loadAgreement, saveAgreement, sign } from '../stores/enrollment.actions';
import { store } from '../stores/enrollment.store';
import { copy } from './copy';
import { Part } from './fields';
import { useEnrollmentForm } from './use-enrollment-form';

const words = copy.finish;
const Tick = styled.div`margin-top: 14px;`;

const schema = z.object({
  agreed: z.literal(true, words.agreeNeeded),
  authorization: z.object({
    authorizedSigner: needed(copy.needed.signer, 130).check(z.refine(isPersonName, rules.personName(words.signer))),
    signerJobTitle: needed(copy.needed.jobTitle, 80),
  }),
});

/** The master agreement: read, then signed for the practice (provider-admin §2, §3). What is signed is the text that was shown. */
export function FinishScreen() {
  const { enrollment, agreement } = useSnapshot(store);
  const [hasChanged, setChanged] = useState(false);
  const go = useGo();
  const onBack = useBack('finish');
  useEffect(() => {
    void loadAgreement();
  }, []);
  const authorization = enrollment.data?.authorization;
  const form = useEnrollmentForm(
    {
      schema,
      initial: {
        'authorization.authorizedSigner': authorization?.authorizedSigner,
        'authorization.signerJobTitle': authorization?.signerJobTitle,
      },
      async submit({ authorization: signature }) {
        const page = await sign(signature);
        setChanged(page === null);
        if (page === null) window.scrollTo({ top: 0 });
        else go(page, { replace: true });
      },
    },
    null,
  );
  const loading = agreement.error ? troubleOf(agreement.error) : null;
  const mayRepeat = form.trouble ? form.again : loading ? () => void loadAgreement() : undefined;
  return (
    <FlowPage
      title={words.title}
      step={{ at: 5, about: words.about }}
      isSavable
      {...(onBack && { onBack })}
      form={form.props}
      trouble={form.trouble ?? loading}
      {...(mayRepeat && { onAgain: mayRepeat })}
      footer={
        <>
          <Button
            look="primary"
            big
            type="submit"
            disabled={!agreement.data}
            pending={form.pending}
            pendingText={words.signing}
          >
            {words.sign}
          </Button>
          <FinePrint>{words.fine}</FinePrint>
        </>
      }
    >
      <ErrorSummary {...form.summary} />
      <div aria-live="assertive">{hasChanged && <Banner severity="warning">{words.changed}</Banner>}</div>
      <Ask>{words.ask}</Ask>
      <Why>{words.why}</Why>
      {agreement.data ? (
        <AgreementSheet agreement={agreement.data} onSave={saveAgreement} />
      ) : (
        agreement.loading && <Skeleton lines={12} label={words.reading} />
      )}
      <Part>{words.who}</Part>
      <TextField label={words.signer} autoComplete="off" {...form.field('authorization.authorizedSigner')} />
      <TextField label={words.jobTitle} autoComplete="off" {...form.field('authorization.signerJobTitle')} />
      <TextField id="enrollment-signed-at" name="" label={words.day} readOnly value={authorization?.signedAt ?? ''} />
      <Tick>
        <Checkbox {...form.field('agreed')}>{words.agree}</Checkbox>
      </Tick>
    </FlowPage>
  );
}
