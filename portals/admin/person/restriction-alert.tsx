import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { staff } from '../staff/staff.store';
import { practiceMoment } from '../words/practice-time';
import { CompareAlert } from './compare-alert';
import type { RestrictionAct, RestrictionPerson } from './restriction.actions';
import { RestrictionDialog } from './restriction-panel';
import { alertWords, isInForce, restrictionWords } from './restriction-words';

const Acts = styled.span`
  display: flex; flex-wrap: wrap; gap: 8px;
`;
const GRAVEST_FIRST: readonly RestrictionAct[] = ['ARCHIVE', 'FRAUD', 'HOLD'];

/** What about a person a page says before anything else; null where there is nothing. */
export function gravestOf({ standing, fraudAlerts }: Pick<RestrictionPerson, 'standing' | 'fraudAlerts'>) {
  const act = GRAVEST_FIRST.find((one) => standing && isInForce(one, standing));
  return act ?? (fraudAlerts ? 'ALERTS' : null);
}

type AlertProps = { person: RestrictionPerson; act: RestrictionAct; timeZone: string; mayBlock: boolean };

/** Says what is in force, why and since when, with the way back for whoever may take it. */
export function RestrictionAlert({ person, act, timeZone, mayBlock }: AlertProps) {
  const [isOpen, setOpen] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const { person: reader } = useSnapshot(staff);
  const undo = act !== 'ALERTS';
  const { borrowerId, name } = person;
  const mayCompare = act === 'ALERTS' && borrowerId !== null && reader?.brand === 'financing';
  const last = person.standing?.changes.find(({ kind }) => kind === act);
  return (
    <>
      <Banner
        severity={act === 'FRAUD' ? 'error' : 'warning'}
        actions={
          <Acts>
            {mayCompare && (
              <Button dense onClick={() => setComparing(true)}>
                Compare
              </Button>
            )}
            {mayBlock && person.standing && (
              <Button dense onClick={() => setOpen(true)}>
                {restrictionWords[act][undo ? 1 : 0].act}
              </Button>
            )}
          </Acts>
        }
      >
        {alertWords[act]}
        {last && (
          <>
            {' '}
            {last.reason} ({last.userName}, {practiceMoment(last.at, timeZone)})
          </>
        )}
      </Banner>
      {isComparing && borrowerId && (
        <CompareAlert {...{ borrowerId, name, timeZone }} onClose={() => setComparing(false)} />
      )}
      {isOpen && <RestrictionDialog person={person} chosen={{ act, undo }} onClose={() => setOpen(false)} />}
    </>
  );
}
