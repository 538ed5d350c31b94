import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import type { ShownMembership } from './plan-draft';
import { firstNameOf, opening } from './plan-words';
import { answerPause } from './visit.actions';

type AskedForPauseProps = { of: ShownMembership; mayAnswer: boolean };

const words = (months: number) => (months === 1 ? '1 month' : `${months} months`);

/** A member waits for the practice to confirm a pause, or is paused; nothing where neither is so. */
export function AskedForPause({ of, mayAnswer }: AskedForPauseProps) {
  const [asked, setAsked] = useState<'confirm' | 'decline' | null>(null);
  const { pause } = of;
  const name = firstNameOf(of);
  if (pause?.until) return <Banner>Plan paused. The next payment is due {civilDate(pause.until)}.</Banner>;
  if (!pause || pause.askedMonths === null) return null;
  const choice = pause.choices.find(({ months }) => months === pause.askedMonths);
  const close = () => setAsked(null);
  return (
    <Banner
      severity="warning"
      actions={
        mayAnswer && (
          <>
            {choice && (
              <Button dense onClick={() => setAsked('confirm')}>
                Approve pause
              </Button>
            )}
            <Button dense look="text" onClick={() => setAsked('decline')}>
              Decline
            </Button>
          </>
        )
      }
    >
      {opening(name)} requested a {pause.askedMonths}-month pause.{' '}
      {choice
        ? `The next payment would move to ${civilDate(choice.nextPaymentOn)}, and the plan year would end on ${civilDate(choice.renewsOn)}.`
        : 'It can’t start now: a payment is still open, or all payments for the plan year have been billed.'}
      {asked === 'confirm' && choice && (
        <ActDialog
          title={`Pause ${name}’s plan for ${words(choice.months)}?`}
          act="Approve pause"
          pendingText="Approving"
          run={(key) => answerPause(of, true, key)}
          onClose={close}
        >
          <p>
            No payments until {civilDate(choice.nextPaymentOn)}. Upcoming payments and treatments move back by the
            length of the pause, and the plan year ends on {civilDate(choice.renewsOn)}. Scheduled visits keep their
            dates.
          </p>
          {of.email && <p>We’ll email {name} these dates.</p>}
        </ActDialog>
      )}
      {asked === 'decline' && (
        <ActDialog
          title={`Decline ${name}’s pause request?`}
          act="Decline request"
          pendingText="Declining"
          run={(key) => answerPause(of, false, key)}
          onClose={close}
        >
          <p>Payments continue as scheduled. {name} can request another pause.</p>
          {of.email && <p>We’ll email {name} with your phone number.</p>}
        </ActDialog>
      )}
    </Banner>
  );
}
