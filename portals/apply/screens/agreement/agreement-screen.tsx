import { agreementConsents } from '@contract/consents';
import { civilDate } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Checkbox } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { MoneySummary } from '@portals/ui/money-summary';
import { isSameName, SignaturePad } from '@portals/ui/signature-pad';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { troubleOf } from '../../flow/attempt';
import { FlowPage } from '../../flow/flow-page';
import { useGo } from '../../flow/go';
import { LegalLink } from '../../flow/legal-link';
import { Section, usd } from '../../flow/outcome-parts';
import { useQuestion } from '../../flow/use-question';
import { loadAgreement, sign } from '../../stores/agreement.actions';
import { type ApplicationView, apply } from '../../stores/apply.store';
import { todayHere } from '../../today';
import { AgreementSheet } from './agreement-sheet';
import { copy } from './copy';

function linesOf(outcome: ApplicationView['outcome'], practice: string) {
  const { approvedCreditLine = null, creditProfile = null, apr = null } = outcome ?? {};
  return [
    ...(approvedCreditLine === null ? [] : [{ label: copy.limit, value: usd(approvedCreditLine) }]),
    ...(creditProfile?.expiresOn ? [{ label: copy.until, value: civilDate(creditProfile.expiresOn) }] : []),
    { label: copy.where, value: practice },
    ...(apr === null ? [] : [{ label: copy.rates, value: `${apr.from}% to ${apr.to}%` }]),
    { label: copy.cost, value: copy.free },
  ];
}

const schemaFor = (legalName: string) =>
  z.object({
    agreed: z.literal(true, copy.agreeNeeded),
    records: z.literal(true, copy.recordsNeeded),
    typedName: z.string().check(
      z.trim(),
      z.refine((typed) => isSameName(typed, legalName), copy.signNeeded(legalName)),
    ),
  });

/** The agreement: five lines, the text, the consents and the typed name. What is signed is the text that was shown. */
export function AgreementScreen() {
  const { application, practice, agreement } = useSnapshot(apply);
  const go = useGo();
  const [hasChanged, setChanged] = useState(false);
  const { firstName, lastName, outcome } = application.data ?? { firstName: null, lastName: null, outcome: null };
  const legalName = [firstName, lastName].filter(Boolean).join(' ');
  const schema = useMemo(() => schemaFor(legalName), [legalName]);
  const form = useQuestion({
    schema,
    async submit({ typedName }) {
      const signing = await sign(typedName, agreementConsents);
      setChanged(signing.outcome === 'changed');
      if (signing.outcome === 'signed') go({ step: signing.pagePath }, { replace: true });
      else window.scrollTo({ top: 0 });
    },
  });
  useEffect(() => {
    void loadAgreement();
  }, []);
  const loading = agreement.error ? troubleOf(agreement.error) : null;
  return (
    <FlowPage
      title={copy.title}
      onBack={() => go({ step: 'congratulations' })}
      form={form.props}
      trouble={form.trouble ?? loading}
      onAgain={form.trouble ? form.again : () => void loadAgreement()}
      footer={
        <>
          <Button
            look="primary"
            big
            type="submit"
            disabled={!agreement.data}
            pending={form.pending}
            pendingText={copy.signing}
          >
            {copy.button}
          </Button>
          <FinePrint>{copy.fine}</FinePrint>
        </>
      }
    >
      <ErrorSummary {...form.summary} />
      <div aria-live="assertive">{hasChanged && <Banner severity="warning">{copy.changed}</Banner>}</div>
      <Ask>{copy.ask}</Ask>
      <Why>{copy.why}</Why>
      <MoneySummary lines={linesOf(outcome, practice.data?.PracticeName ?? '')} />
      <Section>{copy.text}</Section>
      {agreement.data ? (
        <AgreementSheet agreement={agreement.data} />
      ) : (
        agreement.loading && <Skeleton lines={12} label={copy.reading} />
      )}
      <Section>{copy.consents}</Section>
      <div>
        <Checkbox {...form.field('agreed')}>{copy.agree}</Checkbox>
      </div>
      <div>
        <Checkbox {...form.field('records')}>
          {copy.records} Read the <LegalLink to="electronicRecordsSignature">electronic records consent</LegalLink>.
        </Checkbox>
      </div>
      <SignaturePad
        label={copy.sign}
        hint={copy.signHint(legalName)}
        legalName={legalName}
        date={civilDate(todayHere(), 'table')}
        {...form.field('typedName')}
      />
    </FlowPage>
  );
}
