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

function wordsOf({ type, quote, method }: Snapshot<Outcome>): string {
  const { moneyBack, creditsReturned, lumpsum, installment } = quote;
  if (type === 'PENDING') return copy.pending;
  const credits = creditsReturned > 0 ? ` ${copy.doneCredit(usdExact(creditsReturned))}` : '';
  if (moneyBack > 0) return `${copy.doneRefund(usdExact(moneyBack))}${credits}`;
  if (method === 'installment' && installment)
    return copy.doneInstallments(usdExact(installment.paymentDueToday), installment.payments.length - 1);
  return `${lumpsum.paymentDueToday > 0 ? copy.donePaid(usdExact(lumpsum.paymentDueToday)) : copy.doneNothing}${credits}`;
}

/** That it is done (membership §4 Cancellation, step 2). */
export function SuccessStep({ frame }: CancelStepProps) {
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
      <Why>{wordsOf(outcome)}</Why>
    </FlowShell>
  );
}
