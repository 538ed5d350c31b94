import type { Tx } from '../db/database';
import type { Deps } from '../deps';
import type { PracticeRow } from '../features/practice/index';
import type { ProcessorOfMembers } from './processor-of-members';
import type { Random } from './random';
import type { Timeline } from './timeline';

/** The tools of the past: the one transaction and the dependencies on it. */
export type Past = { tx: Tx; deps: Deps };

/** What the happenings of the demo world share. */
export type World = Past & {
  random: Random;
  timeline: Timeline;
  practice(id: string): PracticeRow;
  /** For what the clock does by itself. */
  settling: Deps;
  /** For what practices are paid, with a bank and draws of its own, and the days on which it is looked at. */
  funding: { deps: Deps; days: Set<string> };
  /** For what stands beside the drawn people, refunds for example: with draws of its own. */
  aside: Deps;
  /** For what practices set for their memberships, with draws of its own. */
  settings: Deps;
  /** For members, with draws and a processor of their own. */
  members: Past & { random: Random; processor: ProcessorOfMembers };
  /** Loans that a refund has changed since their payments were played. */
  refunded: Set<string>;
  /** For how loans are paid, with draws of its own; `papers` for what is kept of it, so that a paper more makes no other world. */
  paying: { past: Past; random: Random; papers: Deps };
};
