import { memberPaths } from '@contract/membership/paths';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { copy as shell } from '@portals/shell/copy';
import { Button } from '@portals/ui/button';
import { Heading, Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useCurrent } from '../../parts/current';
import { copy as mails } from '../../parts/mail-copy';
import { SaveCalendar } from '../../parts/offer/save-calendar';
import { leaveActivation } from '../../stores/activation.actions';
import { activation } from '../../stores/activation.store';
import { ActivationPage } from './activation-page';
import { copy } from './copy';

/** The plan has begun, or the bank is still being asked (membership §2, sub-step congratulations). */
export function CongratulationsStep() {
  const { outcome } = useSnapshot(activation);
  const membership = useCurrent();
  const navigate = useNavigate();
  if (!outcome || !membership) return null;
  const isPending = outcome.status === 'PENDING';
  const isMailed = Boolean(membership.email);
  const { _id, practiceName, activePlan, nextPaymentDate, nextPaymentAmount } = membership;
  return (
    <ActivationPage
      footer={
        <Button
          look="primary"
          big
          onClick={() => {
            void navigate(
              isPending ? memberPaths.welcome.href() : memberPaths.myMembership.href({}, { membership: _id }),
              {
                replace: true,
              },
            );
            leaveActivation();
          }}
        >
          {isPending ? shell.home : copy.see}
        </Button>
      }
    >
      <Ask>{isPending ? copy.pendingTitle : copy.doneTitle(membership.firstName)}</Ask>
      {isPending ? (
        <Why>{copy.pending}</Why>
      ) : (
        <>
          <Why>
            {copy.done(activePlan?.name ?? null, practiceName)}{' '}
            {outcome.paymentDueToday > 0 && copy.paid(usdExact(outcome.paymentDueToday))} {mails.signed(isMailed)}
          </Why>
          <Heading>{copy.nextSteps}</Heading>
          <Numbered style={{ marginTop: 12 }}>
            <li>{copy.nextDate(practiceName)}</li>
            {nextPaymentDate && nextPaymentAmount !== null && (
              <li>
                {copy.nextPayment(usdExact(nextPaymentAmount), civilDate(nextPaymentDate))} {mails.before(isMailed)}
              </li>
            )}
          </Numbered>
          {nextPaymentDate && <SaveCalendar />}
        </>
      )}
    </ActivationPage>
  );
}
