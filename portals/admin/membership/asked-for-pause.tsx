import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import type { ShownMembership } from './plan-draft';
import { firstNameOf } from './plan-words';
import { answerPause } from './visit.actions';

type AskedForPauseProps = { of: ShownMembership; mayAnswer: boolean };

const words = (months: number) => (months === 1 ? 'one month' : `${months} months`);

/** A member waits for the practice to confirm a pause, or is paused; nothing where neither is so. */
export function AskedForPause({ of, mayAnswer }: AskedForPauseProps) {
  const [asked, setAsked] = useState<'confirm' | 'decline' | null>(null);
  const { pause } = of;
  const name = firstNameOf(of);
  if (pause?.until) return <Banner>Paused: the next payment is billed on {civilDate(pause.until)}.</Banner>;
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
                Confirm the pause
              </Button>
            )}
            <Button dense look="text" onClick={() => setAsked('decline')}>
              Decline
            </Button>
          </>
        )
      }
    >
      {name} asks for a pause of {words(pause.askedMonths)}.{' '}
      {choice
        ? `The next payment would come on ${civilDate(choice.nextPaymentOn)}, and the year would end on ${civilDate(choice.renewsOn)}.`
        : 'It cannot begin now: a payment is open, or every payment of the year was billed.'}
      {asked === 'confirm' && choice && (
        <ActDialog
          title={`Pause ${name}’s plan for ${words(choice.months)}?`}
          act="Confirm the pause"
          pendingText="Confirming"
          run={(key) => answerPause(of, true, key)}
          onClose={close}
        >
          <p>
            Nothing is billed before {civilDate(choice.nextPaymentOn)}. Payments and treatments of the months ahead come
            later by as much, and the plan year ends on {civilDate(choice.renewsOn)}. Visits that have a date keep it.
          </p>
          {of.email && <p>{name} gets an email with these dates.</p>}
        </ActDialog>
      )}
      {asked === 'decline' && (
        <ActDialog
          title={`Decline ${name}’s pause?`}
          act="Decline the pause"
          pendingText="Declining"
          run={(key) => answerPause(of, false, key)}
          onClose={close}
        >
          <p>Payments go on as before, and {name} can ask again.</p>
          {of.email && <p>{name} gets an email with your phone number.</p>}
        </ActDialog>
      )}
    </Banner>
  );
}
