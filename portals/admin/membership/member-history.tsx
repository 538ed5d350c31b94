import { actOf } from '@contract/audit-log/actions';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { Timeline } from '@portals/ui/timeline';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { deedSentence } from '../words/audit-words';
import { practiceMoment } from '../words/practice-time';
import { CancelForMember } from './cancel-for-member';
import { CancellationQuote } from './cancellation-quote';
import { loadDetails } from './plan.actions';
import { planPage } from './plan.store';
import type { ShownMembership } from './plan-draft';
import { firstNameOf } from './plan-words';

const usd = (dollars: number) => formatUsdExact(centsFromDollars(dollars));
const GRAVE: readonly string[] = ['PAYMENT_RETURNED', 'PAST_DUE', 'BENEFITS_HELD', 'CANCELLED'];

/** What happened to a membership and what cancelling it would mean, as fresh as the membership on the screen. */
function useDetails({ _id, version, providerNotes }: ShownMembership) {
  const noteCount = providerNotes.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or note is another history.
  useEffect(() => void loadDetails(_id), [_id, version, noteCount]);
  const { data, error } = useSnapshot(planPage).details;
  return { details: data?.membershipId === _id ? data : null, error };
}

type Told = Pick<NonNullable<typeof planPage.details.data>['history'][number], 'request' | 'methodKind'>;
/** The same that the audit trail keeps of it, for the same words. */
const detailOf = ({ request, methodKind }: Told) => ({
  ...(request && { channel: request.channel, requestedOn: request.on }),
  ...(methodKind && { kind: methodKind }),
});

type DetailsProps = { of: ShownMembership; zone: string };

/** What happened to a membership, the newest first. */
export function MemberHistory({ of, zone }: DetailsProps) {
  const { details, error } = useDetails(of);
  if (!details)
    return error ? (
      <Banner
        severity="error"
        actions={
          <Button dense onClick={() => void loadDetails(of._id)}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Banner>
    ) : (
      <Skeleton lines={5} label="Loading history" />
    );
  return (
    <Timeline
      items={details.history.map(({ at, action, userName, amount, request, methodKind }, index) => ({
        key: `${at}-${details.history.length - index}`,
        what: `${deedSentence(userName, `membership.${actOf(action)}`, detailOf({ request, methodKind }))}${amount === null ? '' : `, ${usd(amount)}`}`,
        note: practiceMoment(at, zone),
        ...(GRAVE.includes(action) && { kind: 'warning' as const }),
      }))}
    />
  );
}

type IfCancelledProps = { of: ShownMembership; maySend: boolean; mayCancel: boolean };

/** What cancelling today would mean for both sides, before anybody opens it; nothing where nothing runs. */
export function IfCancelled({ of, maySend, mayCancel }: IfCancelledProps) {
  const { details } = useSnapshot(planPage);
  const [isOpen, setOpen] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const so = details.data?.membershipId === of._id ? details.data.ifCancelled : null;
  if (!so) return null;
  const { owes, getsBack, practiceReturns } = so;
  const member =
    owes > 0 ? `will owe ${usd(owes)}` : getsBack > 0 ? `will get ${usd(getsBack)} back` : 'will owe nothing';
  return (
    <Banner
      actions={
        <>
          {maySend && (
            <Button dense onClick={() => setOpen(true)}>
              View quote
            </Button>
          )}
          {mayCancel && (
            <Button dense look="text" onClick={() => setCancelling(true)}>
              Cancel at their request
            </Button>
          )}
        </>
      }
    >
      If {firstNameOf(of)} cancels today, they {member}, and {practiceSays(practiceReturns)}.
      {isOpen && <CancellationQuote of={of} so={so} onClose={() => setOpen(false)} />}
      {isCancelling && <CancelForMember of={of} onClose={() => setCancelling(false)} />}
    </Banner>
  );
}

function practiceSays(returns: number): string {
  if (returns === 0) return 'nothing changes for you';
  return returns > 0 ? `you’ll return ${usd(returns)} to us` : `we’ll pay you another ${usd(-returns)}`;
}
