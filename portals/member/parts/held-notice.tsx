import { memberPaths } from '@contract/membership/paths';
import { Banner } from '@portals/ui/banner';
import { RouterButton } from '@portals/ui/router-button';
import type { Seen } from './current';
import { copy } from './visit-copy';
import { isHeld } from './visit-text';

/** That treatments are on hold, why, and how they go on; nothing while they are given. */
export function HeldNotice({ membership }: { membership: Seen }) {
  if (!isHeld(membership)) return null;
  if (membership.openNow === 0)
    return (
      <Banner severity="warning">
        <b>{copy.held}</b>
        <p>{copy.heldOnItsWay}</p>
      </Banner>
    );
  return (
    <Banner
      severity="warning"
      actions={
        <RouterButton look="primary" to={memberPaths.payments.href({}, { membership: membership._id })}>
          {copy.payNow}
        </RouterButton>
      }
    >
      <b>{copy.held}</b>
      <p>{copy.heldText(membership.practiceName)}</p>
    </Banner>
  );
}
