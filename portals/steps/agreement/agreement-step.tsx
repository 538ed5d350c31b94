import { troubleOf } from '@portals/form/attempt';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import type { Resource } from '@portals/state/resource';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Checkbox } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { MoneySummary } from '@portals/ui/money-summary';
import { isSameName, SignaturePad } from '@portals/ui/signature-pad';
import { Skeleton } from '@portals/ui/skeleton';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { FlowPage, type FlowPageProps } from '../flow-page';
import { LegalSentence } from '../legal-sentence';
import { Section } from '../outcome-parts';
import { useSurroundings } from '../surroundings';
import { useQuestion } from '../use-question';
import { AgreementSheet, type AgreementText } from './agreement-sheet';
import { copy } from './copy';

/** A further tick that the flow needs before the name. */
export type FurtherConsent = { text: ReactNode; needed: string };

const schemaFor = (legalName: string, further: FurtherConsent | undefined) =>
  z.object({
    agreed: z.literal(true, copy.agreeNeeded),
    records: z.literal(true, copy.recordsNeeded),
    ...(further && { further: z.literal(true, further.needed) }),
    typedName: z.string().check(
      z.trim(),
      z.refine((typed) => isSameName(typed, legalName), copy.signNeeded(legalName)),
    ),
  });

export type AgreementStepProps = Pick<FlowPageProps, 'step' | 'isSavable' | 'onBack'> & {
  words: { title: string; ask: string; why: string };
  /** The agreement in a few lines. */
  lines: readonly { label: string; value: string }[];
  agreement: Snapshot<Resource<AgreementText>>;
  /** Fetches the text; called once when the step appears and again on request. */
  load: () => Promise<unknown>;
  legalName: string;
  /** Signs the text that was shown. `changed`: it is another one by now and must be read again. */
  sign: (typedName: string) => Promise<'signed' | 'changed'>;
  onSave: () => Promise<unknown>;
  further?: FurtherConsent;
};

/** The agreement: a few lines, the text, the consents and the typed name. What is signed is the text that was shown. */
export function AgreementStep({ words, agreement, load, legalName, sign, ...rest }: AgreementStepProps) {
  const { lines, onSave, further, ...page } = rest;
  const { email } = useSurroundings();
  const [hasChanged, setChanged] = useState(false);
  const schema = useMemo(() => schemaFor(legalName, further), [legalName, further]);
  const form = useQuestion({
    schema,
    async submit({ typedName }) {
      const hasNewText = (await sign(typedName)) === 'changed';
      setChanged(hasNewText);
      if (hasNewText) window.scrollTo({ top: 0 });
    },
  });
  // Once: `load` is a fresh function on every drawing.
  const [first] = useState(() => load);
  useEffect(() => {
    void first();
  }, [first]);
  const loading = agreement.error ? troubleOf(agreement.error) : null;
  const mayRepeat = form.trouble ? form.again : loading ? () => void load() : undefined;
  return (
    <FlowPage
      {...page}
      title={words.title}
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
            pendingText={copy.signing}
          >
            {copy.button}
          </Button>
          <FinePrint>{copy.fine(email !== null)}</FinePrint>
        </>
      }
    >
      <ErrorSummary {...form.summary} />
      <div aria-live="assertive">{hasChanged && <Banner severity="warning">{copy.changed}</Banner>}</div>
      <Ask>{words.ask}</Ask>
      <Why>{words.why}</Why>
      {lines.length > 0 && <MoneySummary lines={lines} />}
      <Section>{copy.text}</Section>
      {agreement.data ? (
        <AgreementSheet agreement={agreement.data} onSave={onSave} />
      ) : (
        agreement.loading && <Skeleton lines={12} label={copy.reading} />
      )}
      <Section>{copy.consents}</Section>
      <div>
        <Checkbox {...form.field('agreed')}>{copy.agree}</Checkbox>
      </div>
      <div>
        <Checkbox {...form.field('records')}>
          <LegalSentence text={copy.records} />
        </Checkbox>
      </div>
      {further && (
        <div>
          <Checkbox {...form.field('further')}>{further.text}</Checkbox>
        </div>
      )}
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
