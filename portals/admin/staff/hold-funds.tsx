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
  const act = isHeld ? 'Let payments go' : 'Suspend payments';
  return (
    <div>
      <Button dense onClick={() => setAsking(true)}>
        {act}
      </Button>
      {isAsking && (
        <ActDialog
          title={isHeld ? `Let payments to ${practiceName} go again?` : `Suspend payments to ${practiceName}?`}
          act={act}
          pendingText={isHeld ? 'Letting go' : 'Suspending'}
          run={async () => {
            await holdFunds(practiceId, !isHeld);
            await onChanged();
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            {isHeld
              ? 'What waits leaves on the next business day.'
              : 'What is due from now on waits until payments go again. Patients can still apply by the practice’s own link; an enterprise’s page leaves it out meanwhile.'}
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
        How much that is could not be read. {error.message}
      </Banner>
    );
  if (!data) return <Skeleton lines={3} label="Reading what runs" />;
  return (
    <Does aria-label="What it does to payments">
      {(isHeld ? onRelease(data) : onSuspension(data)).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Does>
  );
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const underwayText = ({ underway }: Frozen<Fund>) =>
  underway.count === 0
    ? 'Nothing is with its bank now.'
    : `${count(underway.count, 'deposit')} of ${usd(underway.amount)} ${underway.count === 1 ? 'is' : 'are'} with its bank and ${underway.count === 1 ? 'arrives' : 'arrive'} all the same.`;

function onSuspension(of: Frozen<Fund>): string[] {
  const { due, waiting } = of;
  return [
    underwayText(of),
    due.count === 0
      ? 'Nothing is due that is not in a deposit.'
      : `${usd(due.amount)} of ${count(due.count, 'purchase or membership', 'purchases and memberships')} begins to wait.`,
    ...(waiting.count > 0 ? [`${usd(waiting.amount)} waits already.`] : []),
    'The practice gets an email once its money begins to wait.',
  ];
}

function onRelease(of: Frozen<Fund>): string[] {
  const { due, waiting } = of;
  return [
    waiting.count === 0 ? 'No deposit waits.' : `${usd(waiting.amount)} waits and leaves.`,
    ...(due.count > 0 ? [`${usd(due.amount)} is due since and leaves too.`] : []),
    underwayText(of),
  ];
}
