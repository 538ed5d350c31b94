import { ActDialog } from '@portals/form/act-dialog';
import { civilDate } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { useState } from 'react';
import styled from 'styled-components';
import { takePauseBack } from '../stores/pause.actions';
import type { Seen } from './current';
import { copy } from './pause-copy';

const Act = styled.div`margin-top: 16px;`;

/** A pause that runs, or one that waits for the practice; nothing without either. */
export function PauseCard({ membership: { _id, pause, practiceName, email } }: { membership: Seen }) {
  const [isTakingBack, setTakingBack] = useState(false);
  if (!pause || (pause.askedMonths === null && pause.until === null)) return null;
  if (pause.askedMonths === null) {
    const day = civilDate(pause.until);
    return (
      <Card>
        <CardTitle>{copy.paused(day)}</CardTitle>
        <Note>{copy.pausedText(day)}</Note>
      </Card>
    );
  }
  return (
    <Card>
      <CardTitle>{copy.asked(pause.askedMonths)}</CardTitle>
      <Note>
        {copy.askedText(practiceName)} {email && copy.mailed}
      </Note>
      <Act>
        <Button onClick={() => setTakingBack(true)}>{copy.takeBack}</Button>
      </Act>
      {isTakingBack && (
        <ActDialog
          title={copy.takeBackTitle}
          act={copy.takeBack}
          pendingText={copy.takingBack}
          run={(key) => takePauseBack(_id, key)}
          onClose={() => setTakingBack(false)}
        >
          <p>{copy.takeBackText(practiceName)}</p>
        </ActDialog>
      )}
    </Card>
  );
}
