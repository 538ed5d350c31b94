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
  if (changes.length + choices.length === 0) return ['This draft has no changes.'];
  return [
    ...(one.hasConflict ? ['Someone else changed a table in this draft. Review it and save your version again.'] : []),
    ...(one.faults.length > 0 ? ['Fix the errors in this draft first.'] : []),
    ...blocksOfWhatIf(one.whatIf, one.contentHash, deps.clock.now()),
  ];
}
