import { ActDialog } from '@portals/form/act-dialog';
import { usd } from '@portals/format/usd';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { holdFunds, loadFund } from './funds.actions';
import { type Fund, fund } from './funds.store';

const Does = styled.ul`display: grid; gap: 8px; margin-top: 10px; padding-left: 18px; list-style: disc;`;

export type HoldFundsProps = {
  practiceId: string;
  practiceName: string;
  isHeld: boolean;
  /** Reads again what the screen shows of the practice. */
  onChanged: () => Promise<unknown>;
};

/** The button that suspends a practice's payments or lets them go again; it says first what that does to what runs (provider-admin §4). */
export function HoldFunds({ practiceId, practiceName, isHeld, onChanged }: HoldFundsProps) {
  const [isAsking, setAsking] = useState(false);
  const act = isHeld ? 'Resume deposits' : 'Suspend deposits';
  return (
    <div>
      <Button dense onClick={() => setAsking(true)}>
        {act}
      </Button>
      {isAsking && (
        <ActDialog
          title={isHeld ? `Resume deposits to ${practiceName}?` : `Suspend deposits to ${practiceName}?`}
          act={act}
          pendingText={isHeld ? 'Resuming' : 'Suspending'}
          run={async () => {
            await holdFunds(practiceId, !isHeld);
            await onChanged();
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            {isHeld
              ? 'We’ll send what’s on hold on the next business day.'
              : 'We’ll hold new amounts due until you resume deposits. Patients can still apply with the practice’s own link, but the enterprise’s page hides the practice until then.'}
          </p>
          <Running practiceId={practiceId} isHeld={isHeld} />
        </ActDialog>
      )}
    </div>
  );
}

function Running({ practiceId, isHeld }: Pick<HoldFundsProps, 'practiceId' | 'isHeld'>) {
  const { data, error } = useSnapshot(fund);
  useEffect(() => void loadFund(practiceId), [practiceId]);
  if (error)
    return (
      <Banner
        severity="warning"
        actions={
          <Button dense onClick={() => void loadFund(practiceId)}>
            Try again
          </Button>
        }
      >
        We couldn’t load the amounts. {error.message}
      </Banner>
    );
  if (!data) return <Skeleton lines={3} label="Loading amounts" />;
  return (
    <Does aria-label="Effect on deposits">
      {(isHeld ? onRelease(data) : onSuspension(data)).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Does>
  );
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const underwayText = ({ underway }: Frozen<Fund>) =>
  underway.count === 0
    ? 'No deposits are at the bank now.'
    : `${count(underway.count, 'deposit')} totaling ${usd(underway.amount)} ${underway.count === 1 ? 'is' : 'are'} at the bank and will still arrive.`;

function onSuspension(of: Frozen<Fund>): string[] {
  const { due, waiting } = of;
  return [
    underwayText(of),
    due.count === 0
      ? 'Nothing else is due.'
      : `${usd(due.amount)} of ${count(due.count, 'transaction or membership', 'transactions and memberships')} goes on hold.`,
    ...(waiting.count > 0 ? [`${usd(waiting.amount)} is already on hold.`] : []),
    'We email the practice when its money goes on hold.',
  ];
}

function onRelease(of: Frozen<Fund>): string[] {
  const { due, waiting } = of;
  return [
    waiting.count === 0 ? 'Nothing is on hold.' : `We’ll send the ${usd(waiting.amount)} on hold.`,
    ...(due.count > 0 ? [`We’ll also send ${usd(due.amount)} that came due since.`] : []),
    underwayText(of),
  ];
}
