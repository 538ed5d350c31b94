import { draftPaths } from '@contract/credit-draft/paths';
import { Banner } from '@portals/ui/banner';
import { Link } from 'react-router';
import type { Held } from './table-drafts.actions';

/** That the sheet shows a draft, and the way to try and publish it. */
export function DraftBar({ held }: { held: Readonly<Held> }) {
  const waits =
    held.status === 'OPEN' ? '' : ' It is proposed for publishing and can’t be changed until it is taken back.';
  return (
    <Banner severity="info" actions={<Link to={draftPaths.whatIf.href({ profileId: held.profileId })}>What if</Link>}>
      This sheet shows the draft of {held.profile}: {held.count} {held.count === 1 ? 'change' : 'changes'} of what is in
      force.
      {waits}
    </Banner>
  );
}
