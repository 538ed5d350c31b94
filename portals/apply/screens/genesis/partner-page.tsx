import { troubleOf, useAttempt } from '@portals/form/attempt';
import { civilDate } from '@portals/format/dates';
import { FlowPage } from '@portals/steps/flow-page';
import { BackToPractice, Questions } from '@portals/steps/outcome-parts';
import { Button } from '@portals/ui/button';
import { Ask, Why } from '@portals/ui/flow-shell';
import { Skeleton } from '@portals/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { genesis, loadPartnerLoan } from '../../stores/genesis.actions';
import { copy } from './copy';

type Act = { text: string; pending: string; run: () => Promise<unknown> };

type PartnerPageProps = {
  ask: (lender: string) => string;
  why: (lender: string) => string;
  act?: Act;
  other?: Act;
  children?: ReactNode;
};

/** What every screen of an offer says once its last day is past: nothing can be done with it. */
const ended = (until: string): PartnerPageProps => ({
  ask: () => copy.endedAsk,
  why: (lender) => copy.endedWhy(lender, civilDate(until)),
});

/** One screen of the partner lender: what it says and at most two buttons. */
export function PartnerPage(given: PartnerPageProps) {
  const loan = useSnapshot(genesis).loan.data;
  const { ask, why, act, other, children } = loan?.offerEnded ? ended(loan.offer?.offeredUntil ?? '') : given;
  const { data, error } = useSnapshot(genesis).loan;
  useEffect(() => void loadPartnerLoan(), []);
  const doing = useAttempt(async () => act?.run());
  const doingOther = useAttempt(async () => other?.run());
  const failed = doing.trouble ? doing : doingOther;
  const loading = error ? troubleOf(error) : null;
  return (
    <FlowPage
      title={copy.title}
      trouble={failed.trouble ?? loading}
      onAgain={failed.trouble ? failed.again : () => void loadPartnerLoan()}
      footer={
        data && (
          <>
            {act ? (
              <Button
                look="primary"
                big
                pending={doing.pending}
                pendingText={act.pending}
                onClick={() => void doing.run()}
              >
                {act.text}
              </Button>
            ) : (
              <BackToPractice />
            )}
            {other && (
              <Button
                big
                pending={doingOther.pending}
                pendingText={other.pending}
                onClick={() => void doingOther.run()}
              >
                {other.text}
              </Button>
            )}
            <Questions />
          </>
        )
      }
    >
      {data ? (
        <>
          <Ask>{ask(data.lender)}</Ask>
          <Why>{why(data.lender)}</Why>
          {children}
        </>
      ) : (
        <Skeleton lines={6} label={copy.title} />
      )}
    </FlowPage>
  );
}
