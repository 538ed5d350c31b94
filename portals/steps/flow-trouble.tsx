import type { Trouble } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { loadChunk } from '@portals/shell/load-chunk';
import { lazy, Suspense } from 'react';

const CoveredNotice = lazy(async () => ({
  default: (await loadChunk('covered-notice', () => import('./plain-sight/covered-notice'))).CoveredNotice,
}));

export type FlowTroubleProps = { trouble: Trouble | null; onAgain?: (() => void) | undefined };

/** What went wrong with a press of a flow: a fault that is nobody's, or a frame that was not in plain sight. */
export function FlowTrouble({ trouble, onAgain }: FlowTroubleProps) {
  if (!trouble?.isUnseen) return <TroubleBanner trouble={trouble} onAgain={onAgain} />;
  return (
    <Suspense fallback={<TroubleBanner trouble={trouble} />}>
      <CoveredNotice trouble={trouble} />
    </Suspense>
  );
}
