import { memberPaths } from '@contract/membership/paths';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import type { Seen } from '../current';
import { copy } from './waits-copy';

const Kicker = styled.p`font-size: 14px; line-height: 20px; font-weight: 600; color: var(--primary-text); margin-bottom: 4px;`;
const Act = styled.div`margin-top: 16px; max-width: 360px;`;

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
