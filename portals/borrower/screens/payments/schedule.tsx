import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import { saveDueDates, savePayoffLetter } from '../../stores/loan.actions';
import type { LoanPayments } from '../../stores/loan.store';
import { copy } from './copy';

const Dates = styled.ol`
  max-height: 320px; overflow: auto; margin-top: 12px;
  li { display: flex; justify-content: space-between; gap: 12px; padding: 10px 0; border-top: 1px solid var(--line); }
`;

/** What is still to be paid and when, also as a file for the person's calendar. */
export function Schedule({ txId, schedule }: { txId: string; schedule: Snapshot<LoanPayments>['schedule'] }) {
  const saving = useAttempt(() => saveDueDates(txId));
  const letter = useAttempt(() => savePayoffLetter(txId));
  const left = schedule.filter(({ missing }) => missing > 0);
  return (
    <Card>
      <CardTitle>{copy.schedule}</CardTitle>
      <Note>{left.length === 0 ? copy.nothingToCome : copy.scheduleNote}</Note>
      {left.length > 0 && (
        <>
          {/* Takes the focus, so that the keyboard can scroll it. */}
          <Dates tabIndex={0} aria-label={copy.schedule}>
            {left.map(({ number, dueOn, missing, state }) => (
              <li key={number}>
                <span>
                  {civilDate(dueOn)}
                  {state === 'missed' && `, ${copy.overdue}`}
                </span>
                <b>{usd(missing)}</b>
              </li>
            ))}
          </Dates>
          <TroubleBanner trouble={saving.trouble} />
          <Button
            look="text"
            pending={saving.pending}
            pendingText={copy.savingCalendar}
            onClick={() => void saving.run()}
          >
            {copy.calendar}
          </Button>
          <TroubleBanner trouble={letter.trouble} />
          <Button
            look="text"
            pending={letter.pending}
            pendingText={copy.savingLetter}
            onClick={() => void letter.run()}
          >
            {copy.payoffLetter}
          </Button>
        </>
      )}
    </Card>
  );
}
