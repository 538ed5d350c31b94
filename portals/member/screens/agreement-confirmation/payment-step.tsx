import { useNeeded } from '@portals/form/use-needed';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStep } from '../../agreement-confirmation-flow';
import { useMembership } from '../../parts/current';
import { copy as mails } from '../../parts/mail-copy';
import { copy as shared } from '../../parts/offer/copy';
import { PayWith } from '../../parts/pay/pay-with';
import { keyOf } from '../../stores/offer';
import { chooseForYear, payNextYearFrom } from '../../stores/renewal.actions';
import { renewal } from '../../stores/renewal.store';
import { copy } from './copy';
import { useNextYear, YearPage } from './year-page';

/** By the month or in one sum, and from what (membership §2, sub-step payment). */
export function PaymentStep() {
  const year = useNextYear();
  const { payAtOnce, applyCredits, methodId, known } = useSnapshot(renewal);
  const needed = useNeeded('pay-with');
  const [isAdding, setAdding] = useState(false);
  const go = useStep();
  const member = useMembership(year?.membershipId);
  if (!year) return null;
  const day = civilDate(year.beginsOn);
  const monthly = known[keyOf({ applyCredits, payAtOnce: false, methodId })];
  return (
    <YearPage
      step={{ at: 2, about: 'payment' }}
      onBack={() => go('treatments')}
      footer={
        <Button
          look="primary"
          big
          onClick={() =>
            needed.isMet(!year.paysByHand && (methodId === null || isAdding) ? shared.wayNeeded : null) &&
            go('review-agreements')
          }
        >
          {shared.goOn}
        </Button>
      }
    >
      <ErrorSummary {...needed.summary} />
      <Ask>{copy.askPay}</Ask>
      <Why>{copy.whyPay(year.membershipFee > 0)}</Why>
      <RadioCards
        id="rhythm"
        name="rhythm"
        label={copy.rhythm}
        error={undefined}
        value={payAtOnce ? 'once' : 'monthly'}
        onValue={(value) => void chooseForYear({ payAtOnce: value === 'once' })}
        options={[
          {
            value: 'monthly',
            title: copy.monthly,
            detail:
              monthly &&
              copy.monthlyDetail(
                usdExact(monthly.dueOnFirstDay),
                day,
                usdExact(monthly.payments[1]?.amount ?? monthly.membershipPayment),
              ),
          },
          {
            value: 'once',
            title: copy.inOneSum,
            detail: copy.inOneSumDetail(usdExact(year.yearInOneSum.dueOnFirstDay), day),
          },
        ]}
      />
      {year.paysByHand ? (
        <Note>{shared.byHand(Boolean(member?.email))}</Note>
      ) : (
        <PayWith
          value={methodId}
          error={needed.error}
          note={`${copy.used} ${mails.beforeEach(Boolean(member?.email))}`}
          isAdding={isAdding}
          onAdding={setAdding}
          onValue={(chosen) => {
            needed.clear();
            void payNextYearFrom(chosen);
          }}
        />
      )}
    </YearPage>
  );
}
