import { fullName } from '@domain/person-name';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usdExact } from '@portals/format/usd';
import { LegalLink } from '@portals/steps/legal-link';
import { useQuestion } from '@portals/steps/use-question';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { FinePrint } from '@portals/ui/flow-shell';
import { LockIcon } from '@portals/ui/icons';
import { LegalText } from '@portals/ui/legal-text';
import { isSameName, SignaturePad } from '@portals/ui/signature-pad';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { useStep } from '../../activation-flow';
import { useCurrent } from '../../parts/current';
import { InstallmentBox } from '../../parts/installment-box';
import { PayWith } from '../../parts/pay/pay-with';
import { wayName } from '../../parts/pay/way-name';
import { activate, chooseWay } from '../../stores/activation.actions';
import { activation, type Details } from '../../stores/activation.store';
import { ways } from '../../stores/ways.store';
import { ActivationPage } from './activation-page';
import { AmountTitle } from './amount-title';
import { copy } from './copy';
import { dueToday, laterPayments } from './figures';
import { TodaySummary } from './today-summary';
import { useDetails, useIsFresh } from './use-details';

const Told = styled.div`> * { margin-top: 16px; }`;
const Part = styled.section`margin-top: 32px; display: grid; gap: 12px;`;
const Sheet = styled.div`
  max-height: 60vh; overflow: auto; padding: 20px 18px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line-2);
  @media print { max-height: none; overflow: visible; box-shadow: none; padding: 0; }
`;

const schemaFor = (legalName: string) =>
  z.object({
    agreed: z.literal(true, copy.agreeNeeded),
    typedName: z.string().check(
      z.trim(),
      z.refine((typed) => isSameName(typed, legalName), copy.signNeeded(legalName)),
    ),
  });

/** Check, pay and sign: what is charged is what is shown (membership §2, sub-step review-agreements). */
export function ReviewStep() {
  const details = useDetails();
  return details ? <Review details={details} /> : null;
}

function Review({ details }: { details: Snapshot<Details> }) {
  const { payAtOnce, methodId } = useSnapshot(activation);
  const isFresh = useIsFresh();
  const go = useStep();
  const member = useCurrent();
  const legalName = fullName(member?.firstName, member?.lastName);
  const schema = useMemo(() => schemaFor(legalName), [legalName]);
  const [isDeclined, setDeclined] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const paying = useRef<HTMLDivElement>(null);
  const { due } = dueToday(details, payAtOnce);
  const form = useQuestion({
    schema,
    async submit({ typedName }) {
      setDeclined(false);
      const signed = await activate(details, typedName, due);
      if (signed === 'done') go('congratulations', { replace: true });
      if (signed === 'plan' || signed === 'figures') window.scrollTo({ top: 0 });
      if (signed !== 'declined') return;
      setDeclined(true);
      paying.current?.scrollIntoView({ block: 'center' });
    },
  });
  return (
    <ActivationPage
      step={{ at: 3, about: 'review-agreements' }}
      onBack={() => go('payment')}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        <>
          <Button
            look="primary"
            big
            disabled={!isFresh || methodId === null || isAdding}
            pending={form.pending}
            pendingText={copy.signing}
            onClick={() => void form.send()}
          >
            {due > 0 ? copy.signAndPay(usdExact(due)) : copy.signOnly}
          </Button>
          <FinePrint>
            <LockIcon size={14} />
            {copy.cancelFine}
          </FinePrint>
        </>
      }
    >
      <ErrorSummary {...form.summary} />
      <AmountTitle details={details} />
      <TodaySummary details={details} />
      <Told ref={paying} aria-live="assertive">
        {isDeclined && <Banner severity="error">{copy.declined}</Banner>}
      </Told>
      <PayWith
        value={methodId}
        isAdding={isAdding}
        onAdding={setAdding}
        onValue={(chosen) => {
          setDeclined(false);
          chooseWay(chosen);
        }}
      />
      <Terms details={details} />
      <form {...form.props}>
        <Part>
          {/* Another text is read and agreed to anew; the name stays. */}
          <div key={details.disclosureHash}>
            <Checkbox {...form.field('agreed')}>
              <Agreed details={details} due={due} />
            </Checkbox>
          </div>
          <SignaturePad
            label={copy.sign}
            hint={copy.signHint(legalName)}
            legalName={legalName}
            date={civilDate(todayHere(), 'table')}
            {...form.field('typedName')}
          />
        </Part>
      </form>
    </ActivationPage>
  );
}

function Terms({ details }: { details: Snapshot<Details> }) {
  const { agreement, federalBox, totalTreatmentsCost, upfrontCost, membershipFee } = details;
  const { title, sections } = agreement;
  return (
    <Part>
      <Heading>{copy.terms}</Heading>
      {federalBox && (
        <InstallmentBox box={federalBox}>
          {copy.boxNote(usdExact(totalTreatmentsCost), usdExact(upfrontCost), usdExact(membershipFee))}
        </InstallmentBox>
      )}
      <Sheet tabIndex={0} role="region" aria-label={title}>
        <LegalText sections={sections} />
      </Sheet>
      <Note>
        {copy.alsoRead} <LegalLink to="achAuthorization">{copy.ach}</LegalLink> {copy.and}{' '}
        <LegalLink to="electronicRecordsSignature">{copy.records}</LegalLink>.
      </Note>
    </Part>
  );
}

/** One sentence with both amounts and what they are charged to. */
function Agreed({ details, due }: { details: Snapshot<Details>; due: number }) {
  const { payAtOnce, methodId } = useSnapshot(activation);
  const way = useSnapshot(ways).list.data?.find(({ _id }) => _id === methodId);
  const later = laterPayments(details, payAtOnce);
  return (
    <>
      {copy.agreeMonthly(details.practiceName, way ? wayName(way) : '', usdExact(due))}
      {later ? copy.agreeThen(usdExact(later.amount), civilDate(later.from), civilDate(later.until)) : copy.agreeEnd}
    </>
  );
}
