import { memberPaths } from '@contract/membership/paths';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Heading, Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useMembership } from '../../parts/current';
import { copy as mails } from '../../parts/mail-copy';
import { copy as shared } from '../../parts/offer/copy';
import { SaveCalendar } from '../../parts/offer/save-calendar';
import { leavePlanChange } from '../../stores/plan-change.actions';
import { planChange } from '../../stores/plan-change.store';
import { ChangePage, useChange } from './change-page';
import { copy } from './copy';

/** How the change was answered (membership §2, sub-step congratulations). */
export function CongratulationsStep() {
  const { outcome } = useSnapshot(planChange);
  const change = useChange();
  const membership = useMembership(change?.membershipId);
  const navigate = useNavigate();
  if (!outcome || !change) return null;
  const { practiceName, membershipId } = change;
  const isAccepted = outcome === 'accepted';
  return (
    <ChangePage
      footer={
        <Button
          look="primary"
          big
          onClick={() => {
            void navigate(memberPaths.myMembership.href({}, { membership: membershipId }), { replace: true });
            leavePlanChange();
          }}
        >
          {shared.see}
        </Button>
      }
    >
      <Ask>{isAccepted ? copy.doneTitle : copy.keptTitle}</Ask>
      <Why>
        {isAccepted
          ? `${copy.done(practiceName)} ${mails.signed(Boolean(membership?.email))}`
          : (outcome === 'asked' ? copy.asked : copy.kept)(practiceName)}
      </Why>
      {isAccepted && (
        <>
          <Heading>{copy.nextSteps}</Heading>
          <Numbered style={{ marginTop: 12 }}>
            {membership?.nextPaymentDate && membership.nextPaymentAmount !== null && !membership.pastDueSince && (
              <li>{copy.nextPayment(usdExact(membership.nextPaymentAmount), civilDate(membership.nextPaymentDate))}</li>
            )}
            <li>{copy.visits}</li>
          </Numbered>
          {membership?.nextPaymentDate && <SaveCalendar />}
        </>
      )}
    </ChangePage>
  );
}
