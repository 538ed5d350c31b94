import { memberPaths } from '@contract/membership/paths';
import { usdExact } from '@portals/format/usd';
import { copy as shell } from '@portals/shell/copy';
import { Button } from '@portals/ui/button';
import { Ask, FlowShell, Why } from '@portals/ui/flow-shell';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { leaveCancellation } from '../../stores/cancellation.actions';
import { cancellation } from '../../stores/cancellation.store';
import { copy } from './copy';
import type { CancelStepProps } from './steps';

type Outcome = NonNullable<(typeof cancellation)['outcome']>;

/** What was paid and is still to pay, and what comes back. */
export function wordsOf({ type, quote, method }: Snapshot<Outcome>, isByHand: boolean): string {
  const { moneyBack, creditsReturned, lumpsum, installment, totalUnpaid } = quote;
  if (type === 'PENDING') return copy.pending;
  const credits = creditsReturned > 0 ? ` ${copy.doneCredit(usdExact(creditsReturned))}` : '';
  if (totalUnpaid === 0 && moneyBack > 0) return `${copy.doneRefund(usdExact(moneyBack))}${credits}`;
  const back = moneyBack > 0 ? ` ${copy.alsoBack(usdExact(moneyBack))}` : '';
  if (method === 'installment' && installment) {
    const later = installment.payments.length - 1;
    return `${copy.doneInstallments(usdExact(installment.paymentDueToday), later, isByHand)}${back}${credits}`;
  }
  const paid = lumpsum.paymentDueToday > 0 ? copy.donePaid(usdExact(lumpsum.paymentDueToday)) : copy.doneNothing;
  return `${paid}${back}${credits}`;
}

/** That it is done (membership §4 Cancellation, step 2). */
export function SuccessStep({ frame, membership }: CancelStepProps) {
  const { outcome } = useSnapshot(cancellation);
  const navigate = useNavigate();
  if (!outcome) return null;
  return (
    <FlowShell
      {...frame}
      footer={
        <Button
          look="primary"
          big
          onClick={() => {
            void navigate(memberPaths.welcome.href(), { replace: true });
            leaveCancellation();
          }}
        >
          {shell.home}
        </Button>
      }
    >
      <Ask>{outcome.type === 'PENDING' ? copy.pendingTitle : copy.doneTitle}</Ask>
      <Why>{wordsOf(outcome, membership.paysByHand)}</Why>
    </FlowShell>
  );
}
