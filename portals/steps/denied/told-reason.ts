import type { finishResult } from '@contract/application/entity';
import { monthYear } from '@portals/format/dates';
import type { Snapshot } from 'valtio/vanilla';
import type * as z from 'zod/mini';
import { factWords } from './fact-words';

export type Reason = Snapshot<z.infer<typeof finishResult>>['deniedReasons'][number];

/** A reason, what of the file it rests on in words, and what helps. */
export function toldReason({ code, text, fact, howToImprove }: Reason) {
  const said = fact && factWords[fact.kind]({ month: monthYear(fact.month), number: fact.number ?? 0 });
  return { code, text, fact: said, howToImprove };
}
