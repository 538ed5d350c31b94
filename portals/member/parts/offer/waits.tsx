import { memberPaths } from '@contract/membership/paths';
import { civilDate } from '@portals/format/dates';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import type { Seen } from '../current';
import { underWay } from '../standing';
import { copy } from './waits-copy';

const Kicker = styled.p`font-size: 14px; line-height: 20px; font-weight: 600; color: var(--primary-text); margin-bottom: 4px;`;
const Act = styled.div`margin-top: 16px; max-width: 360px;`;

/** The bank has not said yet whether it pays for what was signed or cancelled; nothing where nothing waits for it. */
export function BankIsAsked({ membership }: { membership: Seen }) {
  const what = underWay(membership);
  if (what === null) return null;
  return (
    <Card>
      <CardTitle>{copy.asked}</CardTitle>
      <Note>{what === 'ACTIVATION' ? copy.askedToBegin : copy.askedToEnd}</Note>
    </Card>
  );
}

/** A change of the plan that waits for the member's answer; nothing where none does. */
export function ChangeWaits({ membership: { _id, status, requestedPlan, practiceName } }: { membership: Seen }) {
  if (status !== 'ACTIVE' || requestedPlan === null) return null;
  return (
    <Card $tone="primary">
      <Kicker>{copy.needsYou}</Kicker>
      <CardTitle>{copy.change(practiceName)}</CardTitle>
      <Note>{copy.changeText}</Note>
      <Act>
        <RouterButton look="primary" wide to={memberPaths.planModification.href({}, { membership: _id })}>
          {copy.lookAtChange}
        </RouterButton>
      </Act>
    </Card>
  );
}

/** The next year waits for the member's word, or has it; nothing before the first notice. */
export function RenewalWaits({ membership: { _id, renewsOn, renewal, practiceName } }: { membership: Seen }) {
  if (renewal === null || (!renewal.isOpen && renewal.agreedAt === null)) return null;
  const isOpen = renewal.agreedAt === null;
  const day = civilDate(renewsOn);
  return (
    <Card $tone={isOpen ? 'primary' : 'plain'}>
      {isOpen && <Kicker>{copy.needsYou}</Kicker>}
      <CardTitle>{isOpen ? copy.anotherYear(practiceName) : copy.goesOn(day)}</CardTitle>
      <Note>{isOpen ? copy.anotherYearText(day) : copy.goesOnText}</Note>
      <Act>
        <RouterButton
          look={isOpen ? 'primary' : 'secondary'}
          wide
          to={memberPaths.agreementConfirmation.href({}, { membership: _id })}
        >
          {isOpen ? copy.lookAtYear : copy.seeAgreed}
        </RouterButton>
      </Act>
    </Card>
  );
}
