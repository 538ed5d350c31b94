import { tryUnderwriting } from '@contract/credit-portal/try-calls';
import type { GradeAssignmentContent } from '@contract/versioned-tables/grade-assignment';
import type { RulesetContent } from '@contract/versioned-tables/ruleset';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { SOUND } from './try-facts';
import { trial } from './try-one.store';

/** What is typed, as the call takes it. */
export type Proposed =
  | { ruleset: { _id: string } & RulesetContent }
  | { gradeAssignment: { _id: string } & GradeAssignmentContent };

export function setFacts(facts: DecisionInputs): void {
  trial.facts = facts;
}

export function clearFacts(): void {
  trial.facts = { ...SOUND };
}

/** Decides the facts; an answer to what was typed before is dropped. `tried` tells this trial from others. */
export async function tryFacts(facts: DecisionInputs, proposed: Proposed, tried: string): Promise<void> {
  trial.tried = tried;
  // The body is written as it is checked: what cannot be decided is refused by the server, by its field.
  const body = { facts, ...proposed } as never;
  await load(trial.result, (signal) => call(tryUnderwriting, { body }, { signal }));
}
