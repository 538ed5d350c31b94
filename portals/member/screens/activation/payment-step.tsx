import { useNeeded } from '@portals/form/use-needed';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStep } from '../../activation-flow';
import { useCurrent } from '../../parts/current';
import { copy as mails } from '../../parts/mail-copy';
import { copy as pay } from '../../parts/pay/copy';
import { PayWith } from '../../parts/pay/pay-with';
import { choose, chooseWay } from '../../stores/activation.actions';
import { activation } from '../../stores/activation.store';
import { ActivationPage } from './activation-page';
import { copy } from './copy';
import { dueToday, laterPayments } from './figures';
import { useDetails } from './use-details';

/** By months or in one sum, and from what (membership §2, sub-step payment). */
export function PaymentStep() {
  const details = useDetails();
  const { payAtOnce, methodId } = useSnapshot(activation);
  const needed = useNeeded('pay-with');
  const [isAdding, setAdding] = useState(false);
  const go = useStep();
  const member = useCurrent();
  if (!details) return null;
  const later = laterPayments(details, false);
  return (
    <ActivationPage
      step={{ at: 2, about: 'payment' }}
      onBack={() => go('confirmation')}
      footer={
        <Button
          look="primary"
          big
          onClick={() => needed.isMet(methodId === null || isAdding ? copy.wayNeeded : null) && go('review-agreements')}
        >
          {copy.goOn}
        </Button>
      }
    >
      <ErrorSummary {...needed.summary} />
      <Ask>{copy.askPay}</Ask>
      <Why>{copy.whyPay(details.membershipFee > 0)}</Why>
      <RadioCards
        id="rhythm"
        name="rhythm"
        label={copy.rhythm}
        error={undefined}
        value={payAtOnce ? 'once' : 'monthly'}
        onValue={(value) => void choose({ payAtOnce: value === 'once' })}
        options={[
          {
            value: 'monthly',
            title: copy.monthly,
            detail: copy.monthlyDetail(
              usdExact(dueToday(details, false).due),
              usdExact(later?.amount ?? details.membershipPayment),
            ),
          },
          {
            value: 'once',
            title: copy.inOneSum,
            detail: copy.inOneSumDetail(usdExact(dueToday(details, true).due)),
          },
        ]}
      />
      <PayWith
        value={methodId}
        error={needed.error}
        note={`${pay.used} ${mails.beforeEach(Boolean(member?.email))}`}
        isAdding={isAdding}
        onAdding={setAdding}
        onValue={(chosen) => {
          needed.clear();
          void chooseWay(chosen);
        }}
      />
    </ActivationPage>
  );
}
