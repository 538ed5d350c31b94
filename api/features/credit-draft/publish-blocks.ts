import type { Reading } from '../../work';
import type { DraftRow } from './draft.reads';
import type { DraftFault } from './draft-faults';
import type { DraftContent } from './draft-state';
import { blocksOfWhatIf } from './what-if/judge-what-if';
import type { WhatIfRow } from './what-if/what-if.reads';

/** What publishing looks at. */
export type Publishable = {
  draft: DraftRow;
  content: DraftContent;
  faults: readonly DraftFault[];
  hasConflict: boolean;
  contentHash: string;
  whatIf: WhatIfRow | undefined;
};

/**
 * Why a draft cannot be published as it is, each in a sentence: nothing in it, a fault, a table that moved on, or what the what-if
 * of exactly this content says. Empty when it can.
 */
export function blocksOf(one: Publishable, { deps }: Pick<Reading, 'deps'>): string[] {
  const { changes, choices } = one.content;
  if (changes.length + choices.length === 0) return ['The draft changes nothing.'];
  return [
    ...(one.hasConflict ? ['A table of the draft was changed by somebody else. Look at it and save yours again.'] : []),
    ...(one.faults.length > 0 ? ['Something in the draft has to be corrected first.'] : []),
    ...blocksOfWhatIf(one.whatIf, one.contentHash, deps.clock.now()),
  ];
}
