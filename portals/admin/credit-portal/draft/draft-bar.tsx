import { draftPaths } from '@contract/credit-draft/paths';
import { Banner } from '@portals/ui/banner';
import { Link } from 'react-router';
import type { Held } from './table-drafts.actions';

/** That the sheet shows a draft, and the way to try and publish it. */
export function DraftBar({ held }: { held: Readonly<Held> }) {
  const waits = held.status === 'OPEN' ? '' : ' It’s awaiting approval. To change it, withdraw it first.';
  return (
    <Banner severity="info" actions={<Link to={draftPaths.whatIf.href({ profileId: held.profileId })}>What-if</Link>}>
      You’re viewing the {held.profile} draft: {held.count} {held.count === 1 ? 'change' : 'changes'} to the published
      version.
      {waits}
    </Banner>
  );
}
