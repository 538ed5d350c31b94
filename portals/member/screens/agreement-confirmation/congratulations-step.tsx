import { memberPaths } from '@contract/membership/paths';
import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Heading, Note, Numbered } from '@portals/ui/card';
import { Ask, Why } from '@portals/ui/flow-shell';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useMembership } from '../../parts/current';
import { copy as mails } from '../../parts/mail-copy';
import { copy as shared } from '../../parts/offer/copy';
import { leaveNextYear, takeYearBack } from '../../stores/renewal.actions';
import { renewal } from '../../stores/renewal.store';
import { copy } from './copy';
import type { YearProps } from './year-money';
import { useNextYear, YearPage } from './year-page';

/** The year was agreed to, and can be taken back (membership §2, sub-step congratulations). */
export function CongratulationsStep() {
  const { outcome } = useSnapshot(renewal);
  const year = useNextYear();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isMailed = Boolean(useMembership(year?.membershipId)?.email);
  if (!year) return null;
  const isBack = outcome === 'taken-back';
  const day = civilDate(year.beginsOn);
  return (
    <YearPage
      footer={
        <>
          <Button
            look="primary"
            big
            onClick={() => {
              void navigate(memberPaths.myMembership.href({}, { membership: year.membershipId }), { replace: true });
              leaveNextYear();
            }}
          >
            {shared.see}
          </Button>
          {!isBack && (
            <Button look="text" wide onClick={() => setAsking(true)}>
              {copy.takeBack}
            </Button>
          )}
        </>
      }
    >
      <Ask>{isBack ? copy.backTitle(day) : copy.doneTitle}</Ask>
      <Why>{isBack ? copy.back : `${copy.done(year.practiceName, day)} ${mails.signed(isMailed)}`}</Why>
      {!isBack && <WhatComes year={year} isNew={outcome === 'agreed'} isMailed={isMailed} />}
      {isAsking && (
        <ActDialog
          title={copy.takeBackTitle}
          act={copy.takeBack}
          pendingText={copy.takingBack}
          keep={copy.keep}
          run={() => takeYearBack(year)}
          onClose={() => setAsking(false)}
        >
          <p>{copy.takeBackText(day)}</p>
        </ActDialog>
      )}
    </YearPage>
  );
}

/** The first payment is told right after it was chosen: later the notice before the debit says it. */
function WhatComes({ year, isNew, isMailed }: YearProps & { isNew: boolean; isMailed: boolean }) {
  const day = civilDate(year.beginsOn);
  return (
    <>
      <Heading>{copy.nextSteps}</Heading>
      <Numbered style={{ marginTop: 12 }}>
        {isNew && (
          <li>
            {copy.firstPayment(usdExact(year.dueOnFirstDay), day)}{' '}
            {year.paysByHand ? shared.byHand(isMailed) : mails.before(isMailed)}
          </li>
        )}
        <li>{copy.firstVisits(year.practiceName)}</li>
      </Numbered>
      <Note>{copy.mind(day)}</Note>
    </>
  );
}
