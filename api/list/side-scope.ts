import type { PracticeScope } from '../http/actor';
import type { Scope } from './list-source';

/**
 * Whose rows a list of financing shows: those of the practices asked for, which the caller checked, else of all in scope. All
 * practices of a side of the sell percentage are one value of `side_key`, some are one each of `practice_id`.
 */
export function scopeOfSide(scope: PracticeScope, asked: readonly string[] | undefined): Scope {
  if (asked && asked.length > 0) return { column: 'practice_id', values: [...new Set(asked)] };
  if (scope.kind === 'some') return { column: 'practice_id', values: scope.practiceIds };
  return { column: 'side_key', values: [scope.financePartner ? 'partner' : 'full'] };
}
