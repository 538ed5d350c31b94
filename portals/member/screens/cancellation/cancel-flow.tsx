import { memberPaths } from '@contract/membership/paths';
import { troubleOf } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useTabThing } from '@portals/shell/tab-thing';
import { FlowShell } from '@portals/ui/flow-shell';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import type { Seen } from '../../parts/current';
import { leaveCancellation, openCancellation, quoteCancellation } from '../../stores/cancellation.actions';
import { cancellation } from '../../stores/cancellation.store';
import { titles } from '../../titles-copy';
import { ConfirmStep } from './confirm-step';
import { copy } from './copy';
import { QuoteStep } from './quote-step';
import { CANCELLATION_STEPS, type CancellationStep, type CancelStepProps } from './steps';
import { SuccessStep } from './success-step';

/** Cancelling a membership: what it comes to first, then the confirmation, then that it is done. */
export function CancelFlow({ membership, wanted }: { membership: Seen; wanted: string }) {
  const { quote, outcome } = useSnapshot(cancellation);
  const navigate = useNavigate();
  const { _id } = membership;
  const address = (cancelStep: CancellationStep) => memberPaths.myMembership.href({}, { membership: _id, cancelStep });
  useEffect(() => void openCancellation(_id), [_id]);
  const step: CancellationStep = outcome ? 2 : quote.data && wanted === '1' ? 1 : 0;
  useTabThing(step === 0 ? membership.practiceName : copy.about[step], titles.cancellation);
  const props: CancelStepProps = {
    membership,
    frame: {
      practice: { name: membership.practiceName },
      byline: copy.byline,
      steps: { step: step + 1, of: CANCELLATION_STEPS.length, about: copy.about[step] },
    },
    onStep: (next) => void navigate(address(next), { replace: next === 2 }),
    onKeep: () => {
      leaveCancellation();
      void navigate(memberPaths.myMembership.href({}, { membership: _id }), { replace: true });
    },
  };
  if (step === 2) return <SuccessStep {...props} />;
  if (!quote.data)
    return (
      <FlowShell {...props.frame} onBack={props.onKeep}>
        {quote.loading && <Skeleton lines={8} label={copy.loading} />}
        {quote.error && <TroubleBanner trouble={troubleOf(quote.error)} onAgain={() => void quoteCancellation()} />}
      </FlowShell>
    );
  return step === 1 ? <ConfirmStep {...props} quote={quote.data} /> : <QuoteStep {...props} quote={quote.data} />;
}
