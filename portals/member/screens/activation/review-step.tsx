import { fullName } from '@domain/person-name';
import { usdExact } from '@portals/format/usd';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { FinePrint } from '@portals/ui/flow-shell';
import { LockIcon } from '@portals/ui/icons';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { useStep } from '../../activation-flow';
import { useCurrent } from '../../parts/current';
import { copy as mails } from '../../parts/mail-copy';
import { Signature, useSignature } from '../../parts/offer/signature';
import { Terms } from '../../parts/offer/terms';
import { copy as pay } from '../../parts/pay/copy';
import { PayWith } from '../../parts/pay/pay-with';
import { activate, chooseWay } from '../../stores/activation.actions';
import { activation, type Details } from '../../stores/activation.store';
import { ActivationPage } from './activation-page';
import { AmountTitle } from './amount-title';
import { copy } from './copy';
import { dueToday } from './figures';
import { TodaySummary } from './today-summary';
import { useDetails, useIsFresh } from './use-details';

const Told = styled.div`> * { margin-top: 16px; }`;
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
  const [isDeclined, setDeclined] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const paying = useRef<HTMLDivElement>(null);
  const { due } = dueToday(details, payAtOnce);
  const form = useSignature(
    legalName,
    async (typedName) => {
      setDeclined(false);
      const signed = await activate(details, typedName, due);
      if (signed === 'done') go('congratulations', { replace: true });
      if (signed === 'plan' || signed === 'figures') window.scrollTo({ top: 0 });
      if (signed !== 'declined') return;
      setDeclined(true);
      paying.current?.scrollIntoView({ block: 'center' });
    },
    details.signedName,
  );
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
        {!isDeclined && details.signedName !== null && <Banner severity="info">{copy.signedBefore}</Banner>}
      </Told>
      <PayWith
        value={methodId}
        {...(!payAtOnce && { note: `${pay.used} ${mails.beforeEach(Boolean(member?.email))}` })}
        isAdding={isAdding}
        onAdding={setAdding}
        onValue={(chosen) => {
          setDeclined(false);
          void chooseWay(chosen);
        }}
      />
      <Terms box={details.federalBox} hasFee={details.membershipFee > 0} agreement={details.agreement} />
      <Signature form={form} legalName={legalName} disclosureHash={details.disclosureHash}>
        {details.agreement.consent}
      </Signature>
    </ActivationPage>
  );
}
